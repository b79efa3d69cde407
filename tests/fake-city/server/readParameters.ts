/** Parameters before validation: texts, and objects for names in brackets. */
export interface RawParameters {
  [name: string]: string | RawParameters;
}

/** Only an appeal can be nearly this long. */
const longestText = 20_000;

/** Parameters that no regular client sends: too long ones, or one name for two things. */
export class UnreadableParameters extends Error {}

const put = (into: RawParameters, path: readonly string[], value: string): void => {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const inner = (into[name] ??= Object.create(null) as RawParameters);
  if (typeof inner === 'string') throw new UnreadableParameters(name);
  put(inner, rest, value);
};

/** Parses a JSON body into parameters. Throws UnreadableParameters if it is not an object. */
export const readJson = (text: string): Record<string, unknown> => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new UnreadableParameters('body');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new UnreadableParameters('body');
  return body as Record<string, unknown>;
};

/**
 * Parses name-value pairs into nested parameters: `Vehicle[Number]=A` becomes an object. Throws UnreadableParameters.
 */
export const readPairs = (pairs: Iterable<[string, string]>): RawParameters => {
  const parameters = Object.create(null) as RawParameters;
  for (const [name, value] of pairs) {
    if (value.length > longestText || name.length > 200) throw new UnreadableParameters(name);
    const [, first = name, brackets = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
    put(parameters, [first, ...[...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => inner)], value);
  }
  return parameters;
};
