import type * as v from 'valibot';

/**
 * The effect of a call, which decides how it may fail and be repeated. R reads · M moves money from the balance · L
 * makes a payment link · C sends a code · P edits · G a GET that changes state.
 */
export type CallClass = 'R' | 'M' | 'L' | 'C' | 'P' | 'G';

type AnyObject = v.GenericSchema<Record<string, unknown>, object>;

export interface Endpoint<Request extends AnyObject = AnyObject, Reply extends AnyObject = AnyObject> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The newest path; `{name}` in it is a parameter. */
  path: string;
  /** The name under which a city's configuration may pin an older version. */
  family?: 'login' | 'registration' | 'options' | 'mapInfo' | 'profile' | 'cars';
  /** Older paths of the same call, by version. */
  olderPaths?: Readonly<Record<string, string>>;
  encoding: 'query' | 'form' | 'json';
  /** The place and the name of the token. A header contains the bare token, without a scheme. */
  token:
    | { in: 'query' | 'body'; as: 'token' | 'Token' }
    | { in: 'header' }
    | { in: 'none' }
    | { in: 'query'; as: 'token'; optional: true };
  callClass: CallClass;
  /** A payment waits for this read. It shares the payments' own connections, which no other read can use up. */
  precedesPayment?: true;
  /** True if every readable answer of the city except `ok` is a refusal, whatever its status says (COOP-10). */
  isRefusedUnlessOk?: true;
  /** True if an answer without a status is a success, unless it has an error name or message (ABON-06). */
  isOkUnlessRefused?: true;
  /** Reads a reply that is a file. Returns undefined if it is not the expected file. A refusal is JSON even here. */
  readFile?: (file: Blob) => v.InferOutput<Reply> | undefined;
  /** The parameters without the token. */
  request: Request;
  /** A successful reply. Unknown fields are dropped; a missing required field makes the reply unusable. */
  reply: Reply;
}

/** Declares one call of a city's server. It has no side effects, so a build omits calls that are never used. */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <Request extends AnyObject, Reply extends AnyObject>(
  declared: Endpoint<Request, Reply>,
): Endpoint<Request, Reply> => declared;

export type RequestOf<E> = E extends Endpoint<infer Request> ? v.InferInput<Request> : never;
export type ReplyOf<E> = E extends Endpoint<AnyObject, infer Reply> ? v.InferOutput<Reply> : never;
/** The input side of the reply schema: the values that a server may send. */
export type WireReplyOf<E> = E extends Endpoint<AnyObject, infer Reply> ? v.InferInput<Reply> : never;

/** Returns every path of a call, the newest first. */
export const pathsOf = ({ path, olderPaths }: Pick<Endpoint, 'path' | 'olderPaths'>): string[] => [
  path,
  ...Object.values(olderPaths ?? {}),
];
