import { instant, storageKey } from './storageKeys';
import { read, write } from '~/platform/storage';

/**
 * When persistent storage was last requested. Some browsers prompt the driver, who must not be prompted again for a
 * while. Others decide by how much the app is used, so their refusal is not final.
 */
export const persistenceRequestedAtKey = storageKey<number>({
  name: 'asked-to-last',
  owner: 'device',
  purpose: 'settings',
  schema: instant,
  fallback: 0,
});
const retryAfterMs = 30 * 86_400_000;

/** True if the browser promises not to clear the app's storage automatically. Undefined if that is unknown. */
export const isStoragePersisted = async (): Promise<boolean | undefined> => {
  try {
    return await navigator.storage.persisted();
  } catch {
    return undefined;
  }
};

/** True if the browser leaves the decision to the driver, or remembers an earlier decision of the driver. */
const promptsDriver = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'persistent-storage' })).state !== 'granted';
  } catch {
    return false;
  }
};

/**
 * Requests persistent storage once there is data worth protecting. Right after an installation it does not wait,
 * because some browsers decide by that. Nothing depends on the outcome.
 */
export const requestPersistence = async (isInstalled = false): Promise<void> => {
  const now = Date.now();
  if (!isInstalled && Math.abs(now - read(persistenceRequestedAtKey)) < retryAfterMs) return;
  try {
    if (await navigator.storage.persisted()) return;
    if ((await navigator.storage.persist()) || (await promptsDriver())) write(persistenceRequestedAtKey, now);
  } catch {
    // Old browsers do not support persistent storage.
  }
};
