import * as v from 'valibot';
import { listOf, storageKey, storageKeys } from '../storageKeys';
import { read, remove, write } from '~/platform/storage';

/** What a person is called whose login the server has ended: hashes alone, for a device may be anybody's by the next login. */
export interface ExpiredPerson {
  city: string;
  /** The key of the login that has ended. */
  cacheKey: string;
  names: string[];
}

/** Kept, for the app may be closed before the person is back. */
export const expiredNamesKey = storageKey<ExpiredPerson[]>({
  name: 'expired-names',
  owner: 'account',
  purpose: 'login',
  schema: listOf<ExpiredPerson>(v.object({ city: v.string(), cacheKey: v.string(), names: v.array(v.string()) })),
  fallback: [],
});

export const isStillExpected = ({ city, cacheKey }: ExpiredPerson): boolean =>
  read(storageKeys.signIns)[city]?.expired === cacheKey;

/** Drops the names of whoever is back, or is not waited for any more; by what is stored, for another tab may have ended another login. */
export const clearExpiredNames = (): void => {
  const all = read(expiredNamesKey);
  const awaited = all.filter(isStillExpected);
  if (awaited.length === 0) remove(expiredNamesKey);
  else if (awaited.length < all.length) write(expiredNamesKey, awaited);
};
