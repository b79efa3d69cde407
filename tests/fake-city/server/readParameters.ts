/** Parameters before they are checked: texts, and objects where names came in brackets. */
export interface RawParameters {
  [name: string]: string | RawParameters;
}

/** An appeal may be long; nothing else comes near. */
const longestText = 20_000;

/** Parameters that no honest client sends: too long, or one name for two things. */
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

/** A JSON body as parameters, texts as they are. Throws UnreadableParameters for anything but an object. */
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

/** Name and value pairs as nested parameters: `Vehicle[Number]=A` becomes an object. Throws UnreadableParameters. */
export const readPairs = (pairs: Iterable<[string, string]>): RawParameters => {
  const parameters = Object.create(null) as RawParameters;
  for (const [name, value] of pairs) {
    if (value.length > longestText || name.length > 200) throw new UnreadableParameters(name);
    const [, first = name, brackets = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
    put(parameters, [first, ...[...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => inner)], value);
  }
  return parameters;
};
