import type { QueryClient } from '@tanstack/react-query';
import type { Operation } from '~/domain/history/operation';
import type { Profile } from '~/domain/account/profile';
import { currentCity } from '~/state/currentCity';
import type { SignIn } from '~/state/session/signIn';
import { personKey } from '../queryKeys';
import { operationsQuery } from '../history/operationsQuery';
import { profileQuery } from '../profile/profileQuery';

/** The server's state of a driver's payments, from one reading. */
export interface ServerState {
  profile: Profile;
  /** Undefined if the history could not be read. */
  operations?: readonly Operation[];
}

const runningReads = new Map<string, Promise<ServerState>>();
const queuedReads = new Map<string, Promise<ServerState>>();

/**
 * Reads the profile and the payment history past every cache. Both are shown everywhere at once. Rejects if the profile
 * could not be read. Readings of one person run one after the other, and callers during one share the next. Two at once
 * would cancel each other. One that began before a payment must not count as a later reading.
 */
export const readServerState = (queryClient: QueryClient, city: string, signIn: SignIn): Promise<ServerState> => {
  const name = JSON.stringify(personKey(city, signIn));
  const startRead = (): Promise<ServerState> => {
    const reading = readNow(queryClient, city, signIn).finally(() => runningReads.delete(name));
    runningReads.set(name, reading);
    return reading;
  };
  const [now, queued] = [runningReads.get(name), queuedReads.get(name)];
  if (queued) return queued;
  if (!now) return startRead();
  const afterwards = (): Promise<ServerState> => {
    queuedReads.delete(name);
    return startRead();
  };
  const shared = now.then(afterwards, afterwards);
  queuedReads.set(name, shared);
  return shared;
};

const readNow = async (queryClient: QueryClient, city: string, signIn: SignIn): Promise<ServerState> => {
  // Another city has been chosen, and the page is about to reload. The new city's server must not receive this city's
  // token (F-39).
  if (currentCity().city !== city) throw new Error('Another city has been chosen.');
  const [profile, operations] = [profileQuery(city, signIn), operationsQuery(city, signIn)];
  // Only these two: nothing would request other cancelled queries again.
  await Promise.all([profile, operations].map(({ queryKey }) => queryClient.cancelQueries({ queryKey, exact: true })));
  const requestedAt = Date.now();
  const fresh = { staleTime: 0, retry: false } as const;
  const [readProfile, readOperations] = await Promise.allSettled([
    queryClient.fetchQuery({ ...profile, ...fresh }),
    queryClient.fetchQuery({ ...operations, ...fresh }),
  ]);
  // A cancelled reading resolves with the cached copy as if nothing had happened.
  const isFresh = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
    (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= requestedAt;
  if (readProfile.status === 'rejected') throw readProfile.reason;
  if (!isFresh(profile)) throw new Error('The reading of the profile was broken off.');
  return {
    profile: readProfile.value,
    operations: readOperations.status === 'fulfilled' && isFresh(operations) ? readOperations.value : undefined,
  };
};
