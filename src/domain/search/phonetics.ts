import { normaliseForSearch } from './citySearch';

/** How words of places are compared (MAP-03): without case, ё, punctuation, and whichever of two like letters was typed. */

/** Latin letters that look like Cyrillic ones, and those in their order. */
const latinTwins = 'abcehkmoptxy';
const cyrillicTwins = 'авсенкмортху';

/** The same word whichever of two like letters was typed. */
export const untwinned = (text: string): string =>
  text.replace(/[abcehkmoptxy]/g, (letter) => cyrillicTwins.charAt(latinTwins.indexOf(letter)));

/** Short names of streets' kinds that hold a hyphen, which would fall into two words. */
const hyphened = new Map(
  Object.entries({ 'б-р': 'бульвар', 'пр-т': 'проспект', 'пр-кт': 'проспект', 'пр-д': 'проезд' }),
);

/** Other short names, and what they stand for. */
const fullKinds = new Map(
  Object.entries({
    ул: 'улица',
    пр: 'проспект',
    просп: 'проспект',
    пер: 'переулок',
    пл: 'площадь',
    бул: 'бульвар',
    наб: 'набережная',
    ш: 'шоссе',
    д: 'дом',
  }),
);

/** How Cyrillic letters sound in Latin ones; one way for each, whatever the ways there are to write it. */
const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const sounds = 'a b v g d e zh z i i k l m n o p r s t u f h ts ch sh sh  i  e iu ia'.split(' ');

/**
 * A word as it sounds, for telling Cyrillic words that are typed in Latin letters, by any of the usual spellings: kh and h, shch and
 * sch, ts and c, ya and ia and ja, with a soft sign and without. In lower case and without ё, as `plain` gives it. What has a digit
 * in it has no sound.
 */
export const phoneticKey = (word: string): string =>
  /\d/.test(word)
    ? ''
    : word
        .replace(/[а-я]/g, (letter) => sounds[cyrillic.indexOf(letter)] ?? '')
        .replaceAll('w', 'v')
        .replaceAll('q', 'k')
        .replaceAll('x', 'ks')
        .replaceAll('kh', 'h')
        // A word that is not done yet may be on its way to shch.
        .replace(/(sh?)c$/, '$1')
        .replace(/c(?!h)/g, 'ts')
        .replace(/sh?ch|shh/g, 'sh')
        .replaceAll('tch', 'ch')
        .replace(/[yj]e|(?<![aeiou])[yj]o/g, 'e')
        .replace(/[yj]/g, 'i')
        .replace(/(?<=[csz]h)o/g, 'e')
        .replace(/(.)\1+/gu, '$1');

const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);

/** How a word that was typed in Latin letters sounds; of others their letters decide. */
export const soundOfInput = (word: string): string => (isLatin(word) ? phoneticKey(word) : '');

// Of one letter, too much begins so.
const shortKinds = [...fullKinds.keys()].filter(({ length }) => length > 1);
const kindNames = [...fullKinds.values(), ...shortKinds, 'проезд', 'тупик', 'аллея', 'зона', 'парковка', 'паркинг'];
const englishKinds = [
  'zone',
  'parking',
  'street',
  'avenue',
  'square',
  'lane',
  'boulevard',
  'embankment',
  'highway',
  'road',
  'prospect',
];
const kinds = new Set([...kindNames, ...englishKinds, ...kindNames.map(phoneticKey)]);

const isOneOf = (known: ReadonlySet<string>, word: string): boolean =>
  [word, untwinned(word), soundOfInput(word)].some((one) => known.has(one));

/** A word that says what kind of place is meant: of a street or of a sign it may be left out. */
export const isKind = (word: string): boolean => isOneOf(kinds, word);

const short = new Set([...shortKinds, ...shortKinds.map(phoneticKey)]);
/** A kind so short that a name may begin so: who types "пер 12" may mean a lane, or Первомайская, 12. */
export const isShortKind = (word: string): boolean => isOneOf(short, word);

/** The pieces of a text between blanks and signs. Of a city's addresses few differ: each is read once. */
export const tokensOf = (text: string): string[] => text.split(/[\s,.;:()«»"№]+/u).filter(Boolean);

/** The words of a piece, mostly one. `isWhole`: nothing more will be typed, so that short names are written out. */
export const wordsOfToken = (token: string, isWhole: boolean): string[] => {
  // Most pieces of a city are numbers.
  if (/^\d+$/.test(token)) return [token];
  // An apostrophe is a soft sign.
  const words = normaliseForSearch(hyphened.get(token.toLowerCase()) ?? token.replace(/['’ʹ`]/g, ''))
    .split(' ')
    .filter(Boolean);
  return words.map((word) => (isWhole ? fullKinds.get(word) : undefined) ?? word);
};

/** A zone's number or a parking's code as it is compared: letters and digits alone. */
export const wholeNumber = (text: string): string =>
  /^\d+$/.test(text) ? text : untwinned(normaliseForSearch(text).replaceAll(' ', ''));

/** The same without the zeros before it. */
export const withoutZeros = (number: string): string => number.replace(/^0+(?=.)/, '');
