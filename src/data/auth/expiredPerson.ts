import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Profile } from '~/domain/profile';
import { namesOf, plainName } from '~/domain/samePerson';
import { hash } from '~/state/hash';
import { key, keys, listOf } from '~/state/keys';
import { read, remove, write } from '~/state/storage';
import { personKey } from '../keys';

/** What a person is called whose login the server has ended: hashes alone, for a device may be anybody's by the next login. */
interface ExpiredPerson {
  city: string;
  /** The key of the login that has ended. */
  cacheKey: string;
  names: string[];
}

/** Kept, for the app may be closed before the person is back. */
const expiredKey = key<ExpiredPerson[]>({
  name: 'expired-names',
  schema: listOf<ExpiredPerson>(v.object({ city: v.string(), cacheKey: v.string(), names: v.array(v.string()) })),
  fallback: [],
});

const hashesOf = (city: string, names: readonly string[]): Promise<string[]> =>
  Promise.all(names.map((name) => hash(`name|${city}|${plainName(name)}`)));

const isAwaited = ({ city, cacheKey }: ExpiredPerson): boolean => read(keys.signIns)[city]?.expired === cacheKey;

/** Drops the names of whoever is back, or is not waited for any more; by what is stored, for another tab may have ended another login. */
export const forgetExpired = (): void => {
  const all = read(expiredKey);
  const awaited = all.filter(isAwaited);
  if (awaited.length === 0) remove(expiredKey);
  else if (awaited.length < all.length) write(expiredKey, awaited);
};

let noting: Promise<void> = Promise.resolve();

/** Notes what the person is called, before the answers that say so are dropped. */
export const noteExpired = (queryClient: QueryClient, city: string, cacheKey: string): void => {
  const profile = queryClient.getQueryData<Profile>(personKey(city, { cacheKey }, 'profile'));
  // Another tab may have known it.
  if (!profile) return;
  const note = async (): Promise<void> => {
    const names = await hashesOf(city, namesOf(profile));
    const next = [...read(expiredKey).filter((one) => one.city !== city), { city, cacheKey, names }].filter(isAwaited);
    write(expiredKey, next);
  };
  noting = note().catch((fault: unknown) => console.warn('Whose login has expired could not be noted.', fault));
};

/** The one of an ended login, where it is known what that person is called. */
export const expiredPerson = async (city: string, cacheKey: string | undefined): Promise<ExpiredPerson | undefined> => {
  await noting;
  return read(expiredKey).find((one) => one.city === city && one.cacheKey === cacheKey && one.names.length > 0);
};

/** Is one of these names that person's? */
export const isBack = async ({ city, names }: ExpiredPerson, said: readonly string[]): Promise<boolean> =>
  (await hashesOf(city, said)).some((name) => names.includes(name));
