import { stripInvisible } from '../content/invisible';

/** Searches for a city by its name. */

/** A city's names by language. */
type Names = Readonly<Record<string, string>>;

/** The same keys in the Latin and the Cyrillic layout, followed by the characters of the Shift level. */
const latinKeys = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>';
const cyrillicKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю';

const otherKey = (letter: string): string => {
  const latin = latinKeys.indexOf(letter);
  if (latin >= 0) return cyrillicKeys.charAt(latin);
  const cyrillic = cyrillicKeys.indexOf(letter);
  return cyrillic >= 0 ? latinKeys.charAt(cyrillic) : letter;
};

/** Converts text that was typed in the wrong keyboard layout: `gthvm` becomes пермь. */
export const otherLayout = (input: string): string => input.toLowerCase().replace(/./gu, otherKey);

/**
 * Normalises text to letters and digits for comparison. Case, ё, hyphens, spaces and invisible characters are ignored.
 */
export const normaliseForSearch = (text: string): string =>
  stripInvisible(text.normalize())
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** True if two words differ by at most one edit: one letter replaced, added or missing, or two neighbours swapped. */
export const isOneEditApart = (one: string, other: string): boolean => {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [mine, theirs] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (mine.length <= 1 && theirs.length <= 1) return true;
  return mine.length === 2 && theirs.length === 2 && mine[0] === theirs[1] && mine[1] === theirs[0];
};

/** Returns the name from each of its words on, because people search Nizhny Novgorod by either word. */
const tails = (name: string): string[] => name.split(' ').map((_, index, words) => words.slice(index).join(' '));

/** Shorter input is not checked for typos. */
const minLengthForTypo = 3;

type Matcher = (name: string, query: string) => boolean;

const begins: Matcher = (name, query) => tails(name).some((tail) => tail.startsWith(query));
/** Compares the input with the beginning of the name, give or take one letter, because the input may be incomplete. */
const nearlyBegins: Matcher = (name, query) =>
  query.length >= minLengthForTypo &&
  tails(name).some((tail) => [-1, 0, 1].some((more) => isOneEditApart(tail.slice(0, query.length + more), query)));
const isAlike: Matcher = (name, query) => name.includes(query) || nearlyBegins(name, query);

/**
 * Returns the cities whose name in any language matches the input, in their given order. Only the best kind of match
 * counts: a word of the name begins with the input; the same in the other keyboard layout; or a looser match in either
 * layout. A looser match means that the name contains the input, or begins with it except for one letter. An empty
 * input returns all cities.
 */
export const searchCities = <City extends { nameForShow: Names }>(cities: readonly City[], input: string): City[] => {
  if (input.trim() === '') return [...cities];
  const [query, swapped] = [normaliseForSearch(input), normaliseForSearch(otherLayout(input))];
  const citiesMatching = (fits: Matcher, ...texts: string[]): City[] =>
    cities.filter(({ nameForShow }) =>
      Object.values(nameForShow).some((name) =>
        texts.some((text) => text !== '' && fits(normaliseForSearch(name), text)),
      ),
    );
  const ways = [
    citiesMatching(begins, query),
    citiesMatching(begins, swapped),
    citiesMatching(isAlike, query, swapped),
  ];
  return ways.find((found) => found.length > 0) ?? [];
};
