import { movesMoney, type Attempt } from '~/domain/payments/attempt';
import { attemptFlow, type AttemptEvent } from '~/domain/payments/attempt.flow';
import { isOpen, type AttemptState } from '~/domain/payments/attempt.state';
import { setAttemptStatus, attemptStatusOf } from '~/state/payments/attempts';
import { endAttempt, attemptEndingOf } from '~/state/payments/attemptsCopy';
import { recordState } from './recordAttempt';

/** Whether an ending that another tab found is more conclusive than the state known here. */
const isMoreConclusive = (known: AttemptState, { phase }: AttemptState): boolean =>
  isOpen(known) ||
  (known.phase === 'done' && phase === 'doneTwice') ||
  (known.phase === 'notDone' && phase.startsWith('done'));

/**
 * The state of an attempt. An attempt whose success has already been answered counts as done, even if its status is
 * gone.
 */
export const attemptStateOf = (attempt: Attempt): AttemptState => {
  const known = attemptStatusOf(attempt.id)?.state ?? { phase: attempt.isAnsweredOk ? 'done' : 'sending' };
  const ending = attemptEndingOf(attempt.id);
  return ending && isMoreConclusive(known, ending) ? ending : known;
};

const finalPhases: readonly AttemptState['phase'][] = ['refused', 'busy', 'offline', 'notDone', 'doneTwice'];

/** Sends an event to an attempt's flow and returns the next state. A record is removed once its ending is known. */
export const dispatchAttemptEvent = (attempt: Attempt, event: AttemptEvent): AttemptState => {
  const after = attemptFlow(attemptStateOf(attempt), event);
  // After a success that is no longer shown, the check for a duplicate is only reported if it finds one.
  recordState(attempt, after);
  if (attemptStatusOf(attempt.id) ?? (event.type !== 'read' || after.phase !== 'done'))
    setAttemptStatus(attempt, after);
  const isFinal =
    after.phase === 'done' &&
    (!movesMoney(attempt) || event.type === 'arrived' || (event.type === 'read' && event.verdict !== 'failed'));
  if (isFinal || finalPhases.includes(after.phase)) endAttempt(attempt.id, after);
  return after;
};
