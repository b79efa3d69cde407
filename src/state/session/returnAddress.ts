import { returnAddressLifeMs } from '~/domain/stay/stayLink';
import { storageKeys } from '../storageKeys';
import { read, remove, write } from '~/platform/storage';

/** Keeps the address to come back to, before a payment may lead away (document 1, section 4). */
export const saveReturnAddress = (href = location.pathname + location.search): void => {
  write(storageKeys.returnAddress, { href, at: Date.now() });
};

/** The payment ended without leaving: nothing to come back from. */
export const clearReturnAddress = (): void => remove(storageKeys.returnAddress);

/** Gives the kept address once, if it is recent. */
export const takeReturnAddress = (): string | undefined => {
  const stored = read(storageKeys.returnAddress);
  remove(storageKeys.returnAddress);
  const age = stored ? Date.now() - stored.at : Number.POSITIVE_INFINITY;
  return stored && age >= 0 && age < returnAddressLifeMs ? stored.href : undefined;
};
