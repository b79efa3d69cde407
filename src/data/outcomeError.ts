import type { Ok, Outcome } from '~/api/outcome';

/** A read that did not come to `ok`, as React Query wants it: thrown. */
export class OutcomeError extends Error {
  readonly outcome: Exclude<Outcome<never>, Ok<never>>;

  constructor(outcome: Exclude<Outcome<never>, Ok<never>>) {
    super(outcome.kind === 'refused' ? `refused: ${outcome.errorName}` : outcome.kind);
    this.name = 'OutcomeError';
    this.outcome = outcome;
  }
}

/** The server has answered, and has no such thing or knows no such person. */
export const isRefusal = (error: Error | null): boolean =>
  error instanceof OutcomeError && error.outcome.kind === 'refused';

/** The ok outcome, or an OutcomeError. */
export const okOrThrow = <Value>(outcome: Outcome<Value>): Ok<Value> => {
  if (outcome.kind === 'ok') return outcome;
  throw new OutcomeError(outcome as Exclude<Outcome<never>, Ok<never>>);
};

/** Reads are tried twice more where nothing usable came; a refusal is an answer, a busy server is left alone, and without a network it is said at once. */
export const retryRead = (failures: number, error: Error): boolean => {
  if (!(error instanceof OutcomeError)) return false;
  const { kind } = error.outcome;
  return failures < 2 && ((kind === 'offline' && navigator.onLine) || kind === 'broken');
};

/** What a busy server has asked to wait, in milliseconds; undefined of any other failure. */
export const busyRetryAfterMs = (error: unknown): number | undefined =>
  error instanceof OutcomeError && error.outcome.kind === 'busy' ? error.outcome.waitMs : undefined;
