import { isOpen, type AttemptState, type LostCause } from './attempt.state';
import type { Verdict } from './reconcile/snapshot';

export type AttemptEvent =
  | { type: 'ok' }
  | { type: 'refused'; errorName: string; message?: string }
  | { type: 'busy'; waitMs: number }
  | { type: 'offline' }
  /** No usable answer. Where only a link was asked for, nobody was charged and the driver may try again. */
  | { type: 'lost'; cause: LostCause; atMs: number; isOnlyLink?: boolean; serverMessage?: string }
  /** The app has ended a pending request: what arrives later was under way before. */
  | { type: 'ended'; atMs: number }
  /** A read of the server's state that began at `atMs`; `isLast` for the one at the end of the schedule. */
  | { type: 'read'; verdict: Verdict | 'failed'; atMs: number; isLast: boolean }
  /** It was told as not done, and has reached the city after all (decision 0001); `isTwice` where it was paid for again meanwhile. */
  | { type: 'arrived'; isTwice: boolean }
  | { type: 'checkAgain' };

/** "Not done" is told no earlier than this after the request has ended (decision 0001). */
export const notDoneAfterMs = 30_000;
/** So long after the request has ended the server's state is read. */
export const readScheduleMs = [0, 3_000, 10_000, notDoneAfterMs] as const;
/** A pending request is looked into so long after its answer was due. */
export const pendingScheduleMs = [0, 3_000, 10_000, 15_000, 30_000] as const;
/** The app ends it then, */
export const pendingMs = 15_000;
/** or then where nothing could be read, so that only the answer itself may tell. */
export const maxPendingMs = 50_000;

/** "Not done" needs this many good reads. */
export const readsForNotDone = 3;

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
      return state.phase === 'sending' ? afterLoss(event) : state;
    case 'ended':
      return state.phase === 'checking' && state.endedAtMs === undefined ? { ...state, endedAtMs: event.atMs } : state;
    case 'arrived':
      return state.phase === 'notDone' ? { phase: event.isTwice ? 'doneTwice' : 'done' } : state;
    case 'checkAgain':
      return state.phase === 'notKnown' ? { ...state, phase: 'checking' } : state;
    case 'read':
      return afterRead(state, event);
  }
};

const afterLoss = ({
  cause,
  atMs,
  isOnlyLink,
  serverMessage,
}: Extract<AttemptEvent, { type: 'lost' }>): AttemptState =>
  isOnlyLink
    ? { phase: 'notDone', serverMessage }
    : { phase: 'checking', cause, endedAtMs: cause === 'timeout' ? undefined : atMs, goodReads: 0, serverMessage };

const afterRead = (
  state: AttemptState,
  { verdict, atMs, isLast }: Extract<AttemptEvent, { type: 'read' }>,
): AttemptState => {
  // The look after a success can find the same thing done twice, never undo the success.
  if (state.phase === 'done') return verdict === 'twice' ? { phase: 'doneTwice' } : state;
  if (state.phase !== 'checking' && state.phase !== 'notKnown') return state;
  if (verdict === 'done') return { phase: 'done' };
  if (verdict === 'twice') return { phase: 'doneTwice' };
  // While the request is pending an absence says nothing.
  if (state.endedAtMs === undefined) return state;
  const goodReads = state.goodReads + (verdict === 'notDone' ? 1 : 0);
  if (verdict === 'notDone' && goodReads >= readsForNotDone && atMs - state.endedAtMs >= notDoneAfterMs)
    return { phase: 'notDone', serverMessage: state.serverMessage };
  return { ...state, goodReads, phase: isLast ? 'notKnown' : state.phase };
};
