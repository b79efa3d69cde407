import type { Query, QueryClient } from '@tanstack/react-query';
import { forgetAsked } from '~/state/askedReceipts';
import { reduceAttempts } from '~/state/attempts';
import { forgetCars } from '~/state/carPlace';
import { durationHabitAtom } from '~/state/durationHabit';
import { forgetFavourites } from '~/state/favourites';
import { forgetLinks } from '~/state/givenLinks';
import { forgetLarge } from '~/state/largeStorage';
import { forgetLastStay } from '~/state/lastStay';
import { forgetAccountsLeftToPay } from '~/state/leftToPay';
import { forgetMapViews } from '~/state/mapView';
import { forgetNotes } from '~/state/parkedNotes';
import { forgetPersonal } from '~/state/personal';
import { forgetReminders } from '~/state/reminders';
import { forgetWrittenProofs } from '~/state/proofs';
import { forgetReturn } from '~/state/returnAddress';
import { signInOf, type UserType } from '~/state/signIn';
import { forgetSms } from '~/state/smsStays';
import { store } from '~/state/store';
import { everyPerson } from '../keys';

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
 * Drops everything of the person who has left, from memory and from the device; needs no network. City, language, what was
 * put away, and a guest's own stays and places are the device's (`reliability.md`, F-31). A company leaves nothing but answers.
 */
export const forgetPerson = (queryClient: QueryClient, city: string, userType: UserType): void => {
  forgetAnswers(queryClient, userType);
  if (userType === 'coop') return;
  reduceAttempts(city);
  forgetPersonal();
  forgetReturn();
  forgetLinks(city);
  forgetFavourites(city);
  forgetSms(city);
  forgetReminders(city);
  forgetNotes(city);
  void forgetWrittenProofs(city);
  forgetAsked(city);
  forgetCars(city);
  forgetLastStay(city);
  forgetMapViews();
  forgetAccountsLeftToPay(city);
  store.set(durationHabitAtom, null);
};
