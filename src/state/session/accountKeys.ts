import * as v from 'valibot';
import { instant, storageKey, storageKeys } from '../storageKeys';
import { read } from '~/platform/storage';

/** The part of the list of `keys` that only signing in reads: it comes along with it. */
export const accountKeys = {
  /** A sign-in with a third party that has been begun: what it must bring back, for which city, since when. */
  thirdPartyRequest: storageKey<{ state: string; city: string; at: number } | null>({
    name: 'third-party-request',
    schema: v.nullable(v.object({ state: v.pipe(v.string(), v.nonEmpty()), city: v.string(), at: instant })),
    fallback: null,
    isPerTab: true,
  }),
  /** City → whether its server has ended the last login of a driver, who was not asked what may go. */
  endedByCity: storageKey<Record<string, boolean>>({
    name: 'ended-by-city',
    schema: v.record(v.string(), v.boolean()),
    fallback: {},
  }),
};

/** Who is signed in, or waited for, as a driver of a city by now, by what is stored: the keys of their logins. */
export const loginKeysIn = (city: string): string[] => {
  const { standart, expired } = read(storageKeys.signIns)[city] ?? {};
  return [standart?.cacheKey, expired].filter((loginKey) => loginKey !== undefined);
};
