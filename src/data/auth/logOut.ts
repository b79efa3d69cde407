import type { QueryClient } from '@tanstack/react-query';
import { forgetProofs } from '~/state/proofs';
import { setSignIn, type UserType } from '~/state/signIn';
import { tellTabs } from '~/state/tabs';
import { closeAllWindows } from '~/state/windows';
import { forgetKept, forgetPerson } from './forgetPerson';

/** Ends a login on this device, in every tab; needs no network, for there is no call for it. The main page follows (`app/PersonCompanion`). */
export const logOut = (queryClient: QueryClient, city: string, userType: UserType): void => {
  setSignIn(city, userType, undefined);
  closeAllWindows();
  forgetPerson(queryClient, city, userType);
  if (userType === 'standart') {
    forgetKept(city);
    // Here alone: a tab that wakes up late would take the next driver's.
    void forgetProofs(city);
  }
  tellTabs('LOGOUT');
};
