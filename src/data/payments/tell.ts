import { movesMoney, type Attempt } from '~/domain/attempt';
import { attemptFlow, type AttemptEvent } from '~/domain/attempt.flow';
import { isOpen, type AttemptState } from '~/domain/attempt.state';
import { setTrace, traceOf } from '~/state/attempts';
import { endAttempt, endingOf } from '~/state/attemptsCopy';
import { noteState } from './noteAttempt';

/** Does an ending that was found out in another tab say more than what this one knows? */
const isMore = (known: AttemptState, { phase }: AttemptState): boolean =>
  isOpen(known) || (known.phase === 'done' && phase === 'doneTwice') || (known.phase === 'notDone' && phase.startsWith('done'));

/** Where an attempt stands. One whose success has been told already is done, told or not. */
export const stateOf = (attempt: Attempt): AttemptState => {
  const known = traceOf(attempt.id)?.state ?? { phase: attempt.isAnsweredOk ? 'done' : 'sending' };
  const ending = endingOf(attempt.id);
  return ending && isMore(known, ending) ? ending : known;
};

const endings: readonly AttemptState['phase'][] = ['refused', 'busy', 'offline', 'notDone', 'doneTwice'];

/** Tells one attempt's flow what happened, and gives the state that follows. A record goes when its ending is known. */
export const tell = (attempt: Attempt, event: AttemptEvent): AttemptState => {
  const after = attemptFlow(stateOf(attempt), event);
  // The look after a success that was told and left is news only where it finds the same done twice.
  noteState(attempt, after);
  if (traceOf(attempt.id) ?? (event.type !== 'read' || after.phase !== 'done')) setTrace(attempt, after);
  const isSettled =
    after.phase === 'done' && (!movesMoney(attempt) || event.type === 'arrived' || (event.type === 'read' && event.verdict !== 'failed'));
  if (isSettled || endings.includes(after.phase)) endAttempt(attempt.id, after);
  return after;
};
