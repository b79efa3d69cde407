import { normaliseZoneNumber, withoutZeros, type Zone } from '../stay/zone';

/** Searches a list of zones by value, address and phone number (PARK-05). */

const matchable = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** Fewer digits are a house number or a zone. */
const minPhoneDigits = 5;
const isLikePhone = /^[\s\d()+.\-\u2010-\u2015\u2212]+$/;
const phonesIn = /\d[\s\d()+.\-\u2010-\u2015\u2212]*/g;

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** Removes the leading 7 or 8, so that all spellings of a phone are equal. */
const withoutTrunk = (digits: string): string =>
  digits.length > minPhoneDigits ? digits.replace(/^[78]/, '') : digits;

/**
 * Returns a check for texts that contain the typed phone or a part of it, in any spelling. Undefined if the query is
 * not a phone.
 */
const phoneFinder = (query: string): ((text: string) => boolean) | undefined => {
  const queryDigits = digitsOf(query);
  if (!isLikePhone.test(query) || queryDigits.length < minPhoneDigits) return undefined;
  const localDigits = withoutTrunk(queryDigits);
  return (text) =>
    (text.match(phonesIn) ?? []).some((phone) =>
      [queryDigits, localDigits].some((digits) => digitsOf(phone).includes(digits)),
    );
};

/**
 * Returns the zones that match the query, by number first. The number or parking code must begin with it; name or
 * address must contain it. A phone number finds the zone whose name or address contains it.
 */
export const searchZones = (zones: readonly Zone[], query: string): Zone[] => {
  const words = [...new Set(matchable(query).split(/[\s,]+/))].filter(Boolean);
  if (words.length === 0) return [...zones];
  const queryNumber = normaliseZoneNumber(query);
  const bare = withoutZeros(queryNumber);
  const begins = (text: string): boolean => {
    const number = normaliseZoneNumber(text);
    return number.startsWith(queryNumber) || (bare !== '' && withoutZeros(number).startsWith(bare));
  };
  const hasPhone = phoneFinder(query);
  const byNumber = new Set(
    zones.filter(({ number, parkingCode }) => begins(number) || (parkingCode !== undefined && begins(parkingCode))),
  );
  const byText = zones.filter((zone) => {
    if (byNumber.has(zone)) return false;
    const text = matchable(`${zone.name} ${zone.address}`);
    return (
      words.every((word) => text.includes(word)) || (hasPhone !== undefined && [zone.name, zone.address].some(hasPhone))
    );
  });
  return [...byNumber, ...byText];
};
