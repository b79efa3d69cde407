import * as v from 'valibot';
import { read, remove, write } from '~/platform/storage';
import { listOf, storageKey, storageKeys } from '../storageKeys';

/** Hashed names of a person whose login the server has ended. Hashes only: the next login may be another person's. */
export interface ExpiredPerson {
  city: string;
  /** The key of the login that has ended. */
  cacheKey: string;
  names: string[];
}

/** Stored, because the app may be closed before the person is back. */
export const expiredNamesKey = storageKey<ExpiredPerson[]>({
  name: 'expired-names',
  owner: 'account',
  purpose: 'login',
  schema: listOf<ExpiredPerson>(v.object({ city: v.string(), cacheKey: v.string(), names: v.array(v.string()) })),
  fallback: [],
});

export const isStillExpected = ({ city, cacheKey }: ExpiredPerson): boolean =>
  read(storageKeys.signIns)[city]?.expired === cacheKey;

/** Clears the names that are no longer awaited. Reads storage, because another tab may have ended another login. */
export const clearExpiredNames = (): void => {
  const all = read(expiredNamesKey);
  const awaited = all.filter(isStillExpected);
  if (awaited.length === 0) remove(expiredNamesKey);
  else if (awaited.length < all.length) write(expiredNamesKey, awaited);
};
