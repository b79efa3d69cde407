import { minuteMs } from '~/domain/time/cityTime';
import { storageKeys } from '../storageKeys';
import { read, remove, write } from '~/platform/storage';

/** How long the return address of a payment page is stored. */
export const returnAddressLifeMs = 30 * minuteMs;

/** Stores the address to return to, before a payment may lead away. */
export const saveReturnAddress = (href = location.pathname + location.search): void => {
  write(storageKeys.returnAddress, { href, at: Date.now() });
};

/** Called when the payment ended without leaving the page. */
export const clearReturnAddress = (): void => remove(storageKeys.returnAddress);

let hasReturned = false;
/** True once after a start that has led back from a payment page. */
export const takeReturn = (): boolean => {
  const value = hasReturned;
  hasReturned = false;
  return value;
};

/** Returns the stored address once, if it is recent. */
export const takeReturnAddress = (): string | undefined => {
  const stored = read(storageKeys.returnAddress);
  remove(storageKeys.returnAddress);
  const age = stored ? Date.now() - stored.at : Number.POSITIVE_INFINITY;
  hasReturned = stored !== undefined && age >= 0 && age < returnAddressLifeMs;
  return hasReturned ? stored?.href : undefined;
};
