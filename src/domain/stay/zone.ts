import type { PlaceRef } from './placeRef';
import type { PriceInterval } from './tariff';
import { stripSpaces } from '../content/invisible';

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

/** Normalises a number to the form on the sign: upper case, without spaces and invisible characters. */
export const normaliseZoneNumber = (input: string): string => stripSpaces(input).toLocaleUpperCase('ru');

export const withoutZeros = (number: string): string => number.replace(/^0+/, '');

/** Returns the zone with exactly this number, or the only one that differs just by leading zeros. */
export const findZone = (zones: readonly Zone[], input: string): Zone | undefined => {
  const number = normaliseZoneNumber(input);
  const short = withoutZeros(number);
  const alike = number === '' ? [] : zones.filter((zone) => withoutZeros(normaliseZoneNumber(zone.number)) === short);
  return (
    alike.find((zone) => normaliseZoneNumber(zone.number) === number) ??
    (alike.length > 1 || short === '' ? undefined : alike[0])
  );
};
