import { isOpen, type AttemptState, type LostCause } from './attempt.state';
import type { Verdict } from './reconcile/snapshot';

export type AttemptEvent =
  | { type: 'ok' }
  | { type: 'refused'; errorName: string; message?: string }
  | { type: 'busy'; waitMs: number }
  | { type: 'offline' }
  /** No usable response. If only a link was requested, no one was charged and the driver may try again. */
  | { type: 'lost'; cause: LostCause; atMs: number; isOnlyLink?: boolean; serverMessage?: string }
  /** The app ended a pending request. Anything that arrives later was already on its way. */
  | { type: 'ended'; atMs: number }
  /** A reading of the server's state that began at `atMs`. `isLast` marks the last one of the schedule. */
  | { type: 'read'; verdict: Verdict | 'failed'; atMs: number; isLast: boolean }
  /**
   * Reported as not done, but executed by the city after all (decision 0001). `isTwice`: the same was paid for again in
   * between.
   */
  | { type: 'arrived'; isTwice: boolean }
  | { type: 'checkAgain' };

/** "Not done" is reported no earlier than this after the end of the request (decision 0001). */
export const notDoneAfterMs = 30_000;
/** Delays after the end of the request at which the server's state is read. */
export const readScheduleMs = [0, 3_000, 10_000, notDoneAfterMs] as const;
/** Delays after the response was due at which a pending request is checked. */
export const pendingScheduleMs = [0, 3_000, 10_000, 15_000, 30_000] as const;
/** After this delay the app ends the request. */
export const pendingMs = 15_000;
/** The limit if nothing could be read, because then only the response itself is conclusive. */
export const maxPendingMs = 50_000;

/** The number of readings without a trace that "not done" requires. */
export const readsForNotDone = 3;

export const attemptFlow = (state: AttemptState, event: AttemptEvent): AttemptState => {
  switch (event.type) {
    case 'ok':
      // This can be a late response: it may arrive during the checks, or even after the app has given up.
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
  // The check after a success can discover a second payment, but never undo the success.
  if (state.phase === 'done') return verdict === 'twice' ? { phase: 'doneTwice' } : state;
  if (state.phase !== 'checking' && state.phase !== 'notKnown') return state;
  if (verdict === 'done') return { phase: 'done' };
  if (verdict === 'twice') return { phase: 'doneTwice' };
  // While the request is pending, absence proves nothing.
  if (state.endedAtMs === undefined) return state;
  const goodReads = state.goodReads + (verdict === 'notDone' ? 1 : 0);
  if (verdict === 'notDone' && goodReads >= readsForNotDone && atMs - state.endedAtMs >= notDoneAfterMs)
    return { phase: 'notDone', serverMessage: state.serverMessage };
  return { ...state, goodReads, phase: isLast ? 'notKnown' : state.phase };
};
