import { keys } from './keys';
import { read, write } from './storage';

/**
 * The copy of this device's salt in the storage that a killed browser does not lose (`reliability.md`, F-30): hashed with another one,
 * the records that come back from theirs (`attemptsCopy`) would be nobody's.
 */
const name = 'device-salt';

const keep = async (): Promise<void> => {
  const { get, set } = await import('idb-keyval');
  const copy = await get<unknown>(name);
  if (read(keys.deviceSalt) === '') write(keys.deviceSalt, typeof copy === 'string' ? copy : crypto.randomUUID());
  const salt = read(keys.deviceSalt);
  if (salt !== copy) await set(name, salt);
};

/** Storage that hangs keeps nobody from paying. */
const mostWaitMs = 300;

let kept: Promise<unknown> | undefined;

/** Waits until the salt is there, as it was, and its copy too, but not for long. Once for each page. */
export const untilSaltIsKept = async (): Promise<void> => {
  if (!('indexedDB' in globalThis)) return;
  kept ??= Promise.race([keep().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, mostWaitMs))]);
  await kept;
};
