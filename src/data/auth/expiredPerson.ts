import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Profile } from '~/domain/account/profile';
import { namesOf, plainName } from '~/domain/account/samePerson';
import { hash } from '~/state/hash';
import { storageKey, storageKeys, listOf } from '~/state/storageKeys';
import { read, remove, write } from '~/platform/storage';
import { personKey } from '../queryKeys';

/**
 * The names of a person whose login has expired, as hashes only: the next login on this device may be another person's.
 */
interface ExpiredPerson {
  city: string;
  /** The key of the expired login. */
  cacheKey: string;
  names: string[];
}

/** Persisted, because the app may be closed before the person returns. */
const expiredNamesKey = storageKey<ExpiredPerson[]>({
  name: 'expired-names',
  schema: listOf<ExpiredPerson>(v.object({ city: v.string(), cacheKey: v.string(), names: v.array(v.string()) })),
  fallback: [],
});

const hashesOf = (city: string, names: readonly string[]): Promise<string[]> =>
  Promise.all(names.map((name) => hash(`name|${city}|${plainName(name)}`)));

const isStillExpected = ({ city, cacheKey }: ExpiredPerson): boolean =>
  read(storageKeys.signIns)[city]?.expired === cacheKey;

/**
 * Removes the names of people who are back or no longer expected. Decides by storage, because another tab may have
 * ended another login.
 */
export const clearExpiredNames = (): void => {
  const all = read(expiredNamesKey);
  const awaited = all.filter(isStillExpected);
  if (awaited.length === 0) remove(expiredNamesKey);
  else if (awaited.length < all.length) write(expiredNamesKey, awaited);
};

let pendingWrite: Promise<void> = Promise.resolve();

/** Stores the hashes of the person's names before the answers that contain them are dropped. */
export const recordExpiredNames = (queryClient: QueryClient, city: string, cacheKey: string): void => {
  const profile = queryClient.getQueryData<Profile>(personKey(city, { cacheKey }, 'profile'));
  // Another tab may have recorded the names.
  if (!profile) return;
  const writeNames = async (): Promise<void> => {
    const names = await hashesOf(city, namesOf(profile));
    const next = [...read(expiredNamesKey).filter((one) => one.city !== city), { city, cacheKey, names }].filter(
      isStillExpected,
    );
    write(expiredNamesKey, next);
  };
  pendingWrite = writeNames().catch((error: unknown) =>
    console.warn('Whose login has expired could not be noted.', error),
  );
};

/** The person of an expired login, if their names are known. */
export const expiredPerson = async (city: string, cacheKey: string | undefined): Promise<ExpiredPerson | undefined> => {
  await pendingWrite;
  return read(expiredNamesKey).find((one) => one.city === city && one.cacheKey === cacheKey && one.names.length > 0);
};

/** Whether one of these names belongs to that person. */
export const isSamePersonBack = async (
  { city, names }: ExpiredPerson,
  statedNames: readonly string[],
): Promise<boolean> => (await hashesOf(city, statedNames)).some((name) => names.includes(name));
