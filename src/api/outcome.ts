/** What a call came to. Nothing is thrown: every screen must say what it does with each of these. */
export type Outcome<Value> =
  | Ok<Value>
  /** The server understood and said no. The name is empty where it gives none: then its message is all it says. `detail` is its whole reply, unread. */
  | { kind: 'refused'; errorName: string; message?: string; detail: unknown }
  /** The server asks to wait (429, or 503 with Retry-After); nothing was done on a 429. */
  | { kind: 'busy'; waitMs: number; mayHaveRun: boolean }
  /** The token is no longer good. */
  | { kind: 'expired' }
  /** Nothing reached the server: no network (reads: no network or no answer in time). */
  | { kind: 'offline' }
  /** Sent, and no usable answer: for a payment neither success nor failure. */
  | Unknown<Value>
  /** An answer that is none of the city's: a log-in page of a Wi-Fi, an error page, a spoiled reply. */
  | { kind: 'broken'; cause: BrokenCause; detail?: string };

export interface Ok<Value> {
  kind: 'ok';
  value: Value;
  /** When the answer was fetched, where a kept copy was served (milliseconds, the device's clock). */
  cachedAt?: number;
}

export type BrokenCause = 'notTheCity' | 'serverError' | 'shape';

interface Unknown<Value> {
  kind: 'unknown';
  cause: 'timeout' | 'network' | BrokenCause | 'expired';
  /** The words of a refusal that has no name. */
  serverMessage?: string;
  /** After a timeout of a payment: the answer, should it still come. */
  late?: Promise<Outcome<Value>>;
  /** Ends the request that is still pending: nothing more is sent, and `late` resolves. */
  end?: () => void;
}
