import { Workbox } from 'workbox-window';
import { store } from '~/state/store';
import { trustedScript } from '~/platform/trustedScript';
import { onPageVisible } from '~/platform/onPageVisible';
import { updateAtom } from '../updates/update';

const recheckMs = 3_600_000;

/** Browsers check for a new version when a page is opened, but an installed app may stay open for days. */
const checkForUpdates = (worker: Workbox, offer: () => void): void => {
  let checkedAt = Date.now();
  onPageVisible(() => {
    if (Math.abs(Date.now() - checkedAt) < recheckMs) return;
    checkedAt = Date.now();
    void worker
      .update()
      .then(() => navigator.serviceWorker.getRegistration())
      // The library reports only the first one.
      .then((registration) => registration?.waiting && offer())
      .catch(() => undefined);
  });
};

/**
 * Registers the service worker and resolves with it once the app can start offline. Resolves with undefined where
 * workers are blocked: the app runs without one.
 */
export const startWorker = async (): Promise<Workbox | undefined> => {
  if (!('serviceWorker' in navigator) || (import.meta.env.DEV && import.meta.env['VITE_SW_DEV'] !== '1'))
    return undefined;
  const worker = import.meta.env.DEV
    ? new Workbox(trustedScript('/dev-sw.js?dev-sw'), { type: 'module' })
    : // The worker's list of files is always fetched from the server. Its code has its version in the file name (`build/splitWorker`).
      new Workbox(trustedScript('/sw.js'), { updateViaCache: 'imports' });
  let hasRequested = false;
  const offer = (): void =>
    store.set(updateAtom, {
      isActivated: false,
      apply: () => {
        hasRequested = true;
        worker.messageSkipWaiting();
      },
    });
  worker.addEventListener('waiting', offer);
  let isControlled = navigator.serviceWorker.controller !== null;
  worker.addEventListener('controlling', () => {
    // The very first worker does not replace another one.
    const isUpdate = isControlled;
    isControlled = true;
    if (!isUpdate) return;
    store.set(updateAtom, { isActivated: true, apply: () => location.reload() });
    // Only the tab in which the driver agreed reloads. Taking over may take a while, so work that was begun in the
    // meantime stays.
    if (hasRequested)
      void import('../updates/updateBlockers').then(
        ({ updateBlockerHere }) => updateBlockerHere() ?? location.reload(),
      );
  });
  if (!(await worker.register().catch(() => undefined))) return undefined;
  checkForUpdates(worker, offer);
  await navigator.serviceWorker.ready;
  return worker;
};
