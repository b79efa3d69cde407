import { cityErrors, parseCities, type CityConfig } from '~/city/schema';

/** A city list as read from its file, or its errors, one sentence each. */
export type ReadList = { list: { city: string }[]; cities: CityConfig[] } | { errors: string[] };

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Returns the place where a text is no longer valid JSON, as far as it can be found: the line and its city. */
const placeOf = (text: string, message: string): string => {
  const lines = text.split('\n').map((line) => line.trim());
  const broken = lines.findIndex((line) => line.startsWith('{') && !isJson(line.replace(/,$/, '')));
  const [, position] = /position (\d+)/.exec(message) ?? [];
  const at = broken >= 0 || position === undefined ? broken : text.slice(0, Number(position)).split('\n').length - 1;
  const [, city] = /"city":\s*"([^"]*)"/.exec(lines[at] ?? '') ?? [];
  return at < 0 ? 'it' : `line ${at + 1}${city === undefined ? '' : ` (${city})`}`;
};

export const readList = (text: string): ReadList => {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { errors: [`cities.json: ${placeOf(text, message)} is not JSON: ${message}.`] };
  }
  const errors = cityErrors(list);
  return errors.length > 0 ? { errors } : { list: list as { city: string }[], cities: parseCities(list) };
};
