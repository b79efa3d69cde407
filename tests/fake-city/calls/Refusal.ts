import { errorMessages, type ErrorName } from './errorMessages';

interface RefusalOptions {
  /** Goes into the reply beside the error. */
  extra?: Record<string, unknown>;
  /** What the handler wrote stays: a counter of wrong passwords must outlive the refusal. */
  commitsWrites?: boolean;
  /** A sentence that says more than the name's own. */
  message?: string;
}

/** The city understood and says no. Thrown by a handler, it undoes what the handler had written, unless it `commitsWrites`. */
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

  /** The body of the reply. */
  get body(): Record<string, unknown> {
    return { status: 'error', errorName: this.errorName, errorMessage: this.message, ...this.extra };
  }
}
