/** A request as it came, and whether it was executed or spoiled before. */
export interface LoggedRequest {
  request: number;
  method: string;
  path: string;
  query: string;
  body: string;
  executed: boolean;
}

const maxRows = 10_000;

/** The requests since the start, without those of the control port; the oldest go when there are too many. */
export class RequestLog {
  readonly #rows: LoggedRequest[] = [];
  #last: number;

  /** `last` is the serial number of the last request before the start: two never share one, or the ledger would name the wrong one. */
  constructor(last: number) {
    this.#last = last;
  }

  /** The serial number of the next request. */
  nextRequest(): number {
    this.#last += 1;
    return this.#last;
  }

  add(row: LoggedRequest): LoggedRequest {
    this.#rows.push(row);
    if (this.#rows.length > maxRows) this.#rows.shift();
    return row;
  }

  /** Of the last request that came. */
  get last(): number {
    return this.#last;
  }

  /** Those after a serial number, with this in their path. */
  rows(match = '', after = 0): readonly LoggedRequest[] {
    return this.#rows.filter(({ request, path }) => request > after && path.includes(match));
  }
}
