import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '~/domain/account/profile';
import { namesOf, plainName } from '~/domain/account/samePerson';
import { hash } from '~/state/hash';
import { expiredNamesKey, isStillExpected, type ExpiredPerson } from '~/state/session/expiredNames';
import { read, write } from '~/platform/storage';
import { personKey } from '../queryKeys';

const hashesOf = (city: string, names: readonly string[]): Promise<string[]> =>
  Promise.all(names.map((name) => hash(`name|${city}|${plainName(name)}`)));

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
