import { workerCaches } from '~/domain/content/workerCaches';

/** Makes room on a full device: removes map tiles first, and nothing that payments depend on (F-68). */

/** The browsers' names for a lack of room; the second one is Firefox's for local storage. */
const quotaErrorNames: readonly unknown[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];
const isQuotaError = (error: unknown): boolean => quotaErrorNames.includes((error as { name?: unknown } | null)?.name);

/**
 * The tiles that may be removed for a write. `passing`: those cached in passing. `any`: also those of the driver's
 * offline area, for data that cannot be fetched again.
 */
export type EvictionScope = 'any' | 'passing';

const evictionOrder: Record<EvictionScope, readonly string[]> = {
  any: [workerCaches.tiles, workerCaches.offlineTiles],
  passing: [workerCaches.tiles],
};

/** The event that reports the removal of the offline area's tiles (`state/map/offlineArea`). */
export const offlineAreaEvicted = 'parking-area-gone';

/** Also stops the worker, which may be fetching the area and has no cache for it any more. */
const notifyOfflineAreaEvicted = (): void => {
  navigator.serviceWorker?.controller?.postMessage({ type: 'STOP_AREA' });
  globalThis.dispatchEvent(new Event(offlineAreaEvicted));
};

/** The used share from which other storage may be the cause. In most browsers local storage has its own limit. */
const fullShare = 0.9;

/** True if tiles may be the reason that local storage has no room, or if the browser does not report its usage. */
const isDeviceFull = async (): Promise<boolean> => {
  try {
    const { usage = 1, quota = 1 } = await navigator.storage.estimate();
    return usage >= quota * fullShare;
  } catch {
    return true;
  }
};

/**
 * Retries a failed write while making room step by step. Throws the last error if nothing helps, or at once if the
 * cause is not a lack of room.
 */
export const retryWithEviction = async (
  firstError: unknown,
  write: () => void | Promise<void>,
  scope: EvictionScope = 'any',
): Promise<void> => {
  let error = firstError;
  for (const name of evictionOrder[scope]) {
    if (!isQuotaError(error) || !('caches' in globalThis)) throw error;
    if ((await caches.delete(name)) && name === workerCaches.offlineTiles) notifyOfflineAreaEvicted();
    try {
      await write();
      return;
    } catch (nextError) {
      error = nextError;
    }
  }
  throw error;
};

/** Tries a write, and retries it after each removal. */
export const writeWithEviction = async (write: () => void | Promise<void>, scope?: EvictionScope): Promise<void> => {
  try {
    await write();
  } catch (error) {
    await retryWithEviction(error, write, scope);
  }
};

/**
 * The same for local storage, whose own limit does not depend on tiles: they are removed only if the whole device is
 * full.
 */
export const writeWithEvictionIfDeviceFull = async (write: () => void, scope?: EvictionScope): Promise<void> => {
  if (await isDeviceFull()) await writeWithEviction(write, scope);
};
