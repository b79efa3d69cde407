import type { Context } from 'hono';
import type { ServerClock } from '../server/ServerClock';
import { randomFor } from '../seed/random';
import type { StandInEnv } from '../server/StandInEnv';
import { cutInHalf, dripped, reset } from './connection';
import type { Fault, FaultKind } from './FaultList';
import {
  brokenError,
  emptyBody,
  emptyList,
  emptyText,
  expiredToken,
  gatewayTimeout,
  hugeBody,
  mutatedReply,
  nullBody,
  portalPage,
  portalRedirect,
  serverError,
  tooMany,
  wrongTypes,
} from './spoiledReplies';

/** One request under a fault. `execute` runs what the request asks for and gives the answer it would have had. */
export interface Spoiling {
  c: Context<StandInEnv>;
  fault: Fault;
  clock: ServerClock;
  execute: () => Promise<Response>;
  /** Resolves when a later request of the same fault's path was answered, or after `ms`. */
  untilOvertaken: (ms: number) => Promise<void>;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Waits `ms`, or for ever where none are given; the connection then ends with its client or with the stand-in. */
const hang = (ms: number | undefined): Promise<void> => (ms === undefined ? new Promise(() => undefined) : sleep(ms));

const withHeaders = (response: Response, change: (headers: Headers) => void): Response => {
  const headers = new Headers(response.headers);
  change(headers);
  return new Response(response.body, { status: response.status, headers });
};

const corsHeaders = ['Access-Control-Allow-Origin', 'Access-Control-Expose-Headers', 'Access-Control-Allow-Headers', 'Access-Control-Allow-Methods'];

/** `reliability.md`, section 7: for each kind, whether the request is executed and what the client gets. */
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
  truncate: async ({ c, execute }) => cutInHalf(c, await execute()),
  drip: async ({ fault, execute }) => dripped(await execute(), fault.ms ?? 100),
  'gzip-broken': async ({ execute }) =>
    withHeaders(await execute(), (headers) => headers.set('Content-Encoding', headers.get('Content-Encoding') === 'gzip' ? 'br' : 'gzip')),
  '500': async () => serverError(),
  '429': async ({ fault }) => tooMany(fault.ms ?? 2000),
  html200: async () => portalPage(),
  portal302: async () => portalRedirect(),
  empty: async () => emptyBody(),
  null: async () => nullBody(),
  list: async () => emptyList(),
  text: async () => emptyText(),
  wrongtype: async ({ c }) => wrongTypes(c.req.method),
  mutated: async ({ c, fault, execute }) => mutatedReply(await execute(), randomFor('mutated', fault.seed, c.req.path)),
  huge: async ({ c }) => hugeBody(c.req.path),
  dup: async ({ c, execute }) => {
    c.set('runs', 2);
    return execute();
  },
  tokenExpired: async () => expiredToken(),
  clock: async ({ fault, clock, execute }) =>
    withHeaders(await execute(), (headers) => headers.set('Date', new Date(clock.now() + (fault.ms ?? 0)).toUTCString())),
  'cors-missing': async ({ execute }) =>
    withHeaders(await execute(), (headers) => {
      for (const name of corsHeaders) headers.delete(name);
    }),
};
