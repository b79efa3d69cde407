import type { Context, Handler as HonoHandler } from 'hono';
import type { Endpoint } from '~/api/contract/endpoint';
import { endpoints, type EndpointId } from '~/api/contract/endpoints';
import type { CityConfig } from '~/city/schema';
import type { CallContext } from '../calls/CallContext';
import { Refusal } from '../calls/Refusal';
import { cityRules } from '../context/cityRules';
import type { ServerContext } from '../context/ServerContext';
import { checkParameters } from './checkParameters';
import { codingFor } from './contentCoding';
import { pagedJson } from './pagedJson';
import { PreparedBodies } from './PreparedBodies';
import { asBody, lengthOf } from './PreparedBody';
import { readJson, readPairs, UnreadableParameters, type RawParameters } from './readParameters';
import { refusalBody } from './refusalBody';
import { runCall, type Answer } from './runCall';
import { sendFile } from './sendFile';
import type { FakeCityEnv } from './FakeCityEnv';

/** Twice the size of the list of a company with ten thousand vehicles. */
const maxBodyChars = 4 * 1024 * 1024;

interface Route {
  id: EndpointId;
  /** `newest`, or the name of an older version. */
  version: string;
  method: string;
  /** Its named groups are the path parameters. */
  pattern: RegExp;
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/**
 * All paths of all calls. Paths without parameters come first, so that the 1 in `/ts/1` is read as a version and not as
 * an id.
 */
const routes: readonly Route[] = (Object.keys(endpoints) as EndpointId[])
  .flatMap((id) => {
    const declared: Endpoint = endpoints[id];
    return [['newest', declared.path], ...Object.entries(declared.olderPaths ?? {})].map(
      ([version = '', path = '']) => ({
        id,
        version,
        method: declared.method,
        pattern: patternOf(path),
      }),
    );
  })
  .sort((one, other) => Number(one.pattern.source.includes('?<')) - Number(other.pattern.source.includes('?<')));

/** HEAD is answered like GET, but only for calls that read: a HEAD must not send an e-mail. */
const isAnswered = ({ id, method }: Route, requestMethod: string): boolean =>
  requestMethod === 'HEAD' ? method === 'GET' && endpoints[id].callClass === 'R' : method === requestMethod;

/** Returns the call for a path and a method, and the methods that the path allows. */
const findRoute = (
  path: string,
  method: string,
): { route?: Route; inPath: Record<string, string>; allowed: string[] } => {
  const ofPath = routes.flatMap((route) => {
    const found = route.pattern.exec(path);
    return found ? [{ route, inPath: { ...found.groups } }] : [];
  });
  const chosen = ofPath.find(({ route }) => isAnswered(route, method));
  return { route: chosen?.route, inPath: chosen?.inPath ?? {}, allowed: ofPath.map(({ route }) => route.method) };
};

interface Raw {
  query: RawParameters;
  /** The source of the call's parameters. */
  input: Record<string, unknown>;
}

const readRaw = async (
  c: Context<FakeCityEnv>,
  { encoding, method }: Endpoint,
  inPath: Record<string, string>,
): Promise<Raw> => {
  const query = readPairs(new URL(c.req.url).searchParams);
  const named = readPairs(Object.entries(inPath).map(([name, text]) => [name, decoded(text)]));
  if (encoding === 'query' || method === 'GET') return { query, input: { ...query, ...named } };
  const text = await c.req.text();
  if (text.length > maxBodyChars) throw new UnreadableParameters('body');
  return {
    query,
    input: { ...(encoding === 'json' ? readJson(text) : readPairs(new URLSearchParams(text))), ...named },
  };
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new UnreadableParameters('path');
  }
};

const tokenIn = (c: Context<FakeCityEnv>, { token }: Endpoint, { query, input }: Raw): string | undefined => {
  if (token.in === 'none') return undefined;
  if (token.in === 'header') return c.req.header('Authorization');
  const value = (token.in === 'query' ? query : input)[token.as];
  return typeof value === 'string' ? value : undefined;
};

const send = async (
  c: Context<FakeCityEnv>,
  city: CityConfig,
  answer: Answer,
  bodies: PreparedBodies,
): Promise<Response> => {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  if ('file' in answer) return sendFile(c, answer.file);
  if ('json' in answer || 'late' in answer) {
    const json = 'json' in answer ? answer.json : JSON.stringify({ status: 'ok', ...(await answer.late.make()) });
    return c.body(json, 200, { ...headers, 'Content-Length': String(Buffer.byteLength(json)) });
  }
  const { name, version, fields } = answer.prepared;
  const coding = codingFor(c.req.header('Accept-Encoding'));
  const write = () => pagedJson({ status: 'ok', ...(fields() as object) });
  const parts = await (await bodies.get(`${city.city}/${name}`, { version, write })).in(coding);
  return c.body(asBody(parts), 200, {
    ...headers,
    'Cache-Control': 'no-cache',
    'Content-Length': String(lengthOf(parts)),
    Vary: 'Accept-Encoding',
    ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
  });
};

const prefixOf = ({ city, apiUrl }: CityConfig): string => (apiUrl.startsWith('/city/') ? apiUrl : `/city/${city}`);

/** Answers the calls of every city under its apiUrl. */
export const cityCalls = (server: ServerContext): HonoHandler<FakeCityEnv> => {
  const bodies = new PreparedBodies();
  const prefixes = [...server.cities.values()].map((city) => ({ id: city.city, prefix: prefixOf(city) }));
  return async (c) => {
    const { path } = c.req;
    const found = prefixes.find(({ prefix }) => path.startsWith(`${prefix}/`));
    const city = found && server.city(found.id);
    if (!found || !city) return c.json(new Refusal('UnknownError').body, 404);
    const { route, inPath, allowed } = findRoute(path.slice(found.prefix.length), c.req.method);
    if (!route) {
      if (allowed.length === 0) return c.json(new Refusal('UnknownError').body, 404);
      return c.json(new Refusal('UnknownError').body, 405, { Allow: allowed.join(', ') });
    }
    const declared: Endpoint = endpoints[route.id];
    try {
      const raw = await readRaw(c, declared, inPath);
      const context: CallContext = {
        server,
        city,
        rules: cityRules(server, city),
        version: route.version,
        token: tokenIn(c, declared, raw),
        nowMs: server.clock.now(),
        request: c.get('request'),
      };
      const input = checkParameters(declared, raw.input);
      const answer = runCall(route.id, input, context);
      // A doubled request (fault `dup`): the answer of the second run is discarded.
      for (let run = 1; run < c.get('runs'); run += 1)
        runCall(route.id, input, { ...context, nowMs: server.clock.now() });
      return await send(c, city, answer, bodies);
    } catch (error) {
      const refusal = error instanceof UnreadableParameters ? new Refusal('ValidationError') : error;
      if (refusal instanceof Refusal) return c.json(refusalBody(route.id, refusal));
      throw error;
    }
  };
};
