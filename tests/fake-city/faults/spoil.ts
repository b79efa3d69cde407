import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ServerClock } from '../server/ServerClock';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import { cutInHalf, dripped, reset } from './connection';
import { randomFor } from '../seed/random';
import type { Fault, FaultKind } from './FaultList';
import { hostile, hostileText } from './hostile';
import { mutate, type Json } from './mutate';
import {
  answered,
  brokenError,
  busy,
  emptyBody,
  expiredToken,
  gatewayTimeout,
  hugeBody,
  nullBody,
  portalPage,
  portalRedirect,
  proxyError,
  serverError,
  wrongTypes,
} from './spoiledReplies';

/** One request under a fault. `execute` runs the request and returns its regular answer. */
export interface Spoiling {
  c: Context<FakeCityEnv>;
  fault: Fault;
  clock: ServerClock;
  execute: () => Promise<Response>;
  /** The same after `ms` of the cities' clock, whatever happens to the connection. */
  executeLate: (ms: number) => Promise<Response>;
  /** Resolves when a later request for the fault's path was answered, or after `ms`. */
  untilOvertaken: (ms: number) => Promise<void>;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/**
 * Waits `ms`, or for ever if `ms` is undefined. Then only the client or the end of the fake city closes the connection.
 */
const hang = (ms: number | undefined): Promise<void> => (ms === undefined ? new Promise(() => undefined) : sleep(ms));

const withHeaders = (response: Response, change: (headers: Headers) => void): Response => {
  const headers = new Headers(response.headers);
  change(headers);
  return new Response(response.body, { status: response.status, headers });
};

const withContentType = (response: Response, type: string): Response =>
  withHeaders(response, (headers) => headers.set('Content-Type', type));

/** The value of `Retry-After`: whole seconds, or a date by the clock that answers show. */
const retryAfter = ({ fault: { ms = 2000, retryAfter: form }, clock }: Spoiling): string =>
  form === 'date' ? new Date(clock.proxyNow() + ms).toUTCString() : String(Math.max(1, Math.ceil(ms / 1000)));

/** The delay of a late execution if the fault has no `ms`. */
const defaultLateMs = 5000;

const decoders: Record<string, (body: Uint8Array) => Uint8Array> = { gzip: gunzipSync, br: brotliDecompressSync };

const plainText = async (response: Response): Promise<string> => {
  const body = new Uint8Array(await response.arrayBuffer());
  return new TextDecoder().decode(decoders[response.headers.get('Content-Encoding') ?? '']?.(body) ?? body);
};

/** The same answer with rewritten content. An answer that is not JSON stays as it is. */
const rewritten = async (response: Response, rewrite: (reply: Json) => Json): Promise<Response> => {
  if (!response.headers.get('Content-Type')?.includes('json')) return response;
  const headers = new Headers(response.headers);
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) headers.delete(name);
  return new Response(JSON.stringify(rewrite(JSON.parse(await plainText(response)) as Json)), {
    status: response.status,
    headers,
  });
};

const corsHeaders = [
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'Access-Control-Allow-Headers',
  'Access-Control-Allow-Methods',
];

/** For each kind of fault: whether the request is executed and what the client receives. */
export const spoil: Record<FaultKind, (spoiling: Spoiling) => Promise<Response>> = {
  delay: async ({ fault, execute }) => {
    const response = await execute();
    await sleep(fault.ms ?? 1000);
    return response;
  },
  reorder: async ({ fault, execute, untilOvertaken }) => {
    const response = await execute();
    await untilOvertaken(fault.ms ?? 3000);
    return response;
  },
  hang: async ({ fault }) => {
    await hang(fault.ms);
    return gatewayTimeout();
  },
  rst: async ({ c }) => reset(c),
  'commit+hang': async ({ fault, execute }) => {
    const response = await execute();
    await hang(fault.ms);
    return response;
  },
  'commit+rst': async ({ c, execute }) => {
    await execute();
    return reset(c);
  },
  'commit+500': async ({ execute }) => {
    await execute();
    return brokenError();
  },
  'commit+tokenExpired': async ({ execute }) => {
    await execute();
    return expiredToken();
  },
  'rst+commit': async ({ c, fault, executeLate }) => {
    void executeLate(fault.ms ?? defaultLateMs);
    return reset(c);
  },
  '504+commit': async ({ fault, executeLate }) => {
    void executeLate(fault.ms ?? defaultLateMs);
    return proxyError(504);
  },
  'hang+commit': async ({ fault, executeLate }) => executeLate(fault.ms ?? defaultLateMs),
  'late+commit': async ({ c, fault, executeLate }) => {
    await executeLate(fault.ms ?? defaultLateMs);
    return reset(c);
  },
  truncate: async ({ c, execute }) => cutInHalf(c, await execute()),
  drip: async ({ fault, execute }) => dripped(await execute(), fault.ms ?? 100),
  'gzip-broken': async ({ execute }) =>
    withHeaders(await execute(), (headers) =>
      headers.set('Content-Encoding', headers.get('Content-Encoding') === 'gzip' ? 'br' : 'gzip'),
    ),
  '500': async () => serverError(),
  '429': async (spoiling) => busy(429, 'Too Many Requests', retryAfter(spoiling)),
  '503': async (spoiling) => busy(503, 'Service Unavailable', retryAfter(spoiling)),
  '502': async () => proxyError(502),
  '504': async () => proxyError(504),
  'json-as-html': async ({ execute }) => withContentType(await execute(), 'text/html; charset=utf-8'),
  'json-as-text': async ({ execute }) => withContentType(await execute(), 'text/plain; charset=utf-8'),
  html200: async () => portalPage(),
  portal302: async () => portalRedirect(),
  empty: async () => emptyBody(),
  null: async () => nullBody(),
  wrongtype: async ({ c }) => wrongTypes(c.req.method),
  answer: async ({ fault }) => answered(fault.body ?? '', fault.type),
  huge: async ({ c }) => hugeBody(c.req.path),
  dup: async ({ c, execute }) => {
    c.set('runs', 2);
    return execute();
  },
  tokenExpired: async () => expiredToken(),
  clock: async ({ fault, clock, execute }) =>
    withHeaders(await execute(), (headers) =>
      headers.set('Date', new Date(clock.now() + (fault.ms ?? 0)).toUTCString()),
    ),
  'cors-missing': async ({ execute }) =>
    withHeaders(await execute(), (headers) => {
      for (const name of corsHeaders) headers.delete(name);
    }),
  hostile: async ({ execute }) =>
    rewritten(await execute(), (reply) =>
      hostile(reply, (text) => (/[а-яё ]/i.test(text) ? `${hostileText}${text}` : text)),
    ),
  'hostile-all': async ({ execute }) => rewritten(await execute(), (reply) => hostile(reply, () => hostileText)),
  mutate: async ({ c, fault, execute }) =>
    rewritten(await execute(), (reply) => mutate(reply, randomFor('mutant', c.req.path, fault.seed))),
};
