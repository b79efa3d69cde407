/** Parameters as name and value pairs; nested values in bracket form (`Vehicle[Number]=…`), null and undefined left out. */
const pairs = (value: unknown, name: string): [string, string][] => {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => pairs(one, `${name}[${index}]`));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => pairs(inner, name ? `${name}[${key}]` : key));
  return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
};

/** A lone surrogate has no UTF-8: it is sent as the replacement character, as browsers do. */
export const encodeForm = (input: Record<string, unknown>): URLSearchParams => new URLSearchParams(pairs(input, ''));
export const encodeQuery = (input: Record<string, unknown>): [string, string][] => pairs(input, '');
