import * as v from 'valibot';
import { instant, storageKey, storageKeys } from '../storageKeys';
import { read } from '~/platform/storage';

/** Storage keys that only signing in reads. They load together with it, separately from `storageKeys`. */
export const accountKeys = {
  /** A third-party sign-in that has been begun: the state it must return, its city, and when it began. */
  thirdPartyRequest: storageKey<{ state: string; city: string; at: number } | null>({
    name: 'third-party-request',
    schema: v.nullable(v.object({ state: v.pipe(v.string(), v.nonEmpty()), city: v.string(), at: instant })),
    fallback: null,
    isPerTab: true,
  }),
  /**
   * City → whether its server ended a driver's last login, so that the driver could not choose which data to delete.
   */
  endedByCity: storageKey<Record<string, boolean>>({
    name: 'ended-by-city',
    schema: v.record(v.string(), v.boolean()),
    fallback: {},
  }),
};

/**
 * Returns the keys of the driver logins of a city, as stored now: the current login, and an expired one that may
 * return.
 */
export const loginKeysIn = (city: string): string[] => {
  const { standart, expired } = read(storageKeys.signIns)[city] ?? {};
  return [standart?.cacheKey, expired].filter((loginKey) => loginKey !== undefined);
};
