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

/** Returns the stored address once, if it is recent. */
export const takeReturnAddress = (): string | undefined => {
  const stored = read(storageKeys.returnAddress);
  remove(storageKeys.returnAddress);
  const age = stored ? Date.now() - stored.at : Number.POSITIVE_INFINITY;
  return stored && age >= 0 && age < returnAddressLifeMs ? stored.href : undefined;
};
