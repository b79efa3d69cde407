import type { QueryClient } from '@tanstack/react-query';
import { accountKeys } from '~/state/accountKeys';
import { forgetProofs, leaveProofs } from '~/state/proofs';
import { setSignIn, type UserType } from '~/state/signIn';
import { read, write } from '~/state/storage';
import { tellTabs } from '~/state/tabs';
import { closeAllWindows } from '~/state/windows';
import { forgetKept, forgetPerson } from './forgetPerson';

/** Ends a login on this device, in every tab; needs no network, for there is no call for it. The main page follows (`app/PersonCompanion`). */
export const logOut = (queryClient: QueryClient, city: string, userType: UserType, isForced = false): void => {
  // First: every other tab looks it up as soon as it hears of what follows.
  if (userType === 'standart') write(accountKeys.endedByCity, { ...read(accountKeys.endedByCity), [city]: isForced });
  setSignIn(city, userType, undefined);
  closeAllWindows();
  forgetPerson(queryClient, city, userType);
  if (userType === 'standart') {
    forgetKept(city);
    // Nobody was asked whether they may go: they lie under the name of their account, where nobody else reads them.
    if (isForced) leaveProofs(city);
    // Here alone: a tab that wakes up late would take the next driver's.
    else void forgetProofs(city);
  }
  tellTabs('LOGOUT');
};
