import { atom } from 'jotai';
import { movesMoney, type AttemptKind } from '~/domain/payments/attempt';
import { attemptsAtom, attemptStatusesAtom } from './attempts';
import { isStillOpen } from './openAttempts';
import { cityIdAtom } from '../currentCity';

const stayKinds: readonly AttemptKind[] = ['start', 'renew', 'cancel', 'startDeferred', 'endDeferred'];

/**
 * Plates in the chosen city with a start, extension or stop whose outcome is not known yet. Until it is known, these
 * vehicles must not be handled in another way.
 */
export const undecidedPlatesAtom = atom((get): string[] => {
  const statuses = get(attemptStatusesAtom);
  return get(attemptsAtom).flatMap((attempt) => {
    const { id, city, kind, isAnsweredOk, summary } = attempt;
    const isUndecided =
      stayKinds.includes(kind) && movesMoney(attempt) && !isAnsweredOk && isStillOpen(attempt, statuses[id]);
    return isUndecided && city === get(cityIdAtom) && summary?.plate ? [summary.plate] : [];
  });
});
