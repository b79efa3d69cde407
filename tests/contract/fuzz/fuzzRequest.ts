import { pathsOf, type Endpoint } from '~/api/contract/endpoint';
import type { Random } from '../../stand-in/seed/random';
import { honest, hostile, hostileInJson } from './values';

/** What the city really has, by the name of a parameter. */
export type Pool = Readonly<Record<string, readonly string[]>>;

export interface FuzzRequest {
  method: string;
  /** Path and query, behind the city's apiUrl. */
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
  /** How much of this request is odd, from 0 to 1. */
  oddity: number;
  pool: Pool;
  isJson: boolean;
}

const entriesOf = (schema: Schema): Record<string, Schema> => {
  if (schema.type !== 'variant') return schema.entries ?? {};
  return Object.assign({}, ...(schema.options as readonly Schema[]).map(entriesOf)) as Record<string, Schema>;
};

const odd = ({ random, isJson }: Making): unknown => random.pick(isJson && random.chance(0.5) ? hostileInJson : hostile);

const sensible = (name: string, schema: Schema, making: Making): unknown => {
  const { random, pool } = making;
  switch (schema.type) {
    case 'optional':
      return schema.wrapped ? sensible(name, schema.wrapped, making) : undefined;
    case 'boolean':
      return random.chance(0.5);
    case 'number':
      return random.pick([15, 30, 60, 60, 120, 1440, 7, 14]);
    case 'picklist':
      return random.pick(schema.options ?? []);
    case 'literal':
      return schema.literal;
    case 'array':
      return Array.from({ length: random.whole(0, 3) }, () => (schema.item ? valueFor(name, schema.item, making) : ''));
    case 'object':
      return parametersOf(schema, making);
    default:
      return honest(name, random, pool) ?? odd(making);
  }
};

function valueFor(name: string, schema: Schema, making: Making): unknown {
  const { random } = making;
  if (!random.chance(making.oddity)) return sensible(name, schema, making);
  if (random.chance(0.85)) return odd(making);
  return random.pick([{ [name]: odd(making) }, [odd(making)], { '': '' }, { __proto__: 'x' }]);
}

function parametersOf(schema: Schema, making: Making): Record<string, unknown> {
  const { random, oddity } = making;
  const given = Object.entries(entriesOf(schema)).filter(([, { type }]) => !random.chance(type === 'optional' ? 0.5 : oddity / 3));
  return Object.fromEntries(given.map(([name, inner]) => [name, valueFor(name, inner, making)]));
}

const pairs = (name: string, value: unknown): [string, string][] => {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner));
};

/** A request to a call, half sensible and half not; one source of chance always gives the same one. `tokens` are those that may be sent, good and bad; null for none. */
export const fuzzRequest = (endpoint: Endpoint, random: Random, pool: Pool, tokens: readonly (string | null)[]): FuzzRequest => {
  const isInQuery = endpoint.encoding === 'query' || endpoint.method === 'GET';
  const oddity = random.pick([0, 0, 0.1, 0.3, 0.6]);
  const parameters = parametersOf(endpoint.request, { random, oddity, pool, isJson: endpoint.encoding === 'json' && !isInQuery });
  const headers: Record<string, string> = {};
  const query = new URLSearchParams();
  const token = random.pick(tokens);
  const body = { ...parameters };
  if (token !== null && 'as' in endpoint.token) {
    if (endpoint.token.in === 'query') query.set(endpoint.token.as, token);
    else body[endpoint.token.as] = token;
  }
  if (token !== null && endpoint.token.in === 'header') headers['Authorization'] = token;
  const path = random.pick(pathsOf(endpoint)).replace(/\{(\w+)\}/, (_, name: string) =>
    encodeURIComponent(
      pairs('', body[name])
        .map(([, text]) => text)
        .join()
        .toWellFormed(),
    ),
  );
  const flat = Object.entries(body).flatMap(([name, value]) => pairs(name, value));
  if (isInQuery) for (const [name, value] of flat) query.append(name, value);
  const form = new URLSearchParams(flat).toString();
  const text = endpoint.encoding === 'json' ? JSON.stringify(body) : form;
  if (!isInQuery) headers['Content-Type'] = endpoint.encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  // Sometimes the body is cut, or is none of what was promised.
  const sent = !random.chance(oddity / 10) ? text : random.pick([text.slice(0, text.length / 2), '[1,2', '=&=&[=]', 'a[b]=1&a=2', '%', 'null']);
  const search = query.toString();
  return { method: endpoint.method, address: `${path}${search ? `?${search}` : ''}`, headers, body: isInQuery ? undefined : sent };
};
