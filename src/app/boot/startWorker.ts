import { Workbox } from 'workbox-window';
import { cityAtom } from '~/state/currentCity';
import { store } from '~/state/store';
import { trustedScript } from '~/platform/trustedScript';
import { afterMapIdle } from '~/platform/whenIdle';
import { onPageVisible } from '~/platform/onPageVisible';
import { queryClient } from '../queryClient';
import { updateAtom } from '../updates/update';

/** Pages that do not prefetch the map engine: a guest from a QR code sees no map. */
const withoutMap = /^(\/en)?\/guest-payment$/;

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Prefetches data that a driver opens only without internet and so would never have cached. Runs once the app can start
 * offline.
 */
const prefetchForOffline = (): void =>
  void import('~/data/sms-commands/cacheSmsCommands').then(
    ({ cacheSmsCommands }) => cacheSmsCommands(queryClient),
    () => undefined,
  );

/**
 * Makes the worker cache the files that draw the map. On a first visit the map objects arrive before the worker, so it
 * requests them again. Files that fail now are cached at the next visit.
 */
const cacheMap = async (worker: Workbox): Promise<void> => {
  await afterMapIdle();
  void worker.messageSW({ type: 'KEEP_MAP_ENGINE' });
  const city = store.get(cityAtom);
  if (!city) return;
  const { mapInfoAddress } = await import('~/data/map/mapInfoAddress');
  void worker.messageSW({ type: 'KEEP_MAP_INFO', address: mapInfoAddress(city) });
};

/** The user counts as idle after this time, so background work delays nothing. */
const idleMs = 4_000;
const recheckMs = 3_600_000;
/** The delay before missing parts may be requested again, when the page becomes visible or the network returns. */
const retryMs = 300_000;
/**
 * All phones of a city may get their network back at the same moment: each starts at a random time within this limit.
 */
const spreadMs = 15_000;

/**
 * Caches the rest of what a driver needs in a city without internet. Runs while the page is visible and the user is
 * idle. Repeats when the page becomes visible or the network returns.
 */
const cacheOfflineBundle = async (): Promise<void> => {
  const [{ refreshOfflineBundle }, { whenUserIdle }] = await Promise.all([
    import('~/data/offline-bundle/refreshOfflineBundle'),
    import('~/platform/whenUserIdle'),
  ]);
  let isUnderWay = false;
  let nextAt = 0;
  const refresh = async (): Promise<void> => {
    const hasAll = await refreshOfflineBundle(queryClient).catch(() => false);
    nextAt = Date.now() + (hasAll ? recheckMs : retryMs);
    isUnderWay = false;
  };
  const renew = (): void => {
    if (isUnderWay || !navigator.onLine || Date.now() < nextAt) return;
    isUnderWay = true;
    whenUserIdle(() => void refresh(), idleMs);
  };
  renew();
  addEventListener('online', () => setTimeout(renew, Math.random() * spreadMs));
  onPageVisible(renew);
};

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
 * Registers the service worker. Loaded after the first paint, because no page needs it. If workers are blocked, the app
 * runs without one.
 */
export const startWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || (import.meta.env.DEV && import.meta.env['VITE_SW_DEV'] !== '1')) return;
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
  if (!(await worker.register().catch(() => undefined))) return;
  checkForUpdates(worker, offer);
  await navigator.serviceWorker.ready;
  import('./onWorkerReady').then(
    ({ onWorkerReady }) => onWorkerReady(),
    () => undefined,
  );
  void afterMapIdle().then(prefetchForOffline);
  if (savesData() || withoutMap.test(location.pathname)) return;
  void cacheMap(worker).catch(() => undefined);
  void afterMapIdle()
    .then(cacheOfflineBundle)
    .catch(() => undefined);
};
