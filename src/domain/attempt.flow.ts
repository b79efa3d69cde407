import type { Verdict } from './reconcile.snapshot';

/** Why an answer is missing. After a timeout the request may still be on its way. */
export type LostCause = 'timeout' | 'network' | 'unreadable' | 'expired' | 'restart';

/** One attempt from the tap to its ending (`reliability.md`, section 4). Pure: time and reads come in as events. */
export type AttemptState =
  | { phase: 'sending' }
  /** The answer is lost; the server's state is being read. */
  | { phase: 'checking'; cause: LostCause; goodReads: number; said?: string }
  /** The reads told nothing final: not known yet, do not pay again. */
  | { phase: 'notKnown'; cause: LostCause; goodReads: number; said?: string }
  | { phase: 'done' }
  | { phase: 'doneTwice' }
  /** `said`: why, where the city gave words and no name. */
  | { phase: 'notDone'; said?: string }
  | { phase: 'refused'; errorName: string; message?: string }
  | { phase: 'busy'; waitMs: number }
  | { phase: 'offline' };

export type AttemptEvent =
  | { type: 'ok' }
  | { type: 'refused'; errorName: string; message?: string }
  | { type: 'busy'; waitMs: number }
  | { type: 'offline' }
  /** No usable answer. Where only a link was asked for, nobody was charged and the driver may try again. */
  | { type: 'lost'; cause: LostCause; isOnlyLink?: boolean; said?: string }
  /** A read of the server's state; `isLast` for the one at the end of the schedule. */
  | { type: 'read'; verdict: Verdict | 'failed'; isLast: boolean }
  | { type: 'checkAgain' };

/** Seconds after the loss at which the server's state is read. */
export const readScheduleMs = [0, 3_000, 10_000, 30_000] as const;

/** "Not done" needs this many good reads. */
export const readsForNotDone = 3;

/** Is the ending still open, so that the same may not be paid again? */
export const isOpen = ({ phase }: AttemptState): boolean => phase === 'sending' || phase === 'checking' || phase === 'notKnown';

export const attemptFlow = (state: AttemptState, event: AttemptEvent): AttemptState => {
  switch (event.type) {
    case 'ok':
      // Also a late answer: it came after the app had begun to check, or even after it had given up.
      return isOpen(state) || state.phase === 'notDone' ? { phase: 'done' } : state;
    case 'refused':
      return isOpen(state) ? { phase: 'refused', errorName: event.errorName, message: event.message } : state;
    case 'busy':
      return state.phase === 'sending' ? { phase: 'busy', waitMs: event.waitMs } : state;
    case 'offline':
      return state.phase === 'sending' ? { phase: 'offline' } : state;
    case 'lost':
      if (state.phase !== 'sending') return state;
      return event.isOnlyLink ? { phase: 'notDone', said: event.said } : { phase: 'checking', cause: event.cause, goodReads: 0, said: event.said };
    case 'checkAgain':
      return state.phase === 'notKnown' ? { ...state, phase: 'checking' } : state;
    case 'read':
      return afterRead(state, event);
  }
};

const afterRead = (state: AttemptState, { verdict, isLast }: Extract<AttemptEvent, { type: 'read' }>): AttemptState => {
  // The look after a success can find the same thing done twice, never undo the success.
  if (state.phase === 'done') return verdict === 'twice' ? { phase: 'doneTwice' } : state;
  if (state.phase !== 'checking' && state.phase !== 'notKnown') return state;
  if (verdict === 'done') return { phase: 'done' };
  if (verdict === 'twice') return { phase: 'doneTwice' };
  const goodReads = state.goodReads + (verdict === 'notDone' ? 1 : 0);
  // After a timeout the request may still arrive: only the read at the end of the schedule closes the case.
  const mayConclude = verdict === 'notDone' && goodReads >= readsForNotDone && (state.cause !== 'timeout' || isLast);
  if (mayConclude) return { phase: 'notDone', said: state.said };
  return { ...state, goodReads, phase: isLast ? 'notKnown' : state.phase };
};
