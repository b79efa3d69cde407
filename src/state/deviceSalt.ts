import { withTimeout } from '~/platform/time';
import { storageKeys } from './storageKeys';
import { read, write } from '~/platform/storage';

/**
 * The name of the salt's copy in IndexedDB, which survives a killed browser (F-30). With a different salt, attempt
 * records restored from their own copy (`attemptsCopy`) would match no account.
 */
const { name } = storageKeys.deviceSalt;

const syncCopy = async (): Promise<void> => {
  const { get, set } = await import('idb-keyval');
  const copy = await get<unknown>(name);
  if (read(storageKeys.deviceSalt) === '')
    write(storageKeys.deviceSalt, typeof copy === 'string' ? copy : crypto.randomUUID());
  const salt = read(storageKeys.deviceSalt);
  if (salt !== copy) await set(name, salt);
};

/** Hanging storage must not block a payment. */
const maxWaitMs = 300;

let pendingSync: Promise<unknown> | undefined;

/**
 * Waits until the salt, restored from its copy if necessary, and the copy are in place, but for at most `maxWaitMs`.
 * Runs once per page.
 */
export const awaitDeviceSalt = async (): Promise<void> => {
  if (!('indexedDB' in globalThis)) return;
  pendingSync ??= withTimeout(
    syncCopy().catch(() => undefined),
    maxWaitMs,
  );
  await pendingSync;
};
