import { Workbox } from 'workbox-window';
import { cityAtom } from '~/state/currentCity';
import { store } from '~/state/store';
import { trustedScript } from '~/platform/trustedScript';
import { afterMapIdle } from '~/platform/whenIdle';
import { queryClient } from '../queryClient';
import { updateAtom } from '../updates/update';
import { onPageVisible } from '~/platform/pageVisibility';

/** Pages on which the map's engine is not fetched ahead: a guest from a QR code gets no map. */
const withoutMap = /^(\/en)?\/guest-payment$/;

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** What only a driver without internet will open, and so never has: asked for ahead, once the app can start offline. */
const prefetchForOffline = (): void =>
  void import('~/data/sms-commands/cacheSmsCommands').then(
    ({ cacheSmsCommands }) => cacheSmsCommands(queryClient),
    () => undefined,
  );

/**
 * Has the worker keep what the map is drawn with. On a first visit the objects came before the worker did: it asks for them
 * once more. What does not come now comes with the next visit.
 */
const cacheMap = async (worker: Workbox): Promise<void> => {
  await afterMapIdle();
  void worker.messageSW({ type: 'KEEP_MAP_ENGINE' });
  const city = store.get(cityAtom);
  if (!city) return;
  const { mapInfoAddress } = await import('~/data/map/mapInfoAddress');
  void worker.messageSW({ type: 'KEEP_MAP_INFO', address: mapInfoAddress(city) });
};

/** Nobody has touched the page for so long: what it does by itself then holds nothing up. */
const idleMs = 4_000;
const recheckMs = 3_600_000;
/** What did not come is asked for again so soon, when the page is seen again or the network comes back. */
const retryMs = 300_000;
/** A whole town may get its network back at one moment: its phones begin at random within so many milliseconds. */
const spreadMs = 15_000;

/** The rest of what a driver needs in a city without internet: while the page is seen and nobody is at it, and again whenever there is a network again. */
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

/** Browsers look for a new version when a page is opened; an installed app may stay open for days. */
const checkForUpdates = (worker: Workbox, offer: () => void): void => {
  let checkedAt = Date.now();
  onPageVisible(() => {
    if (Math.abs(Date.now() - checkedAt) < recheckMs) return;
    checkedAt = Date.now();
    void worker
      .update()
      .then(() => navigator.serviceWorker.getRegistration())
      // The library hears of the first one only.
      .then((registration) => registration?.waiting && offer())
      .catch(() => undefined);
  });
};

/** Registers the service worker; fetched after the first paint, for no page needs it. Where workers are blocked the app goes on without one. */
export const startWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || (import.meta.env.DEV && import.meta.env['VITE_SW_DEV'] !== '1')) return;
  const worker = import.meta.env.DEV
    ? new Workbox(trustedScript('/dev-sw.js?dev-sw'), { type: 'module' })
    : // Its list of files is always asked for anew; its code has its version in its name (`build/splitWorker`).
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
    // The first worker of all takes over no page from another.
    const isUpdate = isControlled;
    isControlled = true;
    if (!isUpdate) return;
    store.set(updateAtom, { isActivated: true, apply: () => location.reload() });
    // Only the tab in which the driver agreed opens itself anew, and taking over may need its time: what was begun meanwhile stays.
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
