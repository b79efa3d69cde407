import type { QueryClient } from '@tanstack/react-query';
import { accountKeys } from '~/state/session/accountKeys';
import { clearPaymentRecords, releasePaymentRecords } from '~/state/payments/paymentRecords';
import { setSignIn, type UserType } from '~/state/session/signIn';
import { read, write } from '~/platform/storage';
import { notifyTabs } from '~/state/session/tabs';
import { closeAllDialogs } from '~/state/dialogs';
import { clearAccountData, clearPersonData } from './clearPersonData';

/**
 * Ends a login on this device, in every tab. It needs no network, because there is no call for it.
 * `app/effects/SessionEffects` then opens the main page.
 */
export const logOut = (queryClient: QueryClient, city: string, userType: UserType, isForced = false): void => {
  // Must come first: the other tabs read it as soon as they are notified of the changes below.
  if (userType === 'standart') write(accountKeys.endedByCity, { ...read(accountKeys.endedByCity), [city]: isForced });
  setSignIn(city, userType, undefined);
  closeAllDialogs();
  clearPersonData(queryClient, city, userType);
  if (userType === 'standart') {
    clearAccountData(city);
    // The driver was not asked about these records. They stay under the account's name, where no other account reads
    // them.
    if (isForced) releasePaymentRecords(city);
    // Only this page may do it: a tab that wakes up late would delete the next driver's records.
    else void clearPaymentRecords(city);
  }
  notifyTabs('LOGOUT');
};
