import { rememberReturn } from '~/state/returnAddress';
import { keys } from '~/state/keys';
import { read, remove, write } from '~/state/storage';

/**
 * Keeps this page's address while a payment runs (PARK-31); gives what undoes that. There is one place for it: the way back of a
 * payment page that stands open in another tab is there again afterwards.
 */
export const returnDuring = (): (() => void) => {
  const earlier = read(keys.returnAddress);
  rememberReturn();
  const own = JSON.stringify(read(keys.returnAddress));
  return () => {
    // Another tab may have led somebody away since.
    if (JSON.stringify(read(keys.returnAddress)) !== own) return;
    if (earlier) write(keys.returnAddress, earlier);
    else remove(keys.returnAddress);
  };
};
