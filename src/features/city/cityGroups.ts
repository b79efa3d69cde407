import type { CityConfig } from '~/city/schema';
import { localeOf } from '~/i18n/activate';
import type { Language } from '~/i18n/messages';

/** What the chooser knows of a city. The distance is there once the driver has asked for it. */
export interface ListedCity extends Pick<CityConfig, 'city' | 'nameForShow'> {
  distanceKm?: number;
}

/** By name, as the language of the page sorts. */
export const sortByName = <City extends ListedCity>(cities: readonly City[], language: Language): City[] =>
  [...cities].sort((one, other) =>
    one.nameForShow[language].localeCompare(other.nameForShow[language], localeOf(language)),
  );

/** Cities in their order, under the first letters of their names: a letter begins where it changes. */
export const groupByInitial = <City extends ListedCity>(
  cities: readonly City[],
  language: Language,
): { initial: string; cities: City[] }[] => {
  const groups: { initial: string; cities: City[] }[] = [];
  for (const city of cities) {
    const initial = city.nameForShow[language].charAt(0).toLocaleUpperCase(localeOf(language)).replace('Ё', 'Е');
    const last = groups.at(-1);
    if (last?.initial === initial) last.cities.push(city);
    else groups.push({ initial, cities: [city] });
  }
  return groups;
};
