import type { QueryClient } from '@tanstack/react-query';
import { signInOf, type UserType } from '~/state/session/signIn';
import { logOut } from './logOut';

const userTypes: Readonly<Record<string, UserType>> = { profile: 'standart', company: 'coop' };

/**
 * Ends a login whose profile the server refuses. A driver's login ends only if the refusal has an error name, a
 * company's always. It does nothing if that person has signed out in the meantime. Returns whether the login ended. The
 * key is `['person', city, key of the login, …]`.
 */
export const endLogin = (
  queryClient: QueryClient,
  [, city, loginKey, resource]: readonly unknown[],
  errorName: string,
): boolean => {
  const userType = userTypes[String(resource)];
  if (typeof city !== 'string' || !userType || signInOf(city, userType)?.cacheKey !== loginKey) return false;
  if (userType === 'standart' && errorName === '') return false;
  logOut(queryClient, city, userType, true);
  return true;
};
