import type { QueryClient } from '@tanstack/react-query';
import type { CityConfig } from '~/city/schema';
import { withTimeout } from '~/platform/time';
import { mapInfoAddress } from '../map/mapInfoAddress';
import { fetchOfflineBundle } from './refreshOfflineBundle';
import { readOfflineBundle } from './readOfflineBundle';

/** The longest wait for the worker's reply. */
const workerTimeoutMs = 30_000;

/**
 * Makes the worker request the map's objects past its cache. Returns false if no worker can store them, as in a private
 * window.
 */
const refreshMapCache = async (config: CityConfig): Promise<boolean> => {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  const workerReply = new Promise<void>((resolve) => {
    port1.addEventListener('message', () => resolve());
    port1.start();
  });
  worker.postMessage({ type: 'KEEP_MAP_INFO', address: mapInfoAddress(config), isFresh: true }, [port2]);
  await withTimeout(workerReply, workerTimeoutMs);
  port1.close();
  return true;
};

/** Refreshes the whole bundle at the driver's request. Returns false if a part is still as old as before. */
export const refreshOfflineBundleNow = async (queryClient: QueryClient, config: CityConfig): Promise<boolean> => {
  const startedAt = Date.now();
  const [, hasWorker] = await Promise.all([
    fetchOfflineBundle(queryClient, config, 0),
    refreshMapCache(config).catch(() => false),
  ]);
  const parts = await readOfflineBundle(queryClient, config);
  // A city need not have its own pages.
  return parts.every(
    ({ name, at }) => (name === 'map' && !hasWorker) || (at === undefined ? name === 'pages' : at >= startedAt),
  );
};
