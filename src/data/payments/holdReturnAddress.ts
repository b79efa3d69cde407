import { saveReturnAddress } from '~/state/session/returnAddress';
import { storageKeys } from '~/state/storageKeys';
import { read, remove, write } from '~/platform/storage';

/**
 * Keeps this page's address while a payment runs (PARK-31); gives what undoes that. There is one place for it: the way back of a
 * payment page that stands open in another tab is there again afterwards.
 */
export const holdReturnAddress = (): (() => void) => {
  const earlier = read(storageKeys.returnAddress);
  saveReturnAddress();
  const written = JSON.stringify(read(storageKeys.returnAddress));
  return () => {
    // Another tab may have led somebody away since.
    if (JSON.stringify(read(storageKeys.returnAddress)) !== written) return;
    if (earlier) write(storageKeys.returnAddress, earlier);
    else remove(storageKeys.returnAddress);
  };
};
