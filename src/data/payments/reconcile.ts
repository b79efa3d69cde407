import type { QueryClient } from '@tanstack/react-query';
import { movesMoney, type Attempt } from '~/domain/attempt';
import { attemptFlow, readScheduleMs, type AttemptEvent, type AttemptState } from '~/domain/attempt.flow';
import { attemptStatesAtom, dropAttempt, setAttemptState } from '~/state/attempts';
import { signInOf } from '~/state/signIn';
import { store } from '~/state/store';
import { readAndJudge } from './readAndJudge';

const stateOf = (id: string): AttemptState | undefined => store.get(attemptStatesAtom)[id];

/** Tells one attempt's flow what happened, and gives the state that follows. A record goes when its ending is known. */
export const tell = (attempt: Attempt, event: AttemptEvent): AttemptState => {
  const before = stateOf(attempt.id) ?? { phase: 'sending' };
  const after = attemptFlow(before, event);
  setAttemptState(attempt.id, after);
  const isEnding = after.phase === 'refused' || after.phase === 'busy' || after.phase === 'offline' || after.phase === 'notDone' || after.phase === 'doneTwice';
  const isSettled = after.phase === 'done' && (!movesMoney(attempt.kind) || (event.type === 'read' && event.verdict !== 'failed'));
  if (isEnding || isSettled) dropAttempt(attempt.id);
  return after;
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One read of the server's state, told to the flow. */
const readOnce = async (queryClient: QueryClient, attempt: Attempt, isLast: boolean): Promise<AttemptState> => {
  const signIn = signInOf(attempt.city, 'standart');
  const verdict = signIn ? await readAndJudge(queryClient, attempt, signIn) : 'failed';
  return tell(attempt, { type: 'read', verdict, isLast });
};

/** Reads at 0, 3, 10 and 30 s after the answer was lost, until the flow has an ending (`reliability.md`, section 4). */
export const reconcile = async (queryClient: QueryClient, attempt: Attempt): Promise<AttemptState> => {
  const lostAt = Date.now();
  let state = stateOf(attempt.id) ?? { phase: 'sending' };
  for (const [index, afterMs] of readScheduleMs.entries()) {
    await wait(Math.max(0, lostAt + afterMs - Date.now()));
    // A late answer may have ended it meanwhile.
    state = stateOf(attempt.id) ?? state;
    if (state.phase !== 'checking') return state;
    state = await readOnce(queryClient, attempt, index === readScheduleMs.length - 1);
  }
  return state;
};

/** The driver asks once more: one read now. */
export const checkAgain = async (queryClient: QueryClient, attempt: Attempt): Promise<void> => {
  tell(attempt, { type: 'checkAgain' });
  await readOnce(queryClient, attempt, true);
};

/** After a success: has the same been done twice? (`reliability.md`, section 5.) Tried again after 3 s where the read fails. */
export const lookOver = async (queryClient: QueryClient, attempt: Attempt): Promise<void> => {
  for (const afterMs of readScheduleMs.slice(0, 2)) {
    await wait(afterMs);
    const signIn = signInOf(attempt.city, 'standart');
    const verdict = signIn ? await readAndJudge(queryClient, attempt, signIn) : 'failed';
    tell(attempt, { type: 'read', verdict, isLast: false });
    if (verdict !== 'failed') return;
  }
};
