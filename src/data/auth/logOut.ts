import type { QueryClient } from '@tanstack/react-query';
import { accountKeys } from '~/state/session/accountKeys';
import { clearPaymentRecords, releasePaymentRecords } from '~/state/payments/paymentRecords';
import { setSignIn, type UserType } from '~/state/session/signIn';
import { read, write } from '~/platform/storage';
import { notifyTabs } from '~/state/session/tabs';
import { closeAllDialogs } from '~/state/dialogs';
import { clearAccountData, clearPersonData } from './clearPersonData';

/** Ends a login on this device, in every tab; needs no network, for there is no call for it. The main page follows (`app/effects/SessionEffects`). */
export const logOut = (queryClient: QueryClient, city: string, userType: UserType, isForced = false): void => {
  // First: every other tab looks it up as soon as it hears of what follows.
  if (userType === 'standart') write(accountKeys.endedByCity, { ...read(accountKeys.endedByCity), [city]: isForced });
  setSignIn(city, userType, undefined);
  closeAllDialogs();
  clearPersonData(queryClient, city, userType);
  if (userType === 'standart') {
    clearAccountData(city);
    // Nobody was asked whether they may go: they lie under the name of their account, where nobody else reads them.
    if (isForced) releasePaymentRecords(city);
    // Here alone: a tab that wakes up late would take the next driver's.
    else void clearPaymentRecords(city);
  }
  notifyTabs('LOGOUT');
};
