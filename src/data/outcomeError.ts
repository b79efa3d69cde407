import type { Ok, Outcome } from '~/api/outcome';

/** Thrown when a read ends in any other outcome than `ok`, as React Query requires. */
export class OutcomeError extends Error {
  readonly outcome: Exclude<Outcome<never>, Ok<never>>;

  constructor(outcome: Exclude<Outcome<never>, Ok<never>>) {
    super(outcome.kind === 'refused' ? `refused: ${outcome.errorName}` : outcome.kind);
    this.name = 'OutcomeError';
    this.outcome = outcome;
  }
}

/** True if the server answered that it does not know this thing or this person. */
export const isRefusal = (error: Error | null): boolean =>
  error instanceof OutcomeError && error.outcome.kind === 'refused';

/** Returns the ok outcome, or throws an `OutcomeError`. */
export const okOrThrow = <Value>(outcome: Outcome<Value>): Ok<Value> => {
  if (outcome.kind === 'ok') return outcome;
  throw new OutcomeError(outcome as Exclude<Outcome<never>, Ok<never>>);
};

/**
 * Retries a read twice if there was no usable answer. A refusal is an answer, a busy server is left alone, and without
 * a network the read fails at once.
 */
export const retryRead = (failures: number, error: Error): boolean => {
  if (!(error instanceof OutcomeError)) return false;
  const { kind } = error.outcome;
  return failures < 2 && ((kind === 'offline' && navigator.onLine) || kind === 'broken');
};

/** The wait that a busy server requests, in milliseconds. Undefined for any other failure. */
export const busyRetryAfterMs = (error: unknown): number | undefined =>
  error instanceof OutcomeError && error.outcome.kind === 'busy' ? error.outcome.waitMs : undefined;
