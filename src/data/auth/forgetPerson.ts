import type { Query, QueryClient } from '@tanstack/react-query';
import { loginsIn } from '~/state/accountKeys';
import { forgetAsked } from '~/state/askedReceipts';
import { leaveAttempts, reduceAttempts } from '~/state/attempts';
import { reduceCopy } from '~/state/attemptsCopy';
import { forgetAwaited } from '~/state/awaitedStays';
import { forgetCars } from '~/state/carPlace';
import { durationHabitAtom } from '~/state/durationHabit';
import { forgetFavourites } from '~/state/favourites';
import { forgetFirstFrame } from '~/state/firstFrame';
import { forgetLinks } from '~/state/givenLinks';
import { forgetArea } from '~/state/keptArea';
import { forgetLarge } from '~/state/largeStorage';
import { forgetLastStay } from '~/state/lastStay';
import { forgetLate } from '~/state/latePayments';
import { forgetAccountsLeftToPay } from '~/state/leftToPay';
import { forgetMapViews } from '~/state/mapView';
import { forgetNotes } from '~/state/parkedNotes';
import { forgetPersonal } from '~/state/personal';
import { forgetReminders } from '~/state/reminders';
import { forgetReturn } from '~/state/returnAddress';
import { signInOf, type UserType } from '~/state/signIn';
import { forgetSms } from '~/state/smsStays';
import { answersOf, dropAnswers } from '~/state/storage';
import { store } from '~/state/store';
import { everyPerson } from '../keys';
import { forgetExpired } from './expiredPerson';

/** Was it asked for by a login that is over? The key: `['person', city, key of the login, …]`. */
const isNobodys = ({ queryKey: [, city, login] }: Query): boolean =>
  (['standart', 'coop'] as const).every((userType) => signInOf(String(city), userType)?.cacheKey !== login);

/**
 * Drops the answers of a login that is over, from memory and from the device (`app/persistence`). A driver and a company may be
 * signed in side by side: what the other one has read stays.
 */
export const forgetAnswers = (queryClient: QueryClient, userType: UserType): void => {
  const own = { queryKey: everyPerson, predicate: isNobodys };
  void queryClient.cancelQueries(own);
  queryClient.removeQueries(own);
  // Papers that were opened: only drivers have them.
  if (userType === 'standart') void forgetLarge('person.');
};

/**
 * Drops what this page holds of the person who has left; needs no network. City, language, what was put away, and a guest's own
 * stays and places are the device's (`reliability.md`, F-31). A company leaves nothing but answers.
 */
export const forgetPerson = (queryClient: QueryClient, city: string, userType: UserType): void => {
  forgetAnswers(queryClient, userType);
  // Also where what keeps answers has not come (`app/start`); where it has, it writes again what is left.
  dropAnswers((name) => name === answersOf(city));
  if (userType === 'coop') return;
  leaveAttempts(city);
  forgetPersonal();
  forgetLinks(city);
  forgetMapViews();
  forgetExpired();
};

/**
 * Drops what the device keeps of the account. These lists say `account`, not whose: only the page in which somebody logs out or
 * takes over may do it, or one that finds nobody there (`isNobodyIn`). One that wakes up late would take the next driver's.
 */
export const forgetKept = (city: string): void => {
  reduceAttempts(city);
  reduceCopy(city);
  forgetLate(city);
  forgetReturn();
  forgetFavourites(city);
  forgetSms(city);
  forgetReminders(city);
  forgetNotes(city);
  forgetAsked(city);
  forgetAwaited(city);
  forgetCars(city);
  forgetLastStay(city);
  forgetArea(city);
  forgetAccountsLeftToPay(city);
  forgetFirstFrame();
  store.set(durationHabitAtom, null);
};

/** Is no driver signed in, or waited for, in this city by now? By what is stored. */
export const isNobodyIn = (city: string): boolean => loginsIn(city).length === 0;
