import * as v from 'valibot';
import type { Endpoint, ReplyOf, RequestOf } from './contract/endpoint';
import { encodeForm, encodeQuery } from './encode';
import type { BrokenCause, Outcome } from './outcome';

/** The longest wait for a whole answer (`reliability.md`, section 3). */
export const deadlineMs = 15_000;

export interface CallContext {
  /** The city's apiUrl. */
  apiUrl: string;
  token?: string;
  /** A pinned older version of the call. */
  version?: string;
  signal?: AbortSignal;
  /** Ask for a fresh answer past any kept copy. */
  isFresh?: boolean;
  /** Tells the server's clock: its Date header, and the device's time before and after the request. */
  onServerTime?: (server: number, sentAt: number, receivedAt: number) => void;
}

type AnyEndpoint = Endpoint;

const isMoney = ({ callClass }: Pick<AnyEndpoint, 'callClass'>): boolean => callClass === 'M' || callClass === 'L';

/**
 * The only fetch of the app. Encodes the parameters as the endpoint declares, puts the token in its place, waits at
 * most 15 s for the whole answer, checks its type and shape, and says what came of it. Never throws; an aborted
 * `signal` counts as offline. Sends once: repeating is nobody's business here.
 */
export const call = async <E extends AnyEndpoint>(endpoint: E, input: RequestOf<E>, context: CallContext): Promise<Outcome<ReplyOf<E>>> => {
  if (isMoney(endpoint) && !navigator.onLine) return { kind: 'offline' };
  const deadline = new AbortController();
  // A payment that runs late is still listened to: aborting it would throw its answer away.
  const signals = isMoney(endpoint) ? [] : [deadline.signal, ...(context.signal ? [context.signal] : [])];
  const answer = send(endpoint, input, context, signals.length > 0 ? AbortSignal.any(signals) : undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), deadlineMs);
  });
  const first = await Promise.race([answer, timeout]);
  clearTimeout(timer);
  if (first !== 'timeout') return first;
  if (isMoney(endpoint)) return { kind: 'unknown', cause: 'timeout', late: answer };
  deadline.abort();
  return { kind: 'offline' };
};

const addressOf = (endpoint: AnyEndpoint, input: Record<string, unknown>, { apiUrl, token, version }: CallContext): string => {
  const path = (version ? endpoint.olderPaths?.[version] : undefined) ?? endpoint.path;
  const query = new URLSearchParams(endpoint.encoding === 'query' ? encodeQuery(input) : undefined);
  if (endpoint.token.in === 'query' && token !== undefined) query.set(endpoint.token.as, token);
  const text = query.toString();
  return `${apiUrl}${path}${text ? `?${text}` : ''}`;
};

const requestOf = (endpoint: AnyEndpoint, input: Record<string, unknown>, { token, isFresh }: CallContext): RequestInit => {
  const headers = new Headers({ Accept: 'application/json' });
  const request: RequestInit = { method: endpoint.method, headers, redirect: 'error' };
  if (endpoint.token.in === 'header' && token !== undefined) headers.set('Authorization', token);
  const tokenInBody: Record<string, string> = endpoint.token.in === 'body' && token !== undefined ? { [endpoint.token.as]: token } : {};
  if (endpoint.encoding === 'form') request.body = encodeForm({ ...input, ...tokenInBody });
  if (endpoint.encoding === 'json') {
    headers.set('Content-Type', 'application/json');
    if (endpoint.method !== 'GET') request.body = JSON.stringify({ ...input, ...tokenInBody });
  }
  if (isFresh) request.cache = 'reload';
  else if (endpoint.token.in !== 'none' || isMoney(endpoint)) request.cache = 'no-store';
  // Money travels on connections of its own: a browser that meets a dead shared one sends again by itself (`reliability.md`, section 5).
  if (isMoney(endpoint)) request.credentials = 'omit';
  return request;
};

const send = async <E extends AnyEndpoint>(
  endpoint: E,
  input: RequestOf<E>,
  context: CallContext,
  signal: AbortSignal | undefined,
): Promise<Outcome<ReplyOf<E>>> => {
  const parameters = input as Record<string, unknown>;
  const sentAt = Date.now();
  try {
    const response = await fetch(addressOf(endpoint, parameters, context), { ...requestOf(endpoint, parameters, context), signal });
    const receivedAt = Date.now();
    const keptSince = Number(response.headers.get('sw-fetched-at') ?? Number.NaN);
    const served = Date.parse(response.headers.get('Date') ?? '');
    if (Number.isNaN(keptSince) && !Number.isNaN(served)) context.onServerTime?.(served, sentAt, receivedAt);
    const outcome = await readResponse(endpoint, response);
    return outcome.kind === 'ok' && !Number.isNaN(keptSince) ? { ...outcome, keptSince } : outcome;
  } catch {
    return isMoney(endpoint) ? { kind: 'unknown', cause: 'network' } : { kind: 'offline' };
  }
};

/** A read that got no usable answer is broken; a payment is unknown. */
const unusable = <Value>(endpoint: AnyEndpoint, cause: BrokenCause, detail?: string): Outcome<Value> =>
  isMoney(endpoint) ? { kind: 'unknown', cause } : { kind: 'broken', cause, detail };

const readResponse = async <E extends AnyEndpoint>(endpoint: E, response: Response): Promise<Outcome<ReplyOf<E>>> => {
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  if (response.status === 429 || (response.status === 503 && !Number.isNaN(retryAfter))) {
    return { kind: 'busy', waitMs: (Number.isNaN(retryAfter) ? 10 : retryAfter) * 1000, mayHaveRun: response.status !== 429 };
  }
  if (response.status >= 500) return unusable(endpoint, 'serverError', String(response.status));
  const isJson = /\bjson\b/.test(response.headers.get('Content-Type') ?? '');
  const text = await response.text();
  if (!isJson) return unusable(endpoint, text.trimStart().startsWith('<') ? 'notTheCity' : 'shape', 'content type');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return unusable(endpoint, 'shape', 'not JSON');
  }
  return readBody(endpoint, body);
};

const envelope = v.object({
  status: v.optional(v.string()),
  errorName: v.nullish(v.string()),
  errorMessage: v.nullish(v.string()),
  message: v.nullish(v.string()),
});

/** The two spellings of a refusal that the documents show; any other status but `ok` is no status at all. */
const refusals = ['error', 'Error'];

const readBody = <E extends AnyEndpoint>(endpoint: E, body: unknown): Outcome<ReplyOf<E>> => {
  const outer = v.safeParse(envelope, body);
  if (!outer.success) return unusable(endpoint, 'shape', 'no envelope');
  const { status, errorName, errorMessage, message } = outer.output;
  if (errorName === 'TokenExpired') return isMoney(endpoint) ? { kind: 'unknown', cause: 'expired' } : { kind: 'expired' };
  if (status !== undefined && refusals.includes(status)) {
    return { kind: 'refused', errorName: errorName ?? 'UnknownError', message: errorMessage ?? message ?? undefined, detail: body };
  }
  // A read may leave its status out; a payment without a plain `ok` is never taken for one.
  if (status !== 'ok' && !(status === undefined && endpoint.callClass === 'R')) return unusable(endpoint, 'shape', `status ${status ?? 'missing'}`);
  const reply = v.safeParse(endpoint.reply, body);
  if (!reply.success) return unusable(endpoint, 'shape', v.getDotPath(reply.issues[0]) ?? 'reply');
  return { kind: 'ok', value: reply.output as ReplyOf<E> };
};
