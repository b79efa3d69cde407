import { instant, storageKey } from './storageKeys';
import { read, write } from '~/platform/storage';

/**
 * When the browser was asked to keep what this app stores. Some ask the driver, who is not asked again for a while; others decide by
 * themselves, by how much the app is used: no is not their last word.
 */
const requestedAtKey = storageKey<number>({ name: 'asked-to-last', schema: instant, fallback: 0 });
const retryAfterMs = 30 * 86_400_000;

/** Does the browser promise not to clear the app's storage by itself? Undefined where it does not say. */
export const isStoragePersisted = async (): Promise<boolean | undefined> => {
  try {
    return await navigator.storage.persisted();
  } catch {
    return undefined;
  }
};

/** Does the browser leave the answer to the driver, or remember one of the driver's? */
const promptsDriver = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'persistent-storage' })).state !== 'granted';
  } catch {
    return false;
  }
};

/**
 * Asks the browser for that promise, when there is something worth it; at once where the app has just been installed, by which some decide.
 * Whatever comes of it, nothing depends on it.
 */
export const requestPersistence = async (isInstalled = false): Promise<void> => {
  const now = Date.now();
  if (!isInstalled && Math.abs(now - read(requestedAtKey)) < retryAfterMs) return;
  try {
    if (await navigator.storage.persisted()) return;
    if ((await navigator.storage.persist()) || (await promptsDriver())) write(requestedAtKey, now);
  } catch {
    // Old browsers have no such promise.
  }
};
