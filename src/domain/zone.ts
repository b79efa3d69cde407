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

/** What the driver types on the sign's number: spaces go, letters become upper case. */
export const normaliseZoneNumber = (typed: string): string => typed.replace(/[\s\u00a0]/g, '').toLocaleUpperCase('ru');

/** The zone with exactly this number, or the only one that differs from it by leading zeros. */
export const findZone = (zones: readonly Zone[], typed: string): Zone | undefined => {
  const number = normaliseZoneNumber(typed);
  if (number === '') return undefined;
  const exact = zones.find((zone) => zone.number.toLocaleUpperCase('ru') === number);
  if (exact) return exact;
  const bare = number.replace(/^0+/, '');
  const alike = bare === '' ? [] : zones.filter((zone) => zone.number.toLocaleUpperCase('ru').replace(/^0+/, '') === bare);
  return alike.length === 1 ? alike[0] : undefined;
};

const matchable = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** Zones whose number begins with, or whose name or address contains, what was typed; numbers first. */
export const searchZones = (zones: readonly Zone[], typed: string): Zone[] => {
  const words = matchable(typed)
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length === 0) return [...zones];
  const number = normaliseZoneNumber(typed);
  const bare = number.replace(/^0+/, '');
  const byNumber = zones.filter((zone) => zone.number.startsWith(number) || (bare !== '' && zone.number.replace(/^0+/, '').startsWith(bare)));
  const byText = zones.filter((zone) => {
    const text = matchable(`${zone.name} ${zone.address}`);
    return !byNumber.includes(zone) && words.every((word) => text.includes(word));
  });
  return [...byNumber, ...byText];
};
