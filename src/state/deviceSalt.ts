import { storageKeys } from './storageKeys';
import { read, write } from '~/platform/storage';
import { withTimeout } from '~/platform/time';

/**
 * The copy of this device's salt in the storage that a killed browser does not lose (`reliability.md`, F-30): hashed with another one,
 * the records that come back from theirs (`attemptsCopy`) would be nobody's.
 */
const name = 'device-salt';

const syncCopy = async (): Promise<void> => {
  const { get, set } = await import('idb-keyval');
  const copy = await get<unknown>(name);
  if (read(storageKeys.deviceSalt) === '')
    write(storageKeys.deviceSalt, typeof copy === 'string' ? copy : crypto.randomUUID());
  const salt = read(storageKeys.deviceSalt);
  if (salt !== copy) await set(name, salt);
};

/** Storage that hangs keeps nobody from paying. */
const maxWaitMs = 300;

let pendingSync: Promise<unknown> | undefined;

/** Waits until the salt is there, as it was, and its copy too, but not for long. Once for each page. */
export const awaitDeviceSalt = async (): Promise<void> => {
  if (!('indexedDB' in globalThis)) return;
  pendingSync ??= withTimeout(
    syncCopy().catch(() => undefined),
    maxWaitMs,
  );
  await pendingSync;
};
