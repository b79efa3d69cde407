/** Why there is no response. After a timeout the request is still pending until the app ends it. */
export type LostCause = 'timeout' | 'network' | 'unreadable' | 'expired' | 'restart';

/** A missing response, with the results of the readings since then. */
interface LostAnswer {
  cause: LostCause;
  /**
   * When the request ended: answered, disconnected or ended by the app. Undefined while it is pending. Milliseconds of
   * a monotonic clock.
   */
  endedAtMs?: number;
  /** The number of readings since the end of the request that found nothing. */
  goodReads: number;
  /** The text of a refusal without an error name. */
  serverMessage?: string;
}

/** One attempt from the tap to its ending. Pure: time and readings arrive as events. */
export type AttemptState =
  | { phase: 'sending' }
  /** The response is lost and the server's state is being read. */
  | ({ phase: 'checking' } & LostAnswer)
  /** No reading was conclusive: not known yet, do not pay again. */
  | ({ phase: 'notKnown' } & LostAnswer)
  | { phase: 'done' }
  | { phase: 'doneTwice' }
  /** `serverMessage`: the reason, if the city sent a text without an error name. */
  | { phase: 'notDone'; serverMessage?: string }
  | { phase: 'refused'; errorName: string; message?: string }
  | { phase: 'busy'; waitMs: number }
  | { phase: 'offline' };

/** True if the ending is still open, so that the same must not be paid again. */
export const isOpen = ({ phase }: AttemptState): boolean =>
  phase === 'sending' || phase === 'checking' || phase === 'notKnown';
