import type { CityConfig } from '~/city/schema';
import { localeOf } from '~/i18n/activate';
import type { Language } from '~/i18n/messages';

/** A city in the chooser. The distance is set once the driver has asked for it. */
export interface ListedCity extends Pick<CityConfig, 'city' | 'nameForShow'> {
  distanceKm?: number;
}

/** Sorts by name, by the rules of the page's language. */
export const sortByName = <City extends ListedCity>(cities: readonly City[], language: Language): City[] =>
  [...cities].sort((one, other) =>
    one.nameForShow[language].localeCompare(other.nameForShow[language], localeOf(language)),
  );

/** Groups consecutive cities by the first letter of their names. */
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
