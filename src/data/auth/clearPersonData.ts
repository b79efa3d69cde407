import type { Query, QueryClient } from '@tanstack/react-query';
import { loginKeysIn } from '~/state/session/accountKeys';
import { clearRequestedReceipts } from '~/state/payments/requestedReceipts';
import { orphanAttempts, redactAttempts } from '~/state/payments/attempts';
import { redactCopy } from '~/state/payments/attemptsCopy';
import { clearAwaitedStays } from '~/state/payments/awaitedStays';
import { clearVehiclePlaces } from '~/state/map/vehiclePlace';
import { usualDurationAtom } from '~/state/payments/durationHabit';
import { clearFavourites } from '~/state/map/favourites';
import { clearFirstFrame } from '~/state/firstFrame';
import { clearLinks } from '~/state/payments/issuedLinks';
import { clearOfflineArea } from '~/state/map/offlineArea';
import { deleteFromIndexedDb } from '~/platform/indexedDb';
import { clearLastStay } from '~/state/payments/lastStay';
import { clearLatePayments } from '~/state/payments/latePayments';
import { clearAccountUnfinishedPayment } from '~/state/payments/unfinishedBarrierPayment';
import { clearMapViews } from '~/state/map/mapView';
import { clearNotes } from '~/state/parkedNotes';
import { clearPersonalAtoms } from '~/state/session/personalAtom';
import { clearReminders } from '~/state/reminders';
import { clearReturnAddress } from '~/state/session/returnAddress';
import { signInOf, type UserType } from '~/state/session/signIn';
import { clearSmsStays } from '~/state/payments/smsStays';
import { answersKeyOf, dropAnswers } from '~/platform/storage';
import { store } from '~/state/store';
import { everyPersonKey } from '../queryKeys';
import { clearExpiredNames } from './expiredPerson';

/** Was it asked for by a login that is over? The key: `['person', city, key of the login, …]`. */
const isOrphaned = ({ queryKey: [, city, loginKey] }: Query): boolean =>
  (['standart', 'coop'] as const).every((userType) => signInOf(String(city), userType)?.cacheKey !== loginKey);

/**
 * Drops the answers of a login that is over, from memory and from the device (`app/persistence`). A driver and a company may be
 * signed in side by side: what the other one has read stays.
 */
export const clearAnswers = (queryClient: QueryClient, userType: UserType): void => {
  const orphanedQueries = { queryKey: everyPersonKey, predicate: isOrphaned };
  void queryClient.cancelQueries(orphanedQueries);
  queryClient.removeQueries(orphanedQueries);
  // Papers that were opened: only drivers have them.
  if (userType === 'standart') void deleteFromIndexedDb('person.');
};

/**
 * Drops what this page holds of the person who has left; needs no network. City, language, what was put away, and a guest's own
 * stays and places are the device's (`reliability.md`, F-31). A company leaves nothing but answers.
 */
export const clearPersonData = (queryClient: QueryClient, city: string, userType: UserType): void => {
  clearAnswers(queryClient, userType);
  // Also where what keeps answers has not come (`app/boot/start`); where it has, it writes again what is left.
  dropAnswers((name) => name === answersKeyOf(city));
  if (userType === 'coop') return;
  orphanAttempts(city);
  clearPersonalAtoms();
  clearLinks(city);
  clearMapViews();
  clearExpiredNames();
};

/**
 * Drops what the device keeps of the account. These lists say `account`, not whose: only the page in which somebody logs out or
 * takes over may do it, or one that finds nobody there (`hasNoDriverIn`). One that wakes up late would take the next driver's.
 */
export const clearAccountData = (city: string): void => {
  redactAttempts(city);
  redactCopy(city);
  clearLatePayments(city);
  clearReturnAddress();
  clearFavourites(city);
  clearSmsStays(city);
  clearReminders(city);
  clearNotes(city);
  clearRequestedReceipts(city);
  clearAwaitedStays(city);
  clearVehiclePlaces(city);
  clearLastStay(city);
  clearOfflineArea(city);
  clearAccountUnfinishedPayment(city);
  clearFirstFrame();
  store.set(usualDurationAtom, null);
};

/** Is no driver signed in, or waited for, in this city by now? By what is stored. */
export const hasNoDriverIn = (city: string): boolean => loginKeysIn(city).length === 0;
