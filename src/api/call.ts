import * as v from 'valibot';
import type { Endpoint, ReplyOf, RequestOf } from './contract/endpoint';
import { maybe } from './contract/wire';
import { encodeForm, encodeQuery } from './encode';
import type { BrokenCause, Outcome } from './outcome';

/** The longest wait for a whole response. */
export const deadlineMs = 15_000;

export interface CallContext {
  /** The `apiUrl` of the city. */
  apiUrl: string;
  token?: string;
  /** A pinned older version of the call. */
  version?: string;
  signal?: AbortSignal;
  /** Request a fresh answer instead of a cached one. */
  isFresh?: boolean;
  /** False if nothing that moves money may be sent. By default the device decides. */
  hasNetwork?: boolean;
  /** A shorter wait than `deadlineMs`. */
  deadlineMs?: number;
  /**
   * Called with the `Date` header of the server and the device's time before and after the request. Only called for the
   * city's own answers that cannot come from a cache.
   */
  onServerTime?: (server: number, sentAt: number, receivedAt: number) => void;
}

type AnyEndpoint = Endpoint;

/** True if the call moves money or creates a payment link. */
export const isMoney = ({ callClass }: Pick<AnyEndpoint, 'callClass'>): boolean =>
  callClass === 'M' || callClass === 'L';

/** True if no cache can answer the call. Caches may store public reads only. */
export const isPastCaches = (
  { callClass, token }: Pick<AnyEndpoint, 'callClass' | 'token'>,
  isFresh = false,
): boolean => isFresh || callClass !== 'R' || token.in !== 'none';

/**
 * The only fetch of the app. Encodes the parameters as the endpoint declares, adds the token, and checks the type and
 * shape of the answer. Waits at most 15 s for the whole answer. Never throws: an aborted `signal` results in `offline`.
 * Never retries, and never follows a redirect: only a Wi-Fi login page sends one.
 */
export const call = async <E extends AnyEndpoint>(
  endpoint: E,
  input: RequestOf<E>,
  context: CallContext,
): Promise<Outcome<ReplyOf<E>>> => {
  if (isMoney(endpoint) && !(context.hasNetwork ?? navigator.onLine)) return { kind: 'offline' };
  // Written by hand, because older supported browsers lack `AbortSignal.any`.
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  // `signal` does not abort a payment: its answer would be lost. A late payment is read until its sender ends it.
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

/** A GET has no body: its parameters are sent in the query, even if the endpoint declares another encoding. */
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
  const request: RequestInit = { method: endpoint.method, headers, redirect: 'manual' };
  if (endpoint.token.in === 'header' && token !== undefined) headers.set('Authorization', token);
  const body: Record<string, unknown> = isInQuery(endpoint) ? {} : { ...input };
  if (endpoint.token.in === 'body' && token !== undefined) body[endpoint.token.as] = token;
  if (endpoint.encoding === 'json' && !isInQuery(endpoint)) {
    headers.set('Content-Type', 'application/json');
    request.body = JSON.stringify(body);
  } else if (!isInQuery(endpoint) || Object.keys(body).length > 0) {
    request.body = encodeForm(body);
  }
  // `reload` stores the answer that it fetches, so it is for public reads alone.
  if (isPastCaches(endpoint)) request.cache = 'no-store';
  else if (isFresh) request.cache = 'reload';
  // Payments use separate connections: on a dead shared connection, a browser resends the request automatically. And
  // six reads that hang would hold all of the others.
  if (isMoney(endpoint) || endpoint.precedesPayment) request.credentials = 'omit';
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
    // The `Date` of a cached answer is old, and a Wi-Fi login page has its own clock.
    const isLive = Number.isNaN(cachedAt) && request.cache !== undefined;
    if (isLive && isFromCity(outcome) && !Number.isNaN(served)) context.onServerTime?.(served, sentAt, receivedAt);
    return outcome.kind === 'ok' && !Number.isNaN(cachedAt) ? { ...outcome, cachedAt } : outcome;
  } catch {
    return isMoney(endpoint) ? { kind: 'unknown', cause: 'network' } : { kind: 'offline' };
  }
};

/** A payment without a usable answer is `unknown`; any other call is `broken`. */
const unusable = <Value>(endpoint: AnyEndpoint, cause: BrokenCause, detail?: string): Outcome<Value> =>
  isMoney(endpoint) ? { kind: 'unknown', cause } : { kind: 'broken', cause, detail };

