/**
 * Formats a value as JSON on one line in the style of the city list: with spaces inside braces and after colons and
 * commas.
 */
export const oneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return '{}';
  return `{ ${members.map(([key, member]) => `${JSON.stringify(key)}: ${oneLine(member)}`).join(', ')} }`;
};
