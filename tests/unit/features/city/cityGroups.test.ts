import { expect, it } from 'vitest';
import cityList from '../../../../cities.json' with { type: 'json' };
import { sortByName, groupByInitial, type ListedCity } from '~/features/city/cityGroups';

const city = (ru: string, en: string): ListedCity => ({ city: en.toLowerCase(), nameForShow: { ru, en } });

it('cities are grouped by their first letters, in the order of the language', () => {
  const cities = [
    city('Якутск', 'Yakutsk'),
    city('Ёлкино', 'Yolkino'),
    city('Елец', 'Yelets'),
    city('Абакан', 'Abakan'),
  ];
  const groupsOf = (language: 'ru' | 'en') =>
    groupByInitial(sortByName(cities, language), language).map(({ initial, cities: groupCities }) => [
      initial,
      groupCities.map(({ nameForShow }) => nameForShow[language]),
    ]);
  expect(groupsOf('ru')).toEqual([
    ['А', ['Абакан']],
    ['Е', ['Елец', 'Ёлкино']],
    ['Я', ['Якутск']],
  ]);
  expect(groupsOf('en')).toEqual([
    ['A', ['Abakan']],
    ['Y', ['Yakutsk', 'Yelets', 'Yolkino']],
  ]);
});

it.each(['ru', 'en'] as const)(
  'every city of the list appears once (CFG-08), and each letter once, in the language %s',
  (language) => {
    const groups = groupByInitial(sortByName(cityList, language), language);
    expect(groups.flatMap(({ cities }) => cities.map(({ city: id }) => id)).sort()).toEqual(
      cityList.map(({ city: id }) => id).sort(),
    );
    expect(new Set(groups.map(({ initial }) => initial)).size).toBe(groups.length);
  },
);
