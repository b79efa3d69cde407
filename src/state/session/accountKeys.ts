import * as v from 'valibot';
import { instant, storageKey, storageKeys } from '../storageKeys';
import { read, type StoredData } from '~/platform/storage';

/** Storage keys that only signing in reads. They load together with it, separately from `storageKeys`. */
export const accountKeys = {
  /** A third-party sign-in that has been begun: the state it must return, its city, and when it began. */
  thirdPartyRequest: storageKey<{ state: string; city: string; at: number } | null>({
    name: 'third-party-request',
    owner: 'device',
    purpose: 'login',
    schema: v.nullable(v.object({ state: v.pipe(v.string(), v.nonEmpty()), city: v.string(), at: instant })),
    fallback: null,
    isPerTab: true,
  }),
  /**
   * City → whether its server ended a driver's last login, so that the driver could not choose which data to delete.
   */
  endedByCity: storageKey<Record<string, boolean>>({
    name: 'ended-by-city',
    owner: 'device',
    purpose: 'settings',
    schema: v.record(v.string(), v.boolean()),
    fallback: {},
  }),
};

/** Papers that were seen once, in IndexedDB: each under the random key of its login. */
export const receiptsKey: StoredData = { name: 'person.', owner: 'account', purpose: 'receipts' };

/**
 * Returns the keys of the driver logins of a city, as stored now: the current login, and an expired one that may
 * return.
 */
export const loginKeysIn = (city: string): string[] => {
  const { standart, expired } = read(storageKeys.signIns)[city] ?? {};
  return [standart?.cacheKey, expired].filter((loginKey) => loginKey !== undefined);
};
