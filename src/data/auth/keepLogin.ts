import type { QueryClient } from '@tanstack/react-query';
import { setSignIn } from '~/state/signIn';
import { tellTabs } from '~/state/tabs';
import { profileQuery } from '../profile/profileQuery';

/** A token that a city gave: kept, told to the other tabs, and the profile asked for. */
export const keepLogin = (queryClient: QueryClient, city: string, token: string): void => {
  const signIn = { token, cacheKey: crypto.randomUUID() };
  setSignIn(city, 'standart', signIn);
  tellTabs('LOGIN');
  void queryClient.prefetchQuery(profileQuery(city, signIn));
};
