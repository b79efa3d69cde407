import loaders from 'virtual:city-list';
import type { CityConfig } from './schema';

const loaded = new Map<string, CityConfig>();

/** Is there such a city in the list of this build? */
export const isCity = (id: string | null | undefined): id is string =>
  typeof id === 'string' && Object.hasOwn(loaders, id);

/**
 * Fetches one city's configuration, which the build has read and completed. Nothing for an unknown city, or one whose entry
 * cannot be fetched.
 */
export const loadCity = async (id: string | null | undefined): Promise<CityConfig | undefined> => {
  if (!isCity(id) || loaded.has(id)) return cityById(id);
  const load = loaders[id];
  // A chunk that does not come, twice, must not leave the page blank: without its city the app still starts.
  const chunk = await load?.().catch(() => load().catch(() => undefined));
  if (chunk) loaded.set(id, chunk.default);
  return cityById(id);
};

/** The configuration of a city that has been loaded. */
export const cityById = (id: string | null | undefined): CityConfig | undefined => (id ? loaded.get(id) : undefined);
