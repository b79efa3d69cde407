import type { QueryClient } from '@tanstack/react-query';
import { reduceAttempts } from '~/state/attempts';
import { forgetCars } from '~/state/carPlace';
import { durationHabitAtom } from '~/state/durationHabit';
import { forgetFavourites } from '~/state/favourites';
import { forgetLinks } from '~/state/givenLinks';
import { forgetLarge } from '~/state/largeStorage';
import { forgetLastStay } from '~/state/lastStay';
import { forgetAccountsLeftToPay } from '~/state/leftToPay';
import { forgetMapViews } from '~/state/mapView';
import { forgetPersonal } from '~/state/personal';
import { forgetReturn } from '~/state/returnAddress';
import { forgetSms } from '~/state/smsStays';
import { store } from '~/state/store';
import { everyPerson } from '../keys';

/** Drops a person's answers from memory and from the device (`app/persistence`). */
export const forgetAnswers = (queryClient: QueryClient): void => {
  void queryClient.cancelQueries({ queryKey: everyPerson });
  queryClient.removeQueries({ queryKey: everyPerson });
  // Papers that were opened.
  void forgetLarge('person.');
};

/**
 * Drops everything of the person who has left, from memory and from the device; needs no network. City, language, what was
 * put away, and a guest's own stays and places are the device's (`reliability.md`, F-31).
 */
export const forgetPerson = (queryClient: QueryClient, city: string): void => {
  forgetAnswers(queryClient);
  reduceAttempts(city);
  forgetPersonal();
  forgetReturn();
  forgetLinks(city);
  forgetFavourites(city);
  forgetSms(city);
  forgetCars(city);
  forgetLastStay(city);
  forgetMapViews();
  forgetAccountsLeftToPay(city);
  store.set(durationHabitAtom, null);
};
