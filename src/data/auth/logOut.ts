import type { QueryClient } from '@tanstack/react-query';
import { reduceAttempts } from '~/state/attempts';
import { setSignIn, signInOf } from '~/state/signIn';
import { tellTabs } from '~/state/tabs';
import { closeAllWindows } from '~/state/windows';
import { accountKeyOf } from '../payments/accountKey';
import { everyPerson } from '../keys';
import { profileQuery } from '../profile/profileQuery';

/** Drops everything of a person from memory. What is kept on the device follows, because it mirrors the memory. */
export const forgetPerson = (queryClient: QueryClient): void => {
  void queryClient.cancelQueries({ queryKey: everyPerson });
  queryClient.removeQueries({ queryKey: everyPerson });
  queryClient.removeQueries({ queryKey: ['quote'] });
  closeAllWindows();
};

/** Ends the driver's login on this device; needs no network, for there is no call for it. */
export const logOut = async (queryClient: QueryClient, city: string): Promise<void> => {
  const signIn = signInOf(city, 'standart');
  const profile = signIn && queryClient.getQueryData(profileQuery(city, signIn).queryKey);
  setSignIn(city, 'standart', undefined);
  forgetPerson(queryClient);
  tellTabs('LOGOUT');
  if (profile) reduceAttempts(await accountKeyOf(city, profile));
};
