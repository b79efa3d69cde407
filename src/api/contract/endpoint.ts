import type * as v from 'valibot';

/**
 * What a call does, and so how it may fail and be repeated.
 * R reads · M moves money from the balance · L makes a payment link · C sends a code · P edits · G a GET that changes state.
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
  /** Where the parameters travel. */
  encoding: 'query' | 'form' | 'json';
  /** Where the token travels, under which name; a header carries it bare, without a scheme word. */
  token:
    | { in: 'query' | 'body'; as: 'token' | 'Token' }
    | { in: 'header' }
    | { in: 'none' }
    | { in: 'query'; as: 'token'; optional: true };
  callClass: CallClass;
  /** Takes a reply that is a file, or gives undefined where it is not the one asked for; a refusal is JSON all the same. */
  readFile?: (file: Blob) => v.InferOutput<Reply> | undefined;
  /** The parameters besides the token. */
  request: Request;
  /** A successful reply; unknown fields are dropped, a missing required one makes the reply unusable. */
  reply: Reply;
}

/** Declares one call of a city's server. Without side effects: a build leaves out the calls that nothing makes. */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <Request extends AnyObject, Reply extends AnyObject>(
  declared: Endpoint<Request, Reply>,
): Endpoint<Request, Reply> => declared;

export type RequestOf<E> = E extends Endpoint<infer Request> ? v.InferInput<Request> : never;
export type ReplyOf<E> = E extends Endpoint<AnyObject, infer Reply> ? v.InferOutput<Reply> : never;
/** What a server may send: the loose side of the reply schema. */
export type WireReplyOf<E> = E extends Endpoint<AnyObject, infer Reply> ? v.InferInput<Reply> : never;

/** Every path of a call, the newest first. */
export const pathsOf = ({ path, olderPaths }: Pick<Endpoint, 'path' | 'olderPaths'>): string[] => [
  path,
  ...Object.values(olderPaths ?? {}),
];
