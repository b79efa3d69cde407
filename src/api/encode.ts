/**
 * Returns the parameters as name and value pairs. Nested values use brackets (`Vehicle[Number]=…`); null and undefined
 * are left out.
 */
const pairs = (value: unknown, name: string): [string, string][] => {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => pairs(one, `${name}[${index}]`));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => pairs(inner, name ? `${name}[${key}]` : key));
  return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
};

/** A lone surrogate cannot be encoded in UTF-8. It is sent as the replacement character, as browsers do. */
export const encodeForm = (input: Record<string, unknown>): URLSearchParams => new URLSearchParams(pairs(input, ''));
export const encodeQuery = (input: Record<string, unknown>): [string, string][] => pairs(input, '');
