import type { Workbox } from 'workbox-window';
import { pagePath } from '~/domain/content/languagePrefix';
import { cityAtom } from '~/state/currentCity';
import { store } from '~/state/store';
import { hasNetwork, hasNetworkAtom } from '~/platform/network';
import { onPageVisible } from '~/platform/onPageVisible';
import { queryClient } from '../queryClient';

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** True if this visit caches the map and the offline bundle. A guest from a QR code sees no map. */
export const mayCacheMap = (): boolean => !savesData() && pagePath(location.pathname) !== '/guest-payment';

/** Prefetches data that a driver opens only without internet and so would never have cached. */
export const prefetchSmsCommands = (): void =>
  void import('~/data/sms-commands/cacheSmsCommands').then(
    ({ cacheSmsCommands }) => cacheSmsCommands(queryClient),
    () => undefined,
  );

/**
 * Makes the worker cache the files that draw the map. On a first visit the map objects arrive before the worker, so it
 * requests them again. Files that fail now are cached at the next visit.
 */
export const cacheMap = (worker: Workbox): void => {
  void worker.messageSW({ type: 'KEEP_MAP_ENGINE' });
  const city = store.get(cityAtom);
  if (!city) return;
  void import('~/data/map/mapInfoAddress').then(
    ({ mapInfoAddress }) => void worker.messageSW({ type: 'KEEP_MAP_INFO', address: mapInfoAddress(city) }),
    () => undefined,
  );
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
export const cacheOfflineBundle = async (): Promise<void> => {
  const modules = await Promise.all([
    import('~/data/offline-bundle/refreshOfflineBundle'),
    import('~/platform/whenUserIdle'),
  ]).catch(() => undefined);
  if (!modules) return;
  const [{ refreshOfflineBundle }, { whenUserIdle }] = modules;
  let isUnderWay = false;
  let nextAt = 0;
  const refresh = async (): Promise<void> => {
    const hasAll = await refreshOfflineBundle(queryClient).catch(() => false);
    nextAt = Date.now() + (hasAll ? recheckMs : retryMs);
    isUnderWay = false;
  };
  const renew = (): void => {
    if (isUnderWay || !hasNetwork() || Date.now() < nextAt) return;
    isUnderWay = true;
    whenUserIdle(() => void refresh(), idleMs);
  };
  renew();
  store.sub(hasNetworkAtom, () => setTimeout(renew, Math.random() * spreadMs));
  onPageVisible(renew);
};
