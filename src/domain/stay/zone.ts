import type { PlaceRef } from './placeRef';
import type { PriceInterval } from './tariff';
import { stripSpaces } from '../content/visibleText';

/** A parking zone, or a parking in the cities that pay by parking (document 1, section 3). */
export interface Zone {
  /** The number on the sign, as text: leading zeros belong to it. */
  number: string;
  /** Set where the entry is a single parking that is paid by its own code. */
  parkingCode?: string;
  name: string;
  address: string;
  prices: readonly PriceInterval[];
}

/** Returns the name by which a zone of the list is paid for: its number, or the code where it is a single parking. */
export const placeOf = ({ number, parkingCode }: Zone): PlaceRef =>
  parkingCode === undefined ? { zone: number } : { parkingCode };

/** The number as it stands on the sign: spaces and what no eye sees go, letters become upper case. */
export const normaliseZoneNumber = (input: string): string => stripSpaces(input).toLocaleUpperCase('ru');

export const withoutZeros = (number: string): string => number.replace(/^0+/, '');

/** The zone with exactly this number, or the only one that differs from it by leading zeros. */
export const findZone = (zones: readonly Zone[], input: string): Zone | undefined => {
  const number = normaliseZoneNumber(input);
  const short = withoutZeros(number);
  const alike = number === '' ? [] : zones.filter((zone) => withoutZeros(normaliseZoneNumber(zone.number)) === short);
  return (
    alike.find((zone) => normaliseZoneNumber(zone.number) === number) ??
    (alike.length > 1 || short === '' ? undefined : alike[0])
  );
};
