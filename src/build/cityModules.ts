import type { Plugin } from 'vite';
import type { CityConfig } from '~/city/schema';
import { emitFamily } from './family.ts';

const listId = 'virtual:city-list';
const namesId = 'virtual:city-names';
const cityPrefix = 'virtual:city/';

/**
 * The city list as modules: names and bounds for the city picker, and one small file per city configuration. A phone
 * needs one city and fetches only that one; the worker caches all of them for offline use.
 */
export const cityModules = (list: readonly CityConfig[]): Plugin => {
  let isBuild = false;
  const ids = list.map(({ city }) => city);
  const source = (id: string): string => `export default ${JSON.stringify(list.find(({ city }) => city === id))}`;

  return {
    name: 'city-modules',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === listId || id === namesId || id.startsWith(cityPrefix) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${namesId}`)
        return `export default ${JSON.stringify(list.map(({ city, nameForShow, mapBounds }) => ({ city, nameForShow, mapBounds })))}`;
      if (id === `\0${listId}`) {
        if (isBuild) {
          const open = emitFamily('city', Object.fromEntries(ids.map((one) => [one, source(one)])), (fileName, text) =>
            this.emitFile({ type: 'asset', fileName, source: text }),
          );
          return `const open = ${open};\nexport default Object.fromEntries(${JSON.stringify(ids.join(' '))}.split(' ').map((id) => [id, () => open(id)]))`;
        }
        const loaders = ids.map(
          (city) => `${JSON.stringify(city)}: () => import(${JSON.stringify(cityPrefix + city)})`,
        );
        return `export default { ${loaders.join(', ')} }`;
      }
      return id.startsWith(`\0${cityPrefix}`) ? source(id.slice(cityPrefix.length + 1)) : null;
    },
  };
};
