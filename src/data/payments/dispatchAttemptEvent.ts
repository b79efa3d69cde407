import { movesMoney, type Attempt } from '~/domain/payments/attempt';
import { attemptFlow, type AttemptEvent } from '~/domain/payments/attempt.flow';
import { isOpen, type AttemptState } from '~/domain/payments/attempt.state';
import { setAttemptStatus, attemptStatusOf } from '~/state/payments/attempts';
import { endAttempt, attemptEndingOf } from '~/state/payments/attemptsCopy';
import { recordState } from './recordAttempt';

/** Does an ending that was found out in another tab say more than what this one knows? */
const isMoreConclusive = (known: AttemptState, { phase }: AttemptState): boolean =>
  isOpen(known) ||
  (known.phase === 'done' && phase === 'doneTwice') ||
  (known.phase === 'notDone' && phase.startsWith('done'));

/** Where an attempt stands. One whose success has been told already is done, told or not. */
export const attemptStateOf = (attempt: Attempt): AttemptState => {
  const known = attemptStatusOf(attempt.id)?.state ?? { phase: attempt.isAnsweredOk ? 'done' : 'sending' };
  const ending = attemptEndingOf(attempt.id);
  return ending && isMoreConclusive(known, ending) ? ending : known;
};

const finalPhases: readonly AttemptState['phase'][] = ['refused', 'busy', 'offline', 'notDone', 'doneTwice'];

/** Tells one attempt's flow what happened, and gives the state that follows. A record goes when its ending is known. */
export const dispatchAttemptEvent = (attempt: Attempt, event: AttemptEvent): AttemptState => {
  const after = attemptFlow(attemptStateOf(attempt), event);
  // The look after a success that was told and left is news only where it finds the same done twice.
  recordState(attempt, after);
  if (attemptStatusOf(attempt.id) ?? (event.type !== 'read' || after.phase !== 'done'))
    setAttemptStatus(attempt, after);
  const isFinal =
    after.phase === 'done' &&
    (!movesMoney(attempt) || event.type === 'arrived' || (event.type === 'read' && event.verdict !== 'failed'));
  if (isFinal || finalPhases.includes(after.phase)) endAttempt(attempt.id, after);
  return after;
};
