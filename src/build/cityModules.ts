import type { Plugin } from 'vite';
import type { CityConfig } from '~/city/schema';

const listId = 'virtual:city-list';
const namesId = 'virtual:city-names';
const cityPrefix = 'virtual:city/';

/**
 * The city list as modules: names and bounds for the chooser, and one small chunk for each city's configuration. A phone lives in
 * one city and fetches that one; the worker keeps them all for offline.
 */
export const cityModules = (list: readonly CityConfig[]): Plugin => ({
  name: 'city-modules',
  resolveId: (id) => (id === listId || id === namesId || id.startsWith(cityPrefix) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${namesId}`)
      return `export default ${JSON.stringify(list.map(({ city, nameForShow, mapBounds }) => ({ city, nameForShow, mapBounds })))}`;
    if (id === `\0${listId}`) {
      const loaders = list.map(({ city }) => `${JSON.stringify(city)}: () => import(${JSON.stringify(cityPrefix + city)})`);
      return `export default { ${loaders.join(', ')} }`;
    }
    if (!id.startsWith(`\0${cityPrefix}`)) return null;
    return `export default ${JSON.stringify(list.find(({ city }) => `\0${cityPrefix}${city}` === id))}`;
  },
});
