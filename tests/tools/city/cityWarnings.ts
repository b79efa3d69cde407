import type { CityConfig } from '~/city/schema';
import { offsetMin } from '~/domain/time/cityTime';

/** A suspicious value that no schema forbids: the key, the cities, and the consequence. */
export interface Warning {
  key: string;
  cities: string[];
  /** True if it concerns the cities together and not each of them. */
  isShared: boolean;
  /** A description of the problem and its consequence. */
  sentence: string;
}

/** A city's clocks may differ from solar time by up to this many hours. */
const maxHoursOff = 3;
/** Neighbours may touch. If they share more than this, a position would fit either of them. */
const maxSharedArea = 0.25;

const ofMany = (
  cities: readonly CityConfig[],
  key: string,
  sentence: string,
  isConcerned: (city: CityConfig) => boolean,
): Warning[] => {
  const concerned = cities.filter(isConcerned).map(({ city }) => city);
  return concerned.length > 0 ? [{ key, cities: concerned, isShared: false, sentence }] : [];
};

const ofAlike = (
  cities: readonly CityConfig[],
  key: string,
  sentence: string,
  textOf: (city: CityConfig) => string,
): Warning[] => {
  const byText = new Map<string, string[]>();
  for (const city of cities) {
    const text = textOf(city).trim().toLocaleLowerCase('ru');
    byText.set(text, [...(byText.get(text) ?? []), city.city]);
  }
  return [...byText.values()]
    .filter((alike) => alike.length > 1)
    .map((alike) => ({ key, cities: alike, isShared: true, sentence }));
};

type Box = CityConfig['mapBounds'];

const area = ({ southWest, northEast }: Box): number =>
  Math.max(0, northEast.latitude - southWest.latitude) * Math.max(0, northEast.longitude - southWest.longitude);

const common = (one: Box, other: Box): Box => ({
  southWest: {
    latitude: Math.max(one.southWest.latitude, other.southWest.latitude),
    longitude: Math.max(one.southWest.longitude, other.southWest.longitude),
  },
  northEast: {
    latitude: Math.min(one.northEast.latitude, other.northEast.latitude),
    longitude: Math.min(one.northEast.longitude, other.northEast.longitude),
  },
});

/** Returns the fraction of the smaller city's bounds that the other one covers, from 0 to 1. */
const sharedOf = ({ mapBounds: one }: CityConfig, { mapBounds: other }: CityConfig): number =>
  area(common(one, other)) / Math.min(area(one), area(other));

const overlaps = (cities: readonly CityConfig[]): Warning[] =>
  cities.flatMap((one, index) =>
    cities
      .slice(index + 1)
      .filter((other) => sharedOf(one, other) > maxSharedArea)
      .map((other) => ({
        key: 'mapBounds',
        cities: [one.city, other.city],
        isShared: true,
        sentence: `overlaps: ${Math.round(100 * sharedOf(one, other))} % of the smaller one lie in the other: a position there suggests either`,
      })),
  );

/**
 * Returns how many hours the clocks of a city differ from its solar time, in the shorter direction around the 24-hour
 * day.
 */
const hoursOff = ({ timeZone, mapBounds: { southWest, northEast } }: CityConfig, now: number): number => {
  const sun = (southWest.longitude + northEast.longitude) / 2 / 15;
  const apart = Math.abs(offsetMin(now, timeZone) / 60 - sun);
  return Math.min(apart, 24 - apart);
};

const hasNoAttribution = ({ mapSource }: CityConfig): boolean =>
  mapSource.type !== 'vector' && !mapSource.attribution?.trim();

/** Returns the warnings for a valid list. `now` decides between summer and winter time. */
export const cityWarnings = (cities: readonly CityConfig[], now: number): Warning[] => [
  ...ofMany(
    cities,
    'paymentHosts',
    'is empty: no payment page can be opened',
    ({ paymentHosts }) => paymentHosts.length === 0,
  ),
  ...ofMany(
    cities,
    'sms.number',
    'is missing: until the server has said it once, an SMS has no number to go to',
    ({ sms }) => !sms.number,
  ),
  ...ofMany(cities, 'mapSource.attribution', 'is missing: whose map it is must stand on it', hasNoAttribution),
  ...ofMany(
    cities,
    'timeZone',
    `is more than ${maxHoursOff} hours from where mapBounds are`,
    (city) => hoursOff(city, now) > maxHoursOff,
  ),
  ...ofAlike(
    cities,
    'nameForShow.ru',
    'is the same: nobody can tell them apart in the list',
    ({ nameForShow }) => nameForShow.ru,
  ),
  ...ofAlike(
    cities,
    'nameForShow.en',
    'is the same: nobody can tell them apart in the list',
    ({ nameForShow }) => nameForShow.en,
  ),
  ...ofAlike(cities, 'apiUrl', 'is the same: they would be one city', ({ apiUrl }) => apiUrl),
  ...overlaps(cities),
];

/** Returns the warnings for one city. A warning that applies to several cities individually is reduced to this one. */
export const ofCity = (warnings: readonly Warning[], id: string): Warning[] =>
  warnings
    .filter(({ cities }) => cities.includes(id))
    .map((warning) => (warning.isShared ? warning : { ...warning, cities: [id] }));

/** Formats a warning as one line. `count` is the number of all cities: a warning for every city does not list them. */
export const warningText = ({ key, cities, isShared, sentence }: Warning, count: number): string =>
  `warning: ${cities.length === count && count > 1 && !isShared ? 'every city' : cities.join(', ')}: key "${key}" ${sentence}.`;
