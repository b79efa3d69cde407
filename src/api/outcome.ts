/** The result of a call. Nothing is thrown: every screen must handle each of these. */
export type Outcome<Value> =
  | Ok<Value>
  /**
   * The server understood the request and refused it. The name is empty if the server sends none; then only the message
   * explains the refusal. `detail` is the whole unparsed reply.
   */
  | { kind: 'refused'; errorName: string; message?: string; detail: unknown }
  /** The server requests a wait (429, or 503 with Retry-After). After a 429 nothing was done. */
  | { kind: 'busy'; waitMs: number; mayHaveRun: boolean }
  /** The token is no longer valid. */
  | { kind: 'expired' }
  /**
   * Not sent, because there is no network. For calls other than payments also: the request failed, timed out or was
   * aborted.
   */
  | { kind: 'offline' }
  /** The request was sent, but no usable answer arrived. A payment has neither succeeded nor failed. */
  | Unknown<Value>
  /** The answer did not come from the city or is unreadable: a Wi-Fi login page, an error page, a corrupt reply. */
  | { kind: 'broken'; cause: BrokenCause; detail?: string };

export interface Ok<Value> {
  kind: 'ok';
  value: Value;
  /**
   * When a cached answer was fetched, in milliseconds by the device's clock. Undefined for an answer from the server.
   */
  cachedAt?: number;
}

export type BrokenCause = 'notTheCity' | 'serverError' | 'shape';

interface Unknown<Value> {
  kind: 'unknown';
  cause: 'timeout' | 'network' | BrokenCause | 'expired';
  /** The message of a refusal without a name. */
  serverMessage?: string;
  /** After a payment timed out: the answer, if it still arrives. */
  late?: Promise<Outcome<Value>>;
  /** Ends the pending request: nothing more is sent, and `late` resolves. */
  end?: () => void;
}
