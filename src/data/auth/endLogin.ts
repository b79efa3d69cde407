import type { QueryClient } from '@tanstack/react-query';
import { signInOf, type UserType } from '~/state/session/signIn';
import { logOut } from './logOut';

const userTypes: Readonly<Record<string, UserType>> = { profile: 'standart', company: 'coop' };

/**
 * A profile that the server refuses by name, and a company's that it refuses at all, ends the login (document 2, sections 4 and 7), but
 * not that of somebody who has left meanwhile. Gives whether it did. The key is a person's: `['person', city, key of the login, …]`.
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
