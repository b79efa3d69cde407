import { normaliseZoneNumber, withoutZeros, type Zone } from '../stay/zone';

/** Finding a zone of a list by what was typed (PARK-05; document 1, section 5: value and address, and aware of phones). */

const matchable = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** Fewer digits are a house or a zone. */
const minPhoneDigits = 5;
const isLikePhone = /^[\s\d()+.\-\u2010-\u2015\u2212]+$/;
const phonesIn = /\d[\s\d()+.\-\u2010-\u2015\u2212]*/g;

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** One number, whether it is begun with 8, 7 or +7. */
const withoutTrunk = (digits: string): string =>
  digits.length > minPhoneDigits ? digits.replace(/^[78]/, '') : digits;

/** Does a text hold the phone that was typed, or a part of it, however either is written? Undefined where no phone was typed. */
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
 * Zones whose number or parking code begins with, or whose name or address contains, what was typed; numbers first. A phone
 * finds the zone whose name or address tells it.
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
