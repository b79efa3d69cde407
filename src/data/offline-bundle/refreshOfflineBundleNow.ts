import type { QueryClient } from '@tanstack/react-query';
import type { CityConfig } from '~/city/schema';
import { mapInfoAddress } from '../map/mapInfoAddress';
import { fetchOfflineBundle } from './refreshOfflineBundle';
import { readOfflineBundle } from './readOfflineBundle';
import { withTimeout } from '~/platform/time';

/** Longer than that nobody waits for a worker's word. */
const workerTimeoutMs = 30_000;

/** Has the worker ask for the map's objects past its kept copy. False where there is no worker that could keep them: in a private window. */
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

/** All of it anew, because the driver asks for it. False where some of it is as old as before. */
export const refreshOfflineBundleNow = async (queryClient: QueryClient, config: CityConfig): Promise<boolean> => {
  const startedAt = Date.now();
  const [, hasWorker] = await Promise.all([
    fetchOfflineBundle(queryClient, config, 0),
    refreshMapCache(config).catch(() => false),
  ]);
  const parts = await readOfflineBundle(queryClient, config);
  // A city need not have rules of its own.
  return parts.every(
    ({ name, at }) => (name === 'map' && !hasWorker) || (at === undefined ? name === 'pages' : at >= startedAt),
  );
};
