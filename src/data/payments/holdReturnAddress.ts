import { saveReturnAddress } from '~/state/session/returnAddress';
import { storageKeys } from '~/state/storageKeys';
import { read, remove, write } from '~/platform/storage';

/**
 * Stores this page's address while a payment runs (PARK-31) and returns a function that undoes this. Only one address
 * can be stored. Undoing restores the previous one, which another tab's open payment page may need.
 */
export const holdReturnAddress = (): (() => void) => {
  const earlier = read(storageKeys.returnAddress);
  saveReturnAddress();
  const written = JSON.stringify(read(storageKeys.returnAddress));
  return () => {
    // Another tab may have stored its own address since.
    if (JSON.stringify(read(storageKeys.returnAddress)) !== written) return;
    if (earlier) write(storageKeys.returnAddress, earlier);
    else remove(storageKeys.returnAddress);
  };
};