/** True if the answer came from a server that speaks the city's protocol. */
const isFromCity = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'ok' ||
  outcome.kind === 'refused' ||
  outcome.kind === 'expired' ||
  (outcome.kind === 'unknown' && outcome.cause === 'expired');

/** The wait if a busy server names none, and the bounds for a wait that it names. */
const defaultWaitMs = 10_000;
const minWaitMs = 1_000;
const maxWaitMs = 3_600_000;

/**
 * Returns the wait of `Retry-After`, which holds seconds or a date by the server's own clock. Undefined if it holds
 * neither.
 */
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
  // Browsers hide a redirect behind the status 0.
  if (response.status === 0 || Math.floor(response.status / 100) === 3) return unusable(endpoint, 'notTheCity');
  if (response.status >= 500) return unusable(endpoint, 'serverError', String(response.status));
  const isJson = /^[^;]*[/+]json\s*(;|$)/i.test(response.headers.get('Content-Type') ?? '');
  const blob = endpoint.readFile && !isJson ? await response.blob() : undefined;
  const file = blob && endpoint.readFile?.(blob);
  if (file && response.ok) return { kind: 'ok', value: file as ReplyOf<E> };
  const text = await (blob ?? response).text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    const isOther = !isJson && (endpoint.readFile !== undefined || text.trimStart().startsWith('<'));
    return unusable(endpoint, isOther ? 'notTheCity' : 'shape', 'not JSON');
  }
  // Some servers send their JSON under another type. Then only an envelope shows that it is theirs.
  if (!isJson && !v.is(strictEnvelope, body)) return unusable(endpoint, 'shape', 'content type');
  return readBody(endpoint, body, response.ok);
};

/**
 * A `status` of a wrong type makes the reply unusable. Names and messages of a wrong type count as missing, so that
 * they do not hide a payment that was made.
 */
const envelope = v.object({
  status: v.nullish(v.string()),
  errorName: maybe(v.string()),
  errorMessage: maybe(v.string()),
  message: maybe(v.string()),
});

const strictEnvelope = v.object({ status: v.picklist(['ok', 'error', 'Error']) });

/** The two documented spellings of a refusal. Any other status except `ok` is not a valid status. */
const refusals = ['error', 'Error'];

const readBody = <E extends AnyEndpoint>(endpoint: E, body: unknown, isSuccess: boolean): Outcome<ReplyOf<E>> => {
  const outer = v.safeParse(envelope, body);
  if (!outer.success || Array.isArray(body)) return unusable(endpoint, 'shape', 'no envelope');
  const { status, errorName, errorMessage, message } = outer.output;
  if (errorName === 'TokenExpired')
    return isMoney(endpoint) ? { kind: 'unknown', cause: 'expired' } : { kind: 'expired' };
  // An unsuccessful response may omit the status: its error name or message then makes it a refusal.
  const isRefusal = status
    ? refusals.includes(status) || (endpoint.isRefusedUnlessOk && status !== 'ok')
    : (!isSuccess || endpoint.isOkUnlessRefused) && Boolean(errorName || errorMessage || endpoint.isRefusedUnlessOk);
  if (isRefusal) {
    const serverMessage = errorMessage || message || undefined;
    // Only an error name proves that a payment was refused and not made.
    if (isMoney(endpoint) && !errorName) return { kind: 'unknown', cause: 'shape', serverMessage };
    return { kind: 'refused', errorName: errorName ?? '', message: serverMessage, detail: body };
  }
  if (!isSuccess) return unusable(endpoint, 'shape', 'no success');
  // A read and an action on a permit may omit their status. A payment counts as successful only with a plain `ok`.
  const mayOmitStatus = endpoint.callClass === 'R' || endpoint.isOkUnlessRefused;
  const isOk = status === 'ok' || ((status === undefined || status === null) && mayOmitStatus);
  if (!isOk) return unusable(endpoint, 'shape', `status ${status ?? 'missing'}`);
  const reply = v.safeParse(endpoint.reply, body);
  if (!reply.success) return unusable(endpoint, 'shape', v.getDotPath(reply.issues[0]) ?? 'reply');
  return { kind: 'ok', value: reply.output as ReplyOf<E> };
};
