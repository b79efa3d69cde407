import { pathsOf, type Endpoint } from '~/api/contract/endpoint';
import type { Random } from '../../fake-city/seed/random';
import { honest, hostile, hostileInJson } from './values';

/** The values that exist in the city, by the name of the parameter. */
export type Pool = Readonly<Record<string, readonly string[]>>;

export interface FuzzRequest {
  method: string;
  /** Path and query, relative to the city's `apiUrl`. */
  address: string;
  headers: Record<string, string>;
  body: string | undefined;
}

type Schema = Endpoint['request'] & {
  type: string;
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  item?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
};

interface Making {
  random: Random;
  /** The share of odd values in this request, from 0 to 1. */
  oddity: number;
  pool: Pool;
  isJson: boolean;
}

const entriesOf = (schema: Schema): Record<string, Schema> => {
  if (schema.type !== 'union') return schema.entries ?? {};
  return Object.assign({}, ...(schema.options as readonly Schema[]).map(entriesOf)) as Record<string, Schema>;
};

const odd = ({ random, isJson }: Making): unknown =>
  random.pick(isJson && random.happens(0.5) ? hostileInJson : hostile);

const sensible = (name: string, schema: Schema, making: Making): unknown => {
  const { random, pool } = making;
  switch (schema.type) {
    case 'optional':
      return schema.wrapped ? sensible(name, schema.wrapped, making) : undefined;
    case 'boolean':
      return random.happens(0.5);
    case 'number':
      return random.pick([15, 30, 60, 60, 120, 1440, 7, 14]);
    case 'picklist':
      return random.pick(schema.options ?? []);
    case 'literal':
      return schema.literal;
    case 'array':
      return Array.from({ length: random.whole(0, 3) }, () => (schema.item ? valueFor(name, schema.item, making) : ''));
    case 'object':
    case 'loose_object':
      return parametersOf(schema, making);
    default:
      return honest(name, random, pool) ?? odd(making);
  }
};

function valueFor(name: string, schema: Schema, making: Making): unknown {
  const { random } = making;
  if (!random.happens(making.oddity)) return sensible(name, schema, making);
  if (random.happens(0.85)) return odd(making);
  return random.pick([{ [name]: odd(making) }, [odd(making)], { '': '' }, { __proto__: 'x' }]);
}

function parametersOf(schema: Schema, making: Making): Record<string, unknown> {
  const { random, oddity } = making;
  const present = Object.entries(entriesOf(schema)).filter(
    ([, { type }]) => !random.happens(type === 'optional' ? 0.5 : oddity / 3),
  );
  return Object.fromEntries(present.map(([name, inner]) => [name, valueFor(name, inner, making)]));
}

const pairs = (name: string, value: unknown): [string, string][] => {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner));
};

const isInQuery = ({ encoding, method }: Endpoint): boolean => encoding === 'query' || method === 'GET';

/** Parameters that are partly sensible and partly odd. `oddity` is the share of the odd ones. */
const randomParameters = (endpoint: Endpoint, random: Random, pool: Pool, oddity: number): Record<string, unknown> =>
  parametersOf(endpoint.request, {
    random,
    oddity,
    pool,
    isJson: endpoint.encoding === 'json' && !isInQuery(endpoint),
  });

/** The values that replace each parameter in turn. `undefined` leaves the parameter out. */
const spoiled: readonly unknown[] = [
  undefined,
  '',
  ' ',
  '\0',
  `'" <b>&`,
  '-1',
  '1e309',
  'Ж'.repeat(19_999),
  'x'.repeat(20_001),
  ['x'],
  { x: 'y' },
  '\ud83d',
];

/**
 * Yields sensible parameters of a call in which one at a time is missing, empty, too long, hostile or of a wrong type.
 */
export function* parametersInTurn(endpoint: Endpoint, random: Random, pool: Pool): Generator<Record<string, unknown>> {
  const entries = entriesOf(endpoint.request);
  const making = { random, oddity: 0, pool, isJson: false };
  for (const name of Object.keys(entries)) {
    for (const value of spoiled) {
      const whole = Object.entries(entries).map(([other, schema]): [string, unknown] => [
        other,
        other === name ? value : sensible(other, schema, making),
      ]);
      yield Object.fromEntries(whole.filter(([, one]) => one !== undefined));
    }
  }
}

/** Builds a request to one of a call's paths. It carries the token (null for none) where the call expects it. */
const requestOf = (
  endpoint: Endpoint,
  path: string,
  parameters: Record<string, unknown>,
  token: string | null,
): FuzzRequest => {
  const headers: Record<string, string> = {};
  const query = new URLSearchParams();
  const body = { ...parameters };
  if (token !== null && 'as' in endpoint.token) {
    if (endpoint.token.in === 'query') query.set(endpoint.token.as, token);
    else body[endpoint.token.as] = token;
  }
  if (token !== null && endpoint.token.in === 'header') headers['Authorization'] = token;
  const inPath = (name: string): string =>
    pairs('', body[name])
      .map(([, text]) => text)
      .join()
      .toWellFormed();
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath(name)));
  const formPairs = Object.entries(body).flatMap(([name, value]) => pairs(name, value));
  if (isInQuery(endpoint)) for (const [name, value] of formPairs) query.append(name, value);
  else
    headers['Content-Type'] = endpoint.encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  const text = endpoint.encoding === 'json' ? JSON.stringify(body) : new URLSearchParams(formPairs).toString();
  const search = query.toString();
  return {
    method: endpoint.method,
    address: `${filled}${search ? `?${search}` : ''}`,
    headers,
    body: isInQuery(endpoint) ? undefined : text,
  };
};

/** A request to the newest path of a call. */
export const plainRequest = (
  endpoint: Endpoint,
  parameters: Record<string, unknown>,
  token: string | null,
): FuzzRequest => requestOf(endpoint, endpoint.path, parameters, token);

/**
 * A random request to a call. The same source of randomness always gives the same request. `tokens` are those that may
 * be sent, valid and invalid.
 */
export const fuzzRequest = (
  endpoint: Endpoint,
  random: Random,
  pool: Pool,
  tokens: readonly (string | null)[],
): FuzzRequest => {
  const oddity = random.pick([0, 0, 0.1, 0.3, 0.6]);
  const parameters = randomParameters(endpoint, random, pool, oddity);
  const token = random.next() * tokens.length;
  const request = requestOf(endpoint, random.pick(pathsOf(endpoint)), parameters, tokens[Math.floor(token)] ?? null);
  // Sometimes the body is cut off, or does not match its content type.
  if (request.body === undefined || !random.happens(oddity / 10)) return request;
  return {
    ...request,
    body: random.pick([request.body.slice(0, request.body.length / 2), '[1,2', '=&=&[=]', 'a[b]=1&a=2', '%', 'null']),
  };
};
