import { errorMessages, type ErrorName } from './errorMessages';

/**
 * The city understood and says no. Thrown by a handler, it undoes what the handler had written, unless `keepsWrites`
 * (a counter of wrong passwords must outlive the refusal). `extra` goes into the reply beside the error.
 */
export class Refusal extends Error {
  readonly extra: Record<string, unknown>;
  readonly keepsWrites: boolean;

  constructor(
    readonly errorName: ErrorName,
    { extra = {}, keepsWrites = false }: { extra?: Record<string, unknown>; keepsWrites?: boolean } = {},
  ) {
    super(errorMessages[errorName]);
    this.extra = extra;
    this.keepsWrites = keepsWrites;
  }

  /** The body of the reply. */
  get body(): Record<string, unknown> {
    return { status: 'error', errorName: this.errorName, errorMessage: this.message, ...this.extra };
  }
}
