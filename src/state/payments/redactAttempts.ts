import { reduceForLogout, type Attempt } from '~/domain/payments/attempt';
import { store } from '../store';
import { attemptStatusesAtom, changeAttempts, isOrphaned, orphanAttempt } from './attempts';

const isDriverAttempt = (attempt: Attempt, city: string): boolean =>
  attempt.city === city && attempt.kind !== 'guestStart';

/** Their driver has left: of the open records that this page knows everything in clear goes, the record stays. A guest's are the device's. */
export const orphanAttempts = (city: string): void => {
  Object.keys(store.get(attemptStatusesAtom)).forEach(orphanAttempt);
  changeAttempts((attempt) => isDriverAttempt(attempt, city) && isOrphaned(attempt.id), reduceForLogout);
};

/** What logging out does: the same of every open record of a city's drivers. */
export const redactAttempts = (city: string): void =>
  changeAttempts((attempt) => isDriverAttempt(attempt, city), reduceForLogout);
