// Withdraws a faulty worker: put in place of `sw.js` (README, "Releases, and one to take back"), it deletes the
// worker's caches and unregisters it. Open pages stay as they are, because a payment may be running on one.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
