import { movesMoney, type Attempt } from '~/domain/attempt';
import { attemptFlow, type AttemptEvent, type AttemptState } from '~/domain/attempt.flow';
import { setTrace, traceOf } from '~/state/attempts';
import { endAttempt } from '~/state/attemptsCopy';
import { noteState } from './noteAttempt';

/** Where an attempt stands. One whose success has been told already is done, told or not. */
export const stateOf = (attempt: Attempt): AttemptState => traceOf(attempt.id)?.state ?? { phase: attempt.isAnsweredOk ? 'done' : 'sending' };

const endings: readonly AttemptState['phase'][] = ['refused', 'busy', 'offline', 'notDone', 'doneTwice'];

/** Tells one attempt's flow what happened, and gives the state that follows. A record goes when its ending is known. */
export const tell = (attempt: Attempt, event: AttemptEvent): AttemptState => {
  const after = attemptFlow(stateOf(attempt), event);
  // The look after a success that was told and left is news only where it finds the same done twice.
  noteState(attempt, after);
  if (traceOf(attempt.id) ?? (event.type !== 'read' || after.phase !== 'done')) setTrace(attempt, after);
  const isSettled = after.phase === 'done' && (!movesMoney(attempt) || (event.type === 'read' && event.verdict !== 'failed'));
  if (isSettled || endings.includes(after.phase)) endAttempt(attempt.id);
  return after;
};
