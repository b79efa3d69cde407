/** The longest pause between two answers that tell nothing new, */
const maxCalmMs = 30_000;
/** and after failures. */
const maxFailedMs = 60_000;

export interface PollState {
  /** The shortest pause, in milliseconds. */
  everyMs: number;
  /** Answers since the driver began to wait, or came back to the page. */
  answers: number;
  /** Failures since the last answer. */
  failures: number;
  /** What a busy server has asked for, in milliseconds. */
  retryAfterMs?: number;
}

/**
 * How long to wait after an answer or a failure until the next request, in milliseconds. The pause grows by its length with every
 * second answer: 5, 5, 10, 10, 15 s and so on, ten readings at most in two minutes. It doubles with every failure, and is never shorter than
 * a server has asked for. `chance`, from 0 to 1, keeps pages apart that have failed together.
 */
export const pollDelayMs = (
  { everyMs, answers, failures, retryAfterMs = 0 }: PollState,
  random = Math.random(),
): number => {
  if (failures === 0) return Math.min(everyMs * Math.max(1, Math.ceil(answers / 2)), Math.max(everyMs, maxCalmMs));
  const backOffMs = Math.min(everyMs * 2 ** failures, maxFailedMs);
  return Math.max(backOffMs * (1 - random / 4), retryAfterMs * (1 + random / 4));
};
