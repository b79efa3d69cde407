import { storageKeys } from './storageKeys';
import { read, write } from '~/platform/storage';

/**
 * Returns a random value of this device that is part of every hash, so that hashes cannot be guessed from a list of
 * plates.
 */
const deviceSalt = (): string => {
  const stored = read(storageKeys.deviceSalt);
  if (stored !== '') return stored;
  const salt = crypto.randomUUID();
  write(storageKeys.deviceSalt, salt);
  return salt;
};

/** Returns 128 bits of the SHA-256 of the device's salt and a text, in hexadecimal. */
export const hash = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${deviceSalt()}|${text}`));
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
