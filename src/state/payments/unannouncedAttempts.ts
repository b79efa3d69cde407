import { atom } from 'jotai';
import { movesMoney } from '~/domain/payments/attempt';
import { driverAtom } from '../session/signIn';
import { attemptStatusesAtom, claimedAtom, type AttemptStatus } from './attempts';

/** What nobody on the screen tells about: payments whose answer was lost, and how they ended. A driver's are told to nobody while the login has expired. */
export const unannouncedAttemptsAtom = atom((get): AttemptStatus[] =>
  Object.values(get(attemptStatusesAtom)).filter(
    ({ attempt, state }) =>
      (attempt.kind === 'guestStart' || get(driverAtom) !== undefined) &&
      movesMoney(attempt) &&
      !get(claimedAtom).includes(attempt.id) &&
      !['sending', 'refused', 'busy', 'offline'].includes(state.phase),
  ),
);
