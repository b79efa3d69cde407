/** Why an answer is missing. After a timeout the request is still pending until the app ends it. */
export type LostCause = 'timeout' | 'network' | 'unreadable' | 'expired' | 'restart';

/** An answer that is missing, and what the readings since then have shown. */
interface LostAnswer {
  cause: LostCause;
  /** When the request came to an end: answered, cut off or ended by the app. Undefined while it is pending. Milliseconds of a clock that never jumps. */
  endedAtMs?: number;
  /** Readings since the request ended that found nothing. */
  goodReads: number;
  /** The words of a refusal that has no name. */
  serverMessage?: string;
}

/** One attempt from the tap to its ending (`reliability.md`, section 4). Pure: time and reads come in as events. */
export type AttemptState =
  | { phase: 'sending' }
  /** The answer is lost; the server's state is being read. */
  | ({ phase: 'checking' } & LostAnswer)
  /** The reads told nothing final: not known yet, do not pay again. */
  | ({ phase: 'notKnown' } & LostAnswer)
  | { phase: 'done' }
  | { phase: 'doneTwice' }
  /** `said`: why, where the city gave words and no name. */
  | { phase: 'notDone'; serverMessage?: string }
  | { phase: 'refused'; errorName: string; message?: string }
  | { phase: 'busy'; waitMs: number }
  | { phase: 'offline' };

/** Is the ending still open, so that the same may not be paid again? */
export const isOpen = ({ phase }: AttemptState): boolean =>
  phase === 'sending' || phase === 'checking' || phase === 'notKnown';
