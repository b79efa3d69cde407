import { atom } from 'jotai';
import { movesMoney, type AttemptKind } from '~/domain/payments/attempt';
import { attemptsAtom, attemptStatusesAtom } from './attempts';
import { isStillOpen } from './openAttempts';
import { cityIdAtom } from '../currentCity';

const stayKinds: readonly AttemptKind[] = ['start', 'renew', 'cancel', 'startDeferred', 'endDeferred'];

/** Cars of the chosen city of which it is not known yet whether a start, an extension or a stop came about: nothing of theirs is done in another way meanwhile. */
export const undecidedPlatesAtom = atom((get): string[] => {
  const statuses = get(attemptStatusesAtom);
  return get(attemptsAtom).flatMap((attempt) => {
    const { id, city, kind, isAnsweredOk, summary } = attempt;
    const isUndecided =
      stayKinds.includes(kind) && movesMoney(attempt) && !isAnsweredOk && isStillOpen(attempt, statuses[id]);
    return isUndecided && city === get(cityIdAtom) && summary?.plate ? [summary.plate] : [];
  });
});
