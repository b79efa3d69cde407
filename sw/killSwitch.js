// The way out of a worker that must not have been released: put in the place of `sw.js` (README, "Releases, and one to take back"), it
// drops what the worker keeps and goes. Pages that are open stay as they are: somebody may be paying on one.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
