import { accountKeys } from './accountKeys';
import { read, remove, write } from '~/platform/storage';

/** Notes what the answer of a third party must bring back. In this tab: the sign-in may lead away from the page. */
export const beginThirdParty = (city: string): string => {
  const state = crypto.randomUUID();
  write(accountKeys.thirdPartyRequest, { state, city, at: Date.now() });
  return state;
};

/** Gives what was noted, once. */
export const takeThirdPartyRequest = () => {
  const request = read(accountKeys.thirdPartyRequest);
  remove(accountKeys.thirdPartyRequest);
  return request;
};

/** What stood behind # where the third party led back to. In memory only: the address has forgotten it. */
let returnedHash = '';

export const storeReturned = (hash: string): void => {
  returnedHash = hash;
};

/** Gives it once. */
export const takeReturned = (): string => {
  const hash = returnedHash;
  returnedHash = '';
  return hash;
};
