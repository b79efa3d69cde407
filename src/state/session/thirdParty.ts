import { accountKeys } from './accountKeys';
import { read, remove, write } from '~/platform/storage';

/**
 * Stores and returns the state that the third party must return. Per tab, because the sign-in may lead away from the
 * page.
 */
export const beginThirdParty = (city: string): string => {
  const state = crypto.randomUUID();
  write(accountKeys.thirdPartyRequest, { state, city, at: Date.now() });
  return state;
};

/** Returns the stored request once. */
export const takeThirdPartyRequest = () => {
  const request = read(accountKeys.thirdPartyRequest);
  remove(accountKeys.thirdPartyRequest);
  return request;
};

/**
 * The hash of the address that the third party returned to. In memory only, because it has been removed from the
 * address.
 */
let returnedHash = '';

export const storeReturned = (hash: string): void => {
  returnedHash = hash;
};

/** Returns the hash once. */
export const takeReturned = (): string => {
  const hash = returnedHash;
  returnedHash = '';
  return hash;
};
