import { atom } from 'jotai';
import { movesMoney } from '~/domain/payments/attempt';
import { driverAtom } from '../session/signIn';
import { attemptStatusesAtom, claimedAtom, type AttemptStatus } from './attempts';

/**
 * Payments that no part of the screen reports: those with a lost answer, and their outcomes. A driver's payments are not
 * shown while the login has expired.
 */
export const unannouncedAttemptsAtom = atom((get): AttemptStatus[] =>
  Object.values(get(attemptStatusesAtom)).filter(
    ({ attempt, state }) =>
      (attempt.kind === 'guestStart' || get(driverAtom) !== undefined) &&
      movesMoney(attempt) &&
      !get(claimedAtom).includes(attempt.id) &&
      !['sending', 'refused', 'busy', 'offline'].includes(state.phase),
  ),
);
