import { returnAddressLifeMs } from '~/domain/stayLink';
import { keys } from './keys';
import { read, remove, write } from './storage';

/** Keeps the address to come back to, before a payment may lead away (document 1, section 4). */
export const rememberReturn = (href = location.pathname + location.search): void => {
  write(keys.returnAddress, { href, at: Date.now() });
};

/** The payment ended without leaving: nothing to come back from. */
export const forgetReturn = (): void => remove(keys.returnAddress);

/** Gives the kept address once, if it is recent. */
export const takeReturn = (): string | undefined => {
  const kept = read(keys.returnAddress);
  remove(keys.returnAddress);
  const age = kept ? Date.now() - kept.at : Number.POSITIVE_INFINITY;
  return kept && age >= 0 && age < returnAddressLifeMs ? kept.href : undefined;
};
