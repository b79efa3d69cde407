import { stripInvisible } from '../content/visibleText';

/** Finding a city by what was typed (document 1, section 1: the city chooser). */

/** A city's names, one for each language. */
type Names = Readonly<Record<string, string>>;

/** The same keys under a Latin and a Cyrillic layout, the letters of Shift behind them. */
const latinKeys = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>';
const cyrillicKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю';

const otherKey = (letter: string): string => {
  const latin = latinKeys.indexOf(letter);
  if (latin >= 0) return cyrillicKeys.charAt(latin);
  const cyrillic = cyrillicKeys.indexOf(letter);
  return cyrillic >= 0 ? latinKeys.charAt(cyrillic) : letter;
};

/** What comes out when the other keyboard layout was meant: `gthvm` is пермь. */
export const otherLayout = (input: string): string => input.toLowerCase().replace(/./gu, otherKey);

/** Letters alone decide: case, ё, hyphens, blanks and what no eye sees do not. */
export const normaliseForSearch = (text: string): string =>
  stripInvisible(text.normalize())
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Are two words equal but for one letter: another one, one too many or too few, or two that have changed places? */
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

/** The name from each of its words on: people know Nizhny Novgorod by either. */
const tails = (name: string): string[] => name.split(' ').map((_, index, words) => words.slice(index).join(' '));

/** Fewer letters than this are no word that could hold a mistake. */
const minLengthForTypo = 3;

type Matcher = (name: string, query: string) => boolean;

const begins: Matcher = (name, query) => tails(name).some((tail) => tail.startsWith(query));
/** The name's beginning as long as what was typed, one letter either way: the rest may still come. */
const nearlyBegins: Matcher = (name, query) =>
  query.length >= minLengthForTypo &&
  tails(name).some((tail) => [-1, 0, 1].some((more) => isOneEditApart(tail.slice(0, query.length + more), query)));
const isAlike: Matcher = (name, query) => name.includes(query) || nearlyBegins(name, query);

/**
 * The cities whose name, in any language, fits what was typed, in their given order. The best way of fitting wins: a word
 * of the name begins so; the same on the other keyboard layout; the name contains it or begins so but for one letter, on
 * either layout. Nothing typed gives them all.
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
