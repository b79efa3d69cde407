import loaders from 'virtual:city-list';
import type { CityConfig } from './schema';

const loaded = new Map<string, CityConfig>();

/** True if the list of this build contains the city. */
export const isCity = (id: string | null | undefined): id is string =>
  typeof id === 'string' && Object.hasOwn(loaders, id);

/**
 * Loads one city's configuration, which the build has checked and completed. Undefined for an unknown city, or if its
 * entry cannot be loaded.
 */
export const loadCity = async (id: string | null | undefined): Promise<CityConfig | undefined> => {
  if (!isCity(id) || loaded.has(id)) return cityById(id);
  const load = loaders[id];
  // A chunk that fails to load twice must not leave the page blank: the app still starts without its city.
  const chunk = await load?.().catch(() => load().catch(() => undefined));
  if (chunk) loaded.set(id, chunk.default);
  return cityById(id);
};

/** Returns the configuration of a city that has been loaded. */
export const cityById = (id: string | null | undefined): CityConfig | undefined => (id ? loaded.get(id) : undefined);
