import type { CityConfig } from '~/city/schema';

type Named = Pick<CityConfig, 'city' | 'nameForShow'>;

/** Returns how many letters must be changed, added or removed to turn one word into the other. */
const editDistance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [above, character] of one.split('').entries()) {
    const next = [above + 1];
    for (let index = 1; index <= other.length; index += 1)
      next.push(
        Math.min(
          (row[index] ?? 0) + 1,
          (next[index - 1] ?? 0) + 1,
          (row[index - 1] ?? 0) + (character === other[index - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
};

const isBeginning = (word: string, name: string): boolean => word.length >= 3 && name.startsWith(word);

/**
 * Returns the id that was most likely meant, by id or by name in either language. The beginning of a name is enough.
 * Undefined for an empty list.
 */
export const nearestCity = (input: string, cities: readonly Named[]): string | undefined => {
  const word = input.trim().toLocaleLowerCase('ru');
  const apart = ({ city, nameForShow: { ru, en } }: Named): number =>
    Math.min(
      ...[city, ru, en]
        .map((name) => name.toLocaleLowerCase('ru'))
        .map((name) => (isBeginning(word, name) ? 0 : editDistance(word, name))),
    );
  return cities
    .map((city) => ({ id: city.city, apart: apart(city) }))
    .toSorted((one, other) => one.apart - other.apart)[0]?.id;
};
