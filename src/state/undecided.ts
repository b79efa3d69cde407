import { atom } from 'jotai';
import { movesMoney, type AttemptKind } from '~/domain/attempt';
import { isOpen } from '~/domain/attempt.flow';
import { attemptsAtom, tracesAtom } from './attempts';
import { cityIdAtom } from './city';

const ofStays: readonly AttemptKind[] = ['start', 'renew', 'cancel', 'startDeferred', 'endDeferred'];

/** Cars of the chosen city of which it is not known yet whether a start, an extension or a stop came about: nothing of theirs is done in another way meanwhile. */
export const undecidedPlatesAtom = atom((get): string[] => {
  const traces = get(tracesAtom);
  return get(attemptsAtom).flatMap(({ id, city, kind, isOnlyLink, isAnsweredOk, shown }) => {
    const trace = traces[id];
    const isUndecided = !isAnsweredOk && movesMoney({ kind, isOnlyLink }) && (trace === undefined || isOpen(trace.state));
    return city === get(cityIdAtom) && ofStays.includes(kind) && isUndecided && shown?.plate ? [shown.plate] : [];
  });
});
