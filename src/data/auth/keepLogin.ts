import type { QueryClient } from '@tanstack/react-query';
import { namesOf } from '~/domain/samePerson';
import { expiredIn, setSignIn, type SignIn } from '~/state/signIn';
import { tellTabs } from '~/state/tabs';
import { profileQuery } from '../profile/profileQuery';
import { expiredPerson, forgetExpired, isBack } from './expiredPerson';

/** The longest that a login waits for the profile: a slow one keeps nobody at the door. */
const profileMs = 4_000;

const inTime = <Value>(asked: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([asked, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), profileMs))]);

/** The key of a new login: that of the one the server ended, where the same person is back, so that what they typed stays. */
const cacheKeyFor = async (queryClient: QueryClient, city: string, token: string, name: string | undefined): Promise<string> => {
  const own = crypto.randomUUID();
  const known = await expiredPerson(city, expiredIn(city));
  if (!known) return own;
  if (name !== undefined) return (await isBack(known, [name])) ? known.cacheKey : own;
  const key = profileQuery(city, { token, cacheKey: own });
  const profile = await inTime(queryClient.fetchQuery({ ...key, retry: false }).catch(() => undefined));
  queryClient.removeQueries({ queryKey: key.queryKey });
  return profile && (await isBack(known, namesOf(profile))) ? known.cacheKey : own;
};

/**
 * What follows a login that succeeded (AUTH-11): the token is kept, the profile loaded, the other tabs are told. `name` is
 * what was typed as the login; a third party's sign-in has none.
 */
export const keepLogin = async (queryClient: QueryClient, city: string, token: string, name?: string): Promise<void> => {
  const signIn: SignIn = { token, cacheKey: await cacheKeyFor(queryClient, city, token, name) };
  setSignIn(city, 'standart', signIn);
  forgetExpired();
  await inTime(queryClient.prefetchQuery(profileQuery(city, signIn)));
  tellTabs('LOGIN');
};
