import { expect, it } from 'vitest';
import cityList from '../../../cities.json' with { type: 'json' };
import { byName, underLetters, type ShownCity } from '~/features/city/cityGroups';

const city = (ru: string, en: string): ShownCity => ({ city: en.toLowerCase(), nameForShow: { ru, en } });

it('cities stand under their first letters, as the language sorts', () => {
  const cities = [city('Якутск', 'Yakutsk'), city('Ёлкино', 'Yolkino'), city('Елец', 'Yelets'), city('Абакан', 'Abakan')];
  const shown = (language: 'ru' | 'en') =>
    underLetters(byName(cities, language), language).map(({ letter, cities: own }) => [letter, own.map(({ nameForShow }) => nameForShow[language])]);
  expect(shown('ru')).toEqual([
    ['А', ['Абакан']],
    ['Е', ['Елец', 'Ёлкино']],
    ['Я', ['Якутск']],
  ]);
  expect(shown('en')).toEqual([
    ['A', ['Abakan']],
    ['Y', ['Yakutsk', 'Yelets', 'Yolkino']],
  ]);
});

it.each(['ru', 'en'] as const)('every city of the list is there once (CFG-08), each letter once: %s', (language) => {
  const groups = underLetters(byName(cityList, language), language);
  expect(groups.flatMap(({ cities }) => cities.map(({ city: id }) => id)).sort()).toEqual(cityList.map(({ city: id }) => id).sort());
  expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length);
});
