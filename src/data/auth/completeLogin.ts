import type { QueryClient } from '@tanstack/react-query';
import { namesOf } from '~/domain/account/samePerson';
import { clearExpiredNames } from '~/state/session/expiredNames';
import { expiredIn, setSignIn, type SignIn } from '~/state/session/signIn';
import { notifyTabs } from '~/state/session/tabs';
import { withTimeout } from '~/platform/time';
import { profileQuery } from '../profile/profileQuery';
import { expiredPerson, isSamePersonBack } from './expiredPerson';

/** The longest that a login waits for the profile. A slow profile must not block it. */
const profileTimeoutMs = 4_000;

const withProfileTimeout = <Value>(pending: Promise<Value>): Promise<Value | undefined> =>
  withTimeout(pending, profileTimeoutMs);

/**
 * The key of a new login. If the same person returns after an expired login, its key is reused, so that their input
 * survives.
 */
const cacheKeyFor = async (
  queryClient: QueryClient,
  city: string,
  token: string,
  name: string | undefined,
): Promise<string> => {
  const newKey = crypto.randomUUID();
  const expected = await expiredPerson(city, expiredIn(city));
  if (!expected) return newKey;
  if (name !== undefined) return (await isSamePersonBack(expected, [name])) ? expected.cacheKey : newKey;
  const query = profileQuery(city, { token, cacheKey: newKey });
  const profile = await withProfileTimeout(queryClient.fetchQuery({ ...query, retry: false }).catch(() => undefined));
  queryClient.removeQueries({ queryKey: query.queryKey });
  return profile && (await isSamePersonBack(expected, namesOf(profile))) ? expected.cacheKey : newKey;
};

/**
 * Completes a successful login (AUTH-11): stores the token, loads the profile and notifies other tabs. `name` is the
 * typed login. A third party's sign-in has none.
 */
export const completeLogin = async (
  queryClient: QueryClient,
  city: string,
  token: string,
  { name, isLegalEntity }: { name?: string; isLegalEntity?: boolean } = {},
): Promise<void> => {
  const cacheKey = await cacheKeyFor(queryClient, city, token, name);
  const signIn: SignIn = { token, cacheKey, ...(isLegalEntity && { isLegalEntity }) };
  setSignIn(city, 'standart', signIn);
  clearExpiredNames();
  await withProfileTimeout(queryClient.prefetchQuery(profileQuery(city, signIn)));
  notifyTabs('LOGIN');
};
