import * as v from 'valibot';
import type { Endpoint, ReplyOf, RequestOf } from './contract/endpoint';
import { maybe } from './contract/wire';
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
  /** A shorter wait than `deadlineMs`. */
  deadlineMs?: number;
  /**
   * Tells the server's clock: its Date header, and the device's time before and after the request. Only an answer that
   * is the city's own and that no cache can have kept tells it.
   */
  onServerTime?: (server: number, sentAt: number, receivedAt: number) => void;
}

type AnyEndpoint = Endpoint;

/** Does a call move money, or make a link to where it is paid? */
export const isMoney = ({ callClass }: Pick<AnyEndpoint, 'callClass'>): boolean =>
  callClass === 'M' || callClass === 'L';

/**
 * The only fetch of the app. Encodes the parameters as the endpoint declares, puts the token in its place, waits at
 * most 15 s for the whole answer, checks its type and shape, and says what came of it. Never throws; an aborted
 * `signal` counts as offline. Sends once: repeating is nobody's business here.
 */
export const call = async <E extends AnyEndpoint>(
  endpoint: E,
  input: RequestOf<E>,
  context: CallContext,
): Promise<Outcome<ReplyOf<E>>> => {
  if (isMoney(endpoint) && !navigator.onLine) return { kind: 'offline' };
  // By hand: AbortSignal.any is younger than the browsers that are served.
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  // A payment that runs late is still listened to until its sender ends it: aborting it throws its answer away.
  if (!isMoney(endpoint)) {
    if (context.signal?.aborted) abort();
    context.signal?.addEventListener('abort', abort);
  }
  const answer = send(endpoint, input, context, stop.signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), context.deadlineMs ?? deadlineMs);
  });
  const first = await Promise.race([answer, timeout]);
  clearTimeout(timer);
  context.signal?.removeEventListener('abort', abort);
  if (first !== 'timeout') return first;
  if (isMoney(endpoint)) return { kind: 'unknown', cause: 'timeout', late: answer, end: abort };
  abort();
  return { kind: 'offline' };
};

/** A GET has no body: its parameters travel in the query, whatever the encoding of the others of its family. */
const isInQuery = ({ encoding, method }: AnyEndpoint): boolean => encoding === 'query' || method === 'GET';

const addressOf = (
  endpoint: AnyEndpoint,
  input: Record<string, unknown>,
  { apiUrl, token, version }: CallContext,
): string => {
  const declared = (version ? endpoint.olderPaths?.[version] : undefined) ?? endpoint.path;
  const rest = { ...input };
  const path = declared.replace(/\{(\w+)\}/, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  const query = new URLSearchParams(isInQuery(endpoint) ? encodeQuery(rest) : undefined);
  if (endpoint.token.in === 'query' && token !== undefined) query.set(endpoint.token.as, token);
  const text = query.toString();
  return `${apiUrl}${path}${text ? `?${text}` : ''}`;
};

const requestOf = (
  endpoint: AnyEndpoint,
  input: Record<string, unknown>,
  { token, isFresh }: CallContext,
): RequestInit => {
  const headers = new Headers({ Accept: 'application/json' });
  const request: RequestInit = { method: endpoint.method, headers, redirect: 'error' };
  if (endpoint.token.in === 'header' && token !== undefined) headers.set('Authorization', token);
  const body: Record<string, unknown> = isInQuery(endpoint) ? {} : { ...input };
  if (endpoint.token.in === 'body' && token !== undefined) body[endpoint.token.as] = token;
  if (endpoint.encoding === 'json' && !isInQuery(endpoint)) {
    headers.set('Content-Type', 'application/json');
    request.body = JSON.stringify(body);
  } else if (!isInQuery(endpoint) || Object.keys(body).length > 0) {
    request.body = encodeForm(body);
  }
  // Only what anybody may read is kept by a cache, and so only that can be asked for past it: `reload` would keep the answer.
  if (endpoint.callClass !== 'R' || endpoint.token.in !== 'none') request.cache = 'no-store';
  else if (isFresh) request.cache = 'reload';
  // Money travels on connections of its own: a browser that meets a dead shared one sends again by itself (`reliability.md`, section 5).
  if (isMoney(endpoint)) request.credentials = 'omit';
  return request;
};

const send = async <E extends AnyEndpoint>(
  endpoint: E,
  input: RequestOf<E>,
  context: CallContext,
  signal: AbortSignal,
): Promise<Outcome<ReplyOf<E>>> => {
  const parameters = input as Record<string, unknown>;
  const sentAt = Date.now();
  try {
    const request = requestOf(endpoint, parameters, context);
    const response = await fetch(addressOf(endpoint, parameters, context), { ...request, signal });
    const receivedAt = Date.now();
    const cachedAt = Number(response.headers.get('sw-fetched-at') ?? Number.NaN);
    const served = Date.parse(response.headers.get('Date') ?? '');
    const outcome = await readResponse(endpoint, response);
    // The Date of a kept answer is an old one, and a log-in page of a Wi-Fi has its own clock.
    const isLive = Number.isNaN(cachedAt) && request.cache !== undefined;
    if (isLive && isFromCity(outcome) && !Number.isNaN(served)) context.onServerTime?.(served, sentAt, receivedAt);
    return outcome.kind === 'ok' && !Number.isNaN(cachedAt) ? { ...outcome, cachedAt } : outcome;
  } catch {
    return isMoney(endpoint) ? { kind: 'unknown', cause: 'network' } : { kind: 'offline' };
  }
};

/** A read that got no usable answer is broken; a payment is unknown. */
const unusable = <Value>(endpoint: AnyEndpoint, cause: BrokenCause, detail?: string): Outcome<Value> =>
  isMoney(endpoint) ? { kind: 'unknown', cause } : { kind: 'broken', cause, detail };

/** Did a server that speaks the city's language answer? */
const isFromCity = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'ok' ||
  outcome.kind === 'refused' ||
  outcome.kind === 'expired' ||
  (outcome.kind === 'unknown' && outcome.cause === 'expired');

/** A busy server that does not say for how long; the least and the most that is believed of one that does. */
const defaultWaitMs = 10_000;
const minWaitMs = 1_000;
const maxWaitMs = 3_600_000;

/** What `Retry-After` asks for: seconds, or a date by the server's own clock. Undefined where it says neither. */
const retryAfterMs = ({ headers }: Response): number | undefined => {
  const text = headers.get('Retry-After')?.trim() ?? '';
  const now = Date.parse(headers.get('Date') ?? '');
  const until = text.endsWith(' GMT') ? Date.parse(text) : Number.NaN;
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : until - (Number.isNaN(now) ? Date.now() : now);
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, minWaitMs), maxWaitMs);
};

