import type { QueryClient } from '@tanstack/react-query';
import type { Operation } from '~/domain/operation';
import type { Profile } from '~/domain/profile';
import { currentCity } from '~/state/city';
import type { SignIn } from '~/state/signIn';
import { personKey } from '../keys';
import { operationsQuery } from '../operations/operationsQuery';
import { profileQuery } from '../profile/profileQuery';

/** What the server knows of a driver's payments, by one reading. */
export interface ServerState {
  profile: Profile;
  /** Undefined where the history could not be read. */
  operations?: readonly Operation[];
}

const running = new Map<string, Promise<ServerState>>();
const next = new Map<string, Promise<ServerState>>();

/**
 * Reads the profile and the history of payments past every kept copy; both are shown everywhere at once. Rejects where the profile
 * could not be read. Readings of one person follow each other, and who asks during one shares the next: two at once would break
 * each other off, and one that began before a payment would be told as if it came after.
 */
export const readState = (queryClient: QueryClient, city: string, signIn: SignIn): Promise<ServerState> => {
  const name = JSON.stringify(personKey(city, signIn));
  const begin = (): Promise<ServerState> => {
    const reading = read(queryClient, city, signIn).finally(() => running.delete(name));
    running.set(name, reading);
    return reading;
  };
  const [now, waiting] = [running.get(name), next.get(name)];
  if (waiting) return waiting;
  if (!now) return begin();
  const afterwards = (): Promise<ServerState> => {
    next.delete(name);
    return begin();
  };
  const shared = now.then(afterwards, afterwards);
  next.set(name, shared);
  return shared;
};

const read = async (queryClient: QueryClient, city: string, signIn: SignIn): Promise<ServerState> => {
  // Another city has been chosen, and the page is about to be opened anew: its server is not told this one's token (F-39).
  if (currentCity().city !== city) throw new Error('Another city has been chosen.');
  const [profile, operations] = [profileQuery(city, signIn), operationsQuery(city, signIn)];
  // These two alone: nobody would ask again for what else is being read.
  await Promise.all([profile, operations].map(({ queryKey }) => queryClient.cancelQueries({ queryKey, exact: true })));
  const askedAt = Date.now();
  const fresh = { staleTime: 0, retry: false } as const;
  const [readProfile, readOperations] = await Promise.allSettled([
    queryClient.fetchQuery({ ...profile, ...fresh }),
    queryClient.fetchQuery({ ...operations, ...fresh }),
  ]);
  // A reading that somebody breaks off is answered with the kept copy, as if nothing had happened.
  const isFresh = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= askedAt;
  if (readProfile.status === 'rejected') throw readProfile.reason;
  if (!isFresh(profile)) throw new Error('The reading of the profile was broken off.');
  return {
    profile: readProfile.value,
    operations: readOperations.status === 'fulfilled' && isFresh(operations) ? readOperations.value : undefined,
  };
};
