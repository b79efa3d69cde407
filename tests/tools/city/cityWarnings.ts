import type { CityConfig } from '~/city/schema';
import { offsetMin } from '~/domain/time/cityTime';

/** What no schema forbids and yet is seldom meant: the key, the cities, and what it leads to. */
export interface Warning {
  key: string;
  cities: string[];
  /** It is about cities together, not about each of them. */
  isShared: boolean;
  /** What the key is or does, and what comes of it. */
  sentence: string;
}

/** The sun tells a city's time within this many hours. */
const maxHoursOff = 3;
/** Neighbours may touch; with more than this share in common a position would fit either. */
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

/** How much of the smaller city's bounds the other one covers, 0 to 1. */
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

/** How far the clocks of a city are from its sun, in hours: a day has 24 of them in either direction. */
const hoursOff = ({ timeZone, mapBounds: { southWest, northEast } }: CityConfig, now: number): number => {
  const sun = (southWest.longitude + northEast.longitude) / 2 / 15;
  const apart = Math.abs(offsetMin(now, timeZone) / 60 - sun);
  return Math.min(apart, 24 - apart);
};

const hasNoAttribution = ({ mapSource }: CityConfig): boolean =>
  mapSource.type !== 'vector' && !mapSource.attribution?.trim();

/** The warnings of a list without faults. `now` decides between summer and winter time. */
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

/** Of what is wrong with several cities, each by itself, only one city's part. */
export const ofCity = (warnings: readonly Warning[], id: string): Warning[] =>
  warnings
    .filter(({ cities }) => cities.includes(id))
    .map((warning) => (warning.isShared ? warning : { ...warning, cities: [id] }));

/** One line for people. `count` is that of all cities: where it is about every one, they are not listed. */
export const warningText = ({ key, cities, isShared, sentence }: Warning, count: number): string =>
  `warning: ${cities.length === count && count > 1 && !isShared ? 'every city' : cities.join(', ')}: key "${key}" ${sentence}.`;
