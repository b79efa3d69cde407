/** What goes where the device has no room left: the map's ground first, and nothing that money hangs on (`reliability.md`, F-68). */

/** As browsers name the want of room, the second one Firefox for its small storage. */
const quotaErrorNames: readonly unknown[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];
const isQuotaError = (error: unknown): boolean => quotaErrorNames.includes((error as { name?: unknown } | null)?.name);

/** What may go for a write: tiles that passed by; for what cannot be had again, then those too that the driver asked to keep. */
export type EvictionScope = 'any' | 'passing';

const offlineTilesCache = 'kept-tiles';
const evictionOrder: Record<EvictionScope, readonly string[]> = {
  any: ['tiles', offlineTilesCache],
  passing: ['tiles'],
};

/** By this name whoever shows the area hears that its tiles have gone (`state/map/offlineArea`). */
export const offlineAreaEvicted = 'parking-area-gone';

/** The worker, which may be fetching it, has nothing left to keep it in. */
const notifyOfflineAreaEvicted = (): void => {
  navigator.serviceWorker?.controller?.postMessage({ type: 'STOP_AREA' });
  globalThis.dispatchEvent(new Event(offlineAreaEvicted));
};

/** So full is a device whose other storage may be to blame: the small one has a limit of its own in most browsers. */
const fullShare = 0.9;

/** May tiles be what leaves the small storage no room? Where the browser does not say, they may. */
const isDeviceFull = async (): Promise<boolean> => {
  try {
    const { usage = 1, quota = 1 } = await navigator.storage.estimate();
    return usage >= quota * fullShare;
  } catch {
    return true;
  }
};

/**
 * Tries a write that has failed again as room is made, step by step. The last fault is thrown where nothing has helped, and at once where
 * it is no want of room.
 */
export const retryWithEviction = async (
  firstError: unknown,
  write: () => void | Promise<void>,
  scope: EvictionScope = 'any',
): Promise<void> => {
  let error = firstError;
  for (const name of evictionOrder[scope]) {
    if (!isQuotaError(error) || !('caches' in globalThis)) throw error;
    if ((await caches.delete(name)) && name === offlineTilesCache) notifyOfflineAreaEvicted();
    try {
      await write();
      return;
    } catch (nextError) {
      error = nextError;
    }
  }
  throw error;
};

/** Tries a write, and once more for each thing that has gone for it. */
export const writeWithEviction = async (write: () => void | Promise<void>, scope?: EvictionScope): Promise<void> => {
  try {
    await write();
  } catch (error) {
    await retryWithEviction(error, write, scope);
  }
};

/** The same for the small storage, whose own limit tiles have nothing to do with: they go only where the whole device is full. */
export const writeWithEvictionIfDeviceFull = async (write: () => void, scope?: EvictionScope): Promise<void> => {
  if (await isDeviceFull()) await writeWithEviction(write, scope);
};
