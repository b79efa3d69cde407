/** A request as received, and whether it was executed. */
export interface LoggedRequest {
  request: number;
  method: string;
  path: string;
  query: string;
  body: string;
  executed: boolean;
}

const maxRows = 10_000;

/** The requests since the start, without those of the control port. Beyond the limit the oldest ones are dropped. */
export class RequestLog {
  readonly #rows: LoggedRequest[] = [];
  #last: number;

  /**
   * `last` is the serial number of the last request before the start. Serial numbers must be unique, because the ledger
   * refers to them.
   */
  constructor(last: number) {
    this.#last = last;
  }

  /** Returns the serial number for the next request. */
  nextRequest(): number {
    this.#last += 1;
    return this.#last;
  }

  add(row: LoggedRequest): LoggedRequest {
    this.#rows.push(row);
    if (this.#rows.length > maxRows) this.#rows.shift();
    return row;
  }

  /** The serial number of the last request. */
  get last(): number {
    return this.#last;
  }

  /** The requests after a serial number with `match` in their path. */
  rows(match = '', after = 0): readonly LoggedRequest[] {
    return this.#rows.filter(({ request, path }) => request > after && path.includes(match));
  }
}
