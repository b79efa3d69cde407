import { cityErrors, type CityConfig } from '~/city/schema';
import { oneLine } from './oneLine';
import { readList } from './readList';

/** True for a line that holds one whole entry. */
const isEntry = (line: string): boolean => /^\s*\{.*\},?\s*$/.test(line);

/**
 * Returns the text of a city list with an additional entry. The list stays in the order of the ids with one line per
 * city, and every other line stays unchanged. Returns the errors if the entry or the existing list is invalid.
 */
export const addCity = (
  text: string,
  entry: Record<string, unknown>,
): { text: string; cities: CityConfig[] } | { errors: string[] } => {
  const read = readList(text);
  if ('errors' in read) return read;
  const { list } = read;
  const errors = cityErrors([...list, entry]);
  if (errors.length > 0) return { errors };

  const found = list.findIndex(({ city }) => city > String(entry['city']));
  const at = found < 0 ? list.length : found;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const written =
    insertLine(text.split(eol), entry, at, list.length)?.join(eol) ??
    wholeText([...list.slice(0, at), entry, ...list.slice(at)], eol);
  const again = readList(written);
  return 'errors' in again ? again : { text: written, cities: again.cities };
};

/** Returns undefined if the file does not have one line per city. */
const insertLine = (lines: readonly string[], entry: object, at: number, count: number): string[] | undefined => {
  const places = lines.flatMap((line, index) => (isEntry(line) ? [index] : []));
  const last = places.at(-1);
  if (places.length !== count || last === undefined) return undefined;
  const before = places[at];
  if (before !== undefined) return [...lines.slice(0, before), `  ${oneLine(entry)},`, ...lines.slice(before)];
  return [...lines.slice(0, last), `${lines[last]?.trimEnd()},`, `  ${oneLine(entry)}`, ...lines.slice(last + 1)];
};

const wholeText = (list: readonly object[], eol: string): string =>
  ['[', list.map((entry) => `  ${oneLine(entry)}`).join(`,${eol}`), ']', ''].join(eol);