const readResponse = async <E extends AnyEndpoint>(endpoint: E, response: Response): Promise<Outcome<ReplyOf<E>>> => {
  const waitMs = retryAfterMs(response);
  if (response.status === 429) return { kind: 'busy', waitMs: waitMs ?? defaultWaitMs, mayHaveRun: false };
  if (response.status === 503 && waitMs !== undefined) return { kind: 'busy', waitMs, mayHaveRun: true };
  if (response.status >= 500) return unusable(endpoint, 'serverError', String(response.status));
  const isJson = /^[^;]*[/+]json\s*(;|$)/i.test(response.headers.get('Content-Type') ?? '');
  if (endpoint.readFile && !isJson) {
    const value = endpoint.readFile(await response.blob());
    return value && response.ok ? { kind: 'ok', value: value as ReplyOf<E> } : unusable(endpoint, 'notTheCity');
  }
  const text = await response.text();
  if (!isJson) return unusable(endpoint, text.trimStart().startsWith('<') ? 'notTheCity' : 'shape', 'content type');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return unusable(endpoint, 'shape', 'not JSON');
  }
  return readBody(endpoint, body, response.ok);
};

/** A status is taken as it is; names and words of a wrong type are none, and cost nobody a payment that was made. */
const envelope = v.object({
  status: v.nullish(v.string()),
  errorName: maybe(v.string()),
  errorMessage: maybe(v.string()),
  message: maybe(v.string()),
});

/** The two spellings of a refusal that the documents show; any other status but `ok` is no status at all. */
const refusals = ['error', 'Error'];

const readBody = <E extends AnyEndpoint>(endpoint: E, body: unknown, isSuccess: boolean): Outcome<ReplyOf<E>> => {
  const outer = v.safeParse(envelope, body);
  if (!outer.success || Array.isArray(body)) return unusable(endpoint, 'shape', 'no envelope');
  const { status, errorName, errorMessage, message } = outer.output;
  if (errorName === 'TokenExpired')
    return isMoney(endpoint) ? { kind: 'unknown', cause: 'expired' } : { kind: 'expired' };
  // A reply that is no success may leave its status out: its words are then the refusal (document 1, section 7).
  const isRefusal = status ? refusals.includes(status) : !isSuccess && Boolean(errorName || errorMessage);
  if (isRefusal) {
    const serverMessage = errorMessage || message || undefined;
    // Only a name says that a payment was refused and not made (`reliability.md`, section 4).
    if (isMoney(endpoint) && !errorName) return { kind: 'unknown', cause: 'shape', serverMessage };
    return { kind: 'refused', errorName: errorName ?? '', message: serverMessage, detail: body };
  }
  if (!isSuccess) return unusable(endpoint, 'shape', 'no success');
  // A read may leave its status out; a payment without a plain `ok` is never taken for one.
  const isOk = status === 'ok' || ((status === undefined || status === null) && endpoint.callClass === 'R');
  if (!isOk) return unusable(endpoint, 'shape', `status ${status ?? 'missing'}`);
  const reply = v.safeParse(endpoint.reply, body);
  if (!reply.success) return unusable(endpoint, 'shape', v.getDotPath(reply.issues[0]) ?? 'reply');
  return { kind: 'ok', value: reply.output as ReplyOf<E> };
};
