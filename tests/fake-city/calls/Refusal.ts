import { errorMessages, type ErrorName } from './errorMessages';

interface RefusalOptions {
  /** Fields that are added to the reply next to the error. */
  extra?: Record<string, unknown>;
  /** Commits what the handler wrote: a counter of wrong passwords must outlive the refusal. */
  commitsWrites?: boolean;
  /** A more specific sentence than the default one of the error name. */
  message?: string;
}

/** A refusal of a valid request. Thrown by a handler, it rolls back the handler's writes, unless it `commitsWrites`. */
export class Refusal extends Error {
  readonly extra: Record<string, unknown>;
  readonly commitsWrites: boolean;

  constructor(
    readonly errorName: ErrorName,
    { extra = {}, commitsWrites = false, message = errorMessages[errorName] }: RefusalOptions = {},
  ) {
    super(message);
    this.extra = extra;
    this.commitsWrites = commitsWrites;
  }

  get body(): Record<string, unknown> {
    return { status: 'error', errorName: this.errorName, errorMessage: this.message, ...this.extra };
  }
}
