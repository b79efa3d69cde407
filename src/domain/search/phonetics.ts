import { toCyrillicTwins } from '../content/twinLetters';
import { normaliseForSearch } from './citySearch';

/**
 * Normalisation of words in place names (MAP-03). Ignores case, ё and punctuation, and whether a letter is Latin or its
 * Cyrillic twin.
 */

/** Abbreviated street types with a hyphen, which would otherwise be split into two words. */
const hyphened = new Map(
  Object.entries({ 'б-р': 'бульвар', 'пр-т': 'проспект', 'пр-кт': 'проспект', 'пр-д': 'проезд' }),
);

/** Other abbreviations and their full forms. */
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

/** The transliteration of each Cyrillic letter: one per letter, although several are in use. */
const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const sounds = 'a b v g d e zh z i i k l m n o p r s t u f h ts ch sh sh  i  e iu ia'.split(' ');

/**
 * Returns the sound of a word, to match Cyrillic words typed in Latin letters. It covers the usual spellings: kh and h,
 * `shch` and sch, ts and c, ya, ia and ja, with or without a soft sign. Expects lower case without ё, as
 * `normaliseForSearch` returns it. Empty for a word with a digit.
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
        // An unfinished word may be about to become `shch`.
        .replace(/(sh?)c$/, '$1')
        .replace(/c(?!h)/g, 'ts')
        .replace(/sh?ch|shh/g, 'sh')
        .replaceAll('tch', 'ch')
        .replace(/[yj]e|(?<![aeiou])[yj]o/g, 'e')
        .replace(/[yj]/g, 'i')
        .replace(/(?<=[csz]h)o/g, 'e')
        .replace(/(.)\1+/gu, '$1');

const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);

/** Returns the sound of a word typed in Latin letters. Empty for others, which are compared by their letters. */
export const soundOfInput = (word: string): string => (isLatin(word) ? phoneticKey(word) : '');

// Too many words begin with any single letter.
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
  [word, toCyrillicTwins(word), soundOfInput(word)].some((one) => known.has(one));

/** True for a word that names a kind of place, such as "street" or "zone". It may be left out of the match. */
export const isKind = (word: string): boolean => isOneOf(kinds, word);

const short = new Set([...shortKinds, ...shortKinds.map(phoneticKey)]);
/**
 * True for a kind that is so short that it may be the start of a name: "пер 12" may mean a lane, or Первомайская, 12.
 */
export const isShortKind = (word: string): boolean => isOneOf(short, word);

/**
 * Splits a text at spaces and punctuation. The same tokens recur in a city's addresses, so that each is processed only
 * once.
 */
export const tokensOf = (text: string): string[] => text.split(/[\s,.;:()«»"№]+/u).filter(Boolean);

/** Returns the words of a token, usually one. `isWhole`: the token is complete, so abbreviations are expanded. */
export const wordsOfToken = (token: string, isWhole: boolean): string[] => {
  // Most tokens of a city are numbers.
  if (/^\d+$/.test(token)) return [token];
  // An apostrophe stands for a soft sign.
  const words = normaliseForSearch(hyphened.get(token.toLowerCase()) ?? token.replace(/['’ʹ`]/g, ''))
    .split(' ')
    .filter(Boolean);
  return words.map((word) => (isWhole ? fullKinds.get(word) : undefined) ?? word);
};

/** A zone number or parking code normalised for comparison: letters and digits only. */
export const wholeNumber = (text: string): string =>
  /^\d+$/.test(text) ? text : toCyrillicTwins(normaliseForSearch(text).replaceAll(' ', ''));

/** Removes leading zeros. */
export const withoutZeros = (number: string): string => number.replace(/^0+(?=.)/, '');
