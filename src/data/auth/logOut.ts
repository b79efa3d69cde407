import type { QueryClient } from '@tanstack/react-query';
import { reduceAttempts } from '~/state/attempts';
import { setSignIn, signInOf } from '~/state/signIn';
import { tellTabs } from '~/state/tabs';
import { personKey } from '../keys';
import { accountKeyOf } from '../payments/accountKey';
import type { Profile } from '~/domain/profile';
import { forgetPerson } from './forgetPerson';

/** Ends the driver's login on this device; needs no network, for there is no call for it. */
export const logOut = async (queryClient: QueryClient, city: string): Promise<void> => {
  const signIn = signInOf(city, 'standart');
  const profile = signIn && queryClient.getQueryData<Profile>(personKey(city, signIn, 'profile'));
  setSignIn(city, 'standart', undefined);
  forgetPerson(queryClient);
  tellTabs('LOGOUT');
  if (profile) reduceAttempts(await accountKeyOf(city, profile));
};
