import * as v from 'valibot';
import list from '../../cities.json';
import { citySchema, type CityConfig } from './schema';

/** What the chooser shows: id and names of every configured city, in the order of the file. */
export interface CityName {
  city: string;
  nameForShow: { ru: string; en: string };
}

export const cityNames: readonly CityName[] = list;

const parsed = new Map<string, CityConfig | undefined>();

/**
 * The configuration of one city, or undefined where no such city is configured or its entry is spoiled.
 * Parsed when first asked for: a phone needs one city, not all of them.
 */
export const cityById = (id: string | null | undefined): CityConfig | undefined => {
  if (id === null || id === undefined) return undefined;
  if (!parsed.has(id)) {
    const entry: unknown = list.find((one) => one.city === id);
    const result = v.safeParse(citySchema, entry);
    parsed.set(id, result.success ? result.output : undefined);
  }
  return parsed.get(id);
};
