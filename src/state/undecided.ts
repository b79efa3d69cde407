import { atom } from 'jotai';
import { movesMoney, type AttemptKind } from '~/domain/attempt';
import { attemptsAtom, tracesAtom } from './attempts';
import { isStillOpen } from './openAttempts';
import { cityIdAtom } from './city';

const ofStays: readonly AttemptKind[] = ['start', 'renew', 'cancel', 'startDeferred', 'endDeferred'];

/** Cars of the chosen city of which it is not known yet whether a start, an extension or a stop came about: nothing of theirs is done in another way meanwhile. */
export const undecidedPlatesAtom = atom((get): string[] => {
  const traces = get(tracesAtom);
  return get(attemptsAtom).flatMap((attempt) => {
    const { id, city, kind, isAnsweredOk, summary } = attempt;
    const isUndecided = ofStays.includes(kind) && movesMoney(attempt) && !isAnsweredOk && isStillOpen(attempt, traces[id]);
    return isUndecided && city === get(cityIdAtom) && summary?.plate ? [summary.plate] : [];
  });
});
