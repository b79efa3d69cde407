import { reduceForLogout, type Attempt } from '~/domain/payments/attempt';
import { store } from '../store';
import { attemptStatusesAtom, changeAttempts, isOrphaned, orphanAttempt } from './attempts';

const isDriverAttempt = (attempt: Attempt, city: string): boolean =>
  attempt.city === city && attempt.kind !== 'guestStart';

/**
 * Removes all plain data from the open records that this page knows, because their driver has signed out. The records
 * stay. A guest's records belong to the device.
 */
export const orphanAttempts = (city: string): void => {
  Object.keys(store.get(attemptStatusesAtom)).forEach(orphanAttempt);
  changeAttempts((attempt) => isDriverAttempt(attempt, city) && isOrphaned(attempt.id), reduceForLogout);
};

/** Removes the same from every open record of a city's drivers. Called on an explicit logout. */
export const redactAttempts = (city: string): void =>
  changeAttempts((attempt) => isDriverAttempt(attempt, city), reduceForLogout);
