import type { PlaceRef } from './placeRef';
import type { PriceInterval } from './tariff';
import { stripSpaces } from '../content/invisible';
import { toCyrillicTwins } from '../content/twinLetters';

/** A parking zone, or a parking in the cities that pay by parking. */
export interface Zone {
  /** The number on the sign, as text because leading zeros are significant. */
  number: string;
  /** Set if the entry is a single parking with its own payment code. */
  parkingCode?: string;
  name: string;
  address: string;
  prices: readonly PriceInterval[];
}

/** Returns the name by which a zone of the list is paid: its number, or the code of a single parking. */
export const placeOf = ({ number, parkingCode }: Zone): PlaceRef =>
  parkingCode === undefined ? { zone: number } : { parkingCode };

/** Upper case, without spaces and invisible characters. */
const tidy = (input: string): string => stripSpaces(input).toLocaleUpperCase('ru');

/** What people copy from a sign around its number. The last two words are "zone" and "parking" after `toCyrillicTwins`. */
const signText = /^((?:ЗОНА|ПАРКОВКА|ZОNЕ|РАRКING|[№#:.])*)(.*?)[.,;:]*$/s;
/** Longer texts are no numbers. */
const maxNumberLength = 60;

/** Returns the bare number of a text from a sign: `Зона № 0901.` is 0901. Letters keep their alphabet. */
export const bareNumber = (input: string): string => {
  const text = tidy(input);
  if (text.length > maxNumberLength) return text;
  const [, before = '', number = ''] = signText.exec(toCyrillicTwins(text)) ?? [];
  return number === '' ? text : text.slice(before.length, before.length + number.length);
};

/** Normalises a number for comparison: the bare number, with Cyrillic letters in place of their Latin twins. */
export const normaliseZoneNumber = (input: string): string => toCyrillicTwins(bareNumber(input));

export const withoutZeros = (number: string): string => number.replace(/^0+/, '');

/** Puts a zone under a name that leads to it alone; undefined once the name could mean two zones. */
const addName = (names: Map<string, Zone | undefined>, name: string, zone: Zone): void =>
  void names.set(name, names.has(name) ? undefined : zone);

type ZoneFinder = (input: string) => Zone | undefined;

/** A list may have thousands of zones, and never changes. */
const finders = new WeakMap<readonly Zone[], ZoneFinder>();

/** `findZone` for many lookups, with one pass over each list. */
export const zoneFinder = (zones: readonly Zone[]): ZoneFinder => {
  const known = finders.get(zones);
  if (known) return known;
  const exact = new Map<string, Zone>();
  const alike = new Map<string, Zone | undefined>();
  const bare = new Map<string, Zone | undefined>();
  for (const zone of zones) {
    const [name, number] = [tidy(zone.number), normaliseZoneNumber(zone.number)];
    if (!exact.has(name)) addName(alike, number, zone);
    if (!exact.has(name)) exact.set(name, zone);
    addName(bare, withoutZeros(number), zone);
  }
  const find: ZoneFinder = (input) => {
    const number = normaliseZoneNumber(input);
    const short = withoutZeros(number);
    if (number === '') return undefined;
    const byNumber = alike.has(number) ? alike.get(number) : short === '' ? undefined : bare.get(short);
    return exact.get(tidy(input)) ?? byNumber;
  };
  finders.set(zones, find);
  return find;
};

/**
 * Returns the zone with this number, however it is copied from the sign. Else the only one that differs just by leading
 * zeros.
 */
export const findZone = (zones: readonly Zone[], input: string): Zone | undefined => zoneFinder(zones)(input);

/** Returns the parking with this code, however it is copied from the sign. Zeros of a code are significant. */
export const findParking = (zones: readonly Zone[], input: string): Zone | undefined => {
  const code = normaliseZoneNumber(input);
  const alike = zones.filter(({ parkingCode = '' }) => code !== '' && normaliseZoneNumber(parkingCode) === code);
  return alike.length > 1 ? alike.find(({ parkingCode = '' }) => tidy(parkingCode) === tidy(input)) : alike[0];
};

/** True if digits do not suffice to type the places of a city. False while the places are not known. */
export const haveLetters = (zones: readonly Zone[] | undefined, paysByParking: boolean): boolean =>
  zones?.some(({ number, parkingCode = '' }) => /\D/.test(paysByParking ? parkingCode : number)) ?? false;
