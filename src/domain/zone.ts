import type { PriceInterval } from './tariff';

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

/** The number as it stands on the sign: spaces and what no eye sees go, letters become upper case. */
export const normaliseZoneNumber = (typed: string): string => typed.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '').toLocaleUpperCase('ru');

export const withoutZeros = (number: string): string => number.replace(/^0+/, '');

/** Finds zones of one list: the one with exactly this number, or the only one that differs from it by leading zeros. */
export const zoneFinder = (zones: readonly Zone[]): ((typed: string) => Zone | undefined) => {
  const exact = new Map<string, Zone>();
  const bare = new Map<string, Zone | undefined>();
  for (const zone of zones) {
    const number = normaliseZoneNumber(zone.number);
    if (!exact.has(number)) exact.set(number, zone);
    const short = withoutZeros(number);
    bare.set(short, bare.has(short) ? undefined : zone);
  }
  return (typed) => {
    const number = normaliseZoneNumber(typed);
    const short = withoutZeros(number);
    return number === '' ? undefined : (exact.get(number) ?? (short === '' ? undefined : bare.get(short)));
  };
};

/** The same for one question. */
export const findZone = (zones: readonly Zone[], typed: string): Zone | undefined => zoneFinder(zones)(typed);
