/** The longest pause between two responses without news, in milliseconds. */
const maxCalmMs = 30_000;
/** The longest pause after failures, in milliseconds. */
const maxFailedMs = 60_000;

export interface PollState {
  /** The shortest pause, in milliseconds. */
  everyMs: number;
  /** Responses since the driver began to wait or returned to the page. */
  answers: number;
  /** Failures since the last response. */
  failures: number;
  /** The delay that a busy server requested, in milliseconds. */
  retryAfterMs?: number;
}

/**
 * Returns the milliseconds to wait after a response or a failure before the next request. After responses the pause
 * grows by its length every second time: 5, 5, 10, 10, 15 s and so on, at most ten readings in two minutes. It doubles
 * with every failure and is never shorter than a server has requested. `random`, from 0 to 1, spreads the requests of
 * pages that failed together.
 */
export const pollDelayMs = (
  { everyMs, answers, failures, retryAfterMs = 0 }: PollState,
  random = Math.random(),
): number => {
  if (failures === 0) return Math.min(everyMs * Math.max(1, Math.ceil(answers / 2)), Math.max(everyMs, maxCalmMs));
  const backOffMs = Math.min(everyMs * 2 ** failures, maxFailedMs);
  return Math.max(backOffMs * (1 - random / 4), retryAfterMs * (1 + random / 4));
};
