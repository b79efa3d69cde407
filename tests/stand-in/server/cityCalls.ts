import type { Context, Handler as HonoHandler } from 'hono';
import type { Endpoint } from '~/api/contract/endpoint';
import { endpoints, type EndpointId } from '~/api/contract/endpoints';
import type { CityConfig } from '~/city/schema';
import type { CallContext } from '../calls/CallContext';
import { Refusal } from '../calls/Refusal';
import { cityRules } from '../world/cityRules';
import type { World } from '../world/World';
import { checkParameters } from './checkParameters';
import { codingFor, PreparedBodies } from './PreparedBodies';
import { readPairs, UnreadableParameters, type RawParameters } from './readParameters';
import { runCall, type Answer } from './runCall';
import type { StandInEnv } from './StandInEnv';

const mostBodyBytes = 64 * 1024;

/** Every path of every call, with the version it stands for. */
const routes = new Map(
  (Object.keys(endpoints) as EndpointId[]).flatMap((id) => {
    const declared: Endpoint = endpoints[id];
    return [['newest', declared.path], ...Object.entries(declared.olderPaths ?? {})].map(
      ([version = '', path = '']) => [path, { id, version }] as const,
    );
  }),
);

const readRaw = async (c: Context<StandInEnv>, { encoding }: Endpoint): Promise<{ query: RawParameters; body: RawParameters }> => {
  const query = readPairs(new URL(c.req.url).searchParams);
  if (encoding !== 'form') return { query, body: query };
  const text = await c.req.text();
  if (text.length > mostBodyBytes) throw new UnreadableParameters('body');
  return { query, body: readPairs(new URLSearchParams(text)) };
};

const tokenIn = ({ token }: Endpoint, { query, body }: { query: RawParameters; body: RawParameters }): string | undefined => {
  if (token.in === 'none' || token.in === 'header') return undefined;
  const value = (token.in === 'query' ? query : body)[token.as];
  return typeof value === 'string' ? value : undefined;
};

const send = async (c: Context<StandInEnv>, city: CityConfig, answer: Answer, bodies: PreparedBodies): Promise<Response> => {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  if ('json' in answer) return c.body(answer.json, 200, { ...headers, 'Content-Length': String(Buffer.byteLength(answer.json)) });
  const { name, version, build } = answer.prepared;
  const coding = codingFor(c.req.header('Accept-Encoding'));
  const body = await bodies.get(`${city.city}/${name}`, version, () => ({ status: 'ok', ...(build() as object) })).in(coding);
  return c.body(new Uint8Array(body), 200, {
    ...headers,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
  });
};

const prefixOf = ({ city, apiUrl }: CityConfig): string => (apiUrl.startsWith('/city/') ? apiUrl : `/city/${city}`);

/** Answers the calls of every city under its apiUrl. */
export const cityCalls = (world: World): HonoHandler<StandInEnv> => {
  const bodies = new PreparedBodies();
  const prefixes = [...world.cities.values()].map((city) => ({ id: city.city, prefix: prefixOf(city) }));
  return async (c) => {
    const { path } = c.req;
    const found = prefixes.find(({ prefix }) => path.startsWith(`${prefix}/`));
    const city = found && world.city(found.id);
    const route = found && routes.get(path.slice(found.prefix.length));
    if (!city || !route) return c.json(new Refusal('UnknownError').body, 404);
    const declared: Endpoint = endpoints[route.id];
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    if (method !== declared.method) return c.json(new Refusal('UnknownError').body, 405, { Allow: declared.method });
    try {
      const raw = await readRaw(c, declared);
      const context: CallContext = {
        world,
        city,
        rules: cityRules(world, city),
        version: route.version,
        token: tokenIn(declared, raw),
        nowMs: world.clock.now(),
        request: c.get('request'),
      };
      const input = checkParameters(declared, raw.body);
      const answer = runCall(route.id, input, context);
      // A doubled request (fault `dup`): the second run's answer is lost.
      for (let run = 1; run < c.get('runs'); run += 1) runCall(route.id, input, { ...context, nowMs: world.clock.now() });
      return await send(c, city, answer, bodies);
    } catch (error) {
      if (error instanceof Refusal) return c.json(error.body);
      if (error instanceof UnreadableParameters) return c.json(new Refusal('ValidationError').body);
      throw error;
    }
  };
};
