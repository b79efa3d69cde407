import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import cityList from '../../../../cities.json' with { type: 'json' };
import { searchCities } from '~/domain/search/citySearch';
import { anyText, hostileTexts, longTexts, strewn, invisibleCharacters } from '../../support/hostileTexts';

const find = (input: string): string[] => searchCities(cityList, input).map(({ city }) => city);

describe('the search for a city', () => {
  it.each<[string, string, string[]]>([
    ['by its Russian name', 'Пермь', ['perm']],
    ['by its English name', 'Perm', ['perm']],
    ['by the beginning of it', 'пер', ['perm']],
    ['in capitals', 'КАЗАНЬ', ['kazan']],
    ['by a later word of it', 'новгород', ['nizhny-novgorod']],
    ['by a beginning rather than by its middle', 'вол', ['volgograd']],
    ['by its middle where nothing begins so', 'град', ['kaliningrad', 'volgograd']],
    ['with hyphens', 'Ростов-на-Дону', ['rostov-on-don']],
    ['without hyphens', 'ростов на дону', ['rostov-on-don']],
    ['with other hyphens', 'санкт—петербург', ['saint-petersburg']],
    ['with a letter in two signs', 'Нижний'.normalize('NFD'), ['nizhny-novgorod']],
    ['typed under the Latin layout', 'gthvm', ['perm']],
    ['so, as far as it has come', 'gth', ['perm']],
    ['so, with a capital', 'Rfpfym', ['kazan']],
    ['so, with a letter on a bracket', '[f,fhjdcr', ['khabarovsk']],
    ['so, with Shift held on it', '{f,fhjdcr', ['khabarovsk']],
    ['in English under the Cyrillic layout', 'зукь', ['perm']],
    ['in English so, in two words', 'тшярнт тщ', ['nizhny-novgorod']],
    ['with one letter wrong', 'Пермъ', ['perm']],
    ['with one letter too many', 'Каазань', ['kazan']],
    ['with one letter too few', 'Казнь', ['kazan']],
    ['with two letters that changed places', 'Премь', ['perm']],
    ['with the first letter wrong', 'Босква', ['moscow']],
    ['with a mistake, as far as it has come', 'Екотер', ['yekaterinburg']],
    ['with a mistake in its second word', 'новгарод', ['nizhny-novgorod']],
    ['with a mistake in English', 'Novosibrsk', ['novosibirsk']],
    ['with a mistake under the other layout', 'Rfpfym,', ['kazan']],
    ['not with two letters wrong', 'Пиримь', []],
    ['with a mistake in three letters', 'Тла', ['tula', 'vladivostok']],
    ['not with a mistake in two', 'тл', []],
    ['not where there is none', 'Лондон', []],
  ])('a city is found or not, %s: %j', (_, input, ids) => {
    expect(find(input)).toEqual(ids);
  });

  it.each(['', ' ', '\t', '\u00a0'])('an empty search (%j) lists all cities in their order', (input) => {
    expect(find(input)).toEqual(cityList.map(({ city }) => city));
  });

  it.each(['-', '...', '\u200b', '😀', '\ud83d', '<b>Пермь</b> x'])('the search %j finds no city', (input) => {
    expect(find(input)).toEqual([]);
  });

  it('the city search treats ё and е as one letter', () => {
    const cities = [{ nameForShow: { ru: 'Орёл', en: 'Oryol' } }, { nameForShow: { ru: 'Королев', en: 'Korolyov' } }];
    expect(searchCities(cities, 'орел')).toEqual([cities[0]]);
    expect(searchCities(cities, 'КОРОЛЁВ')).toEqual([cities[1]]);
  });

  const names = cityList.flatMap(({ city, nameForShow: { ru, en } }) => [ru, en].map((name) => [city, name] as const));

  it.each(names)('the city %s is found by its whole name %s, also with one letter left out', (city, name) => {
    expect(find(name)).toEqual([city]);
    for (let at = 1; at < name.length && name.length > 3; at += 1)
      expect(find(name.slice(0, at) + name.slice(at + 1)), `without letter ${at + 1}`).toContain(city);
  });

  it('a city is found whatever invisible characters a paste has put between its letters', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...names)
          .chain(([city, name]) => fc.tuple(fc.constant(city), strewn(name, invisibleCharacters))),
        ([city, input]) => {
          expect(find(input)).toEqual([city]);
        },
      ),
    );
  });
});

describe('any typed text', () => {
  it.each([...hostileTexts, ...longTexts].map((text) => [text.slice(0, 12), text]))(
    'the city search answers to %j…',
    (_, text) => {
      // A search whose time grows with the square of the input would exceed the runner's time limit.
      expect(Array.isArray(find(text))).toBe(true);
    },
  );

  it('the city search returns only cities of the list, each once', () => {
    fc.assert(
      fc.property(anyText, (input) => {
        const ids = find(input);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => !cityList.some(({ city }) => city === id))).toEqual([]);
      }),
    );
  });
});
