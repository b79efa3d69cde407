import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapFeature } from '~/domain/map/mapFeature';
import { indexingPlaces, searchPlaces, type FoundPlace, type PlaceIndex } from '~/domain/search/placeSearch';
import type { Zone } from '~/domain/stay/zone';
import { anyText, hostileTexts } from '../../support/hostileTexts';
import { mapFeature } from '../../support/mapFeature';

let ids = 0;
const object = (patch: Partial<MapFeature>): MapFeature => {
  ids += 1;
  return mapFeature({ id: String(ids), ...patch });
};
const zone = (number: string, address = '', patch: Partial<Zone> = {}): Zone => ({
  number,
  name: '',
  address,
  prices: [],
  ...patch,
});

const features = [
  object({ code: '70010', zoneNumber: '0103', name: 'Парковка №0103 (1)', address: 'улица Ленина, дом 12' }),
  object({ code: '70011', zoneNumber: '0103', address: 'ул. Ленина, 120' }),
  object({ code: '70012', zoneNumber: '0104', address: 'Садовый переулок, 3' }),
  object({ code: '00412', zoneNumber: '1030', address: 'проспект Ёлкина, 7к1' }),
  object({ code: 'С15', zoneNumber: 'А7', address: 'наб. реки Камы, 2', name: 'Речной вокзал' }),
  object({ objectType: 'Museum', category: 'roadside', name: 'Музей на Ленина', address: 'Ленина, 1' }),
  object({ zoneNumber: '0200', address: 'б-р Гагарина, 65' }),
];
const zones = [zone('0103', 'Центр'), zone('0104'), zone('1030', 'Заречье'), zone('А7')];

/** Builds the index in one go. */
const placeIndex = (sources: Parameters<typeof indexingPlaces>[0]): PlaceIndex => {
  const making = indexingPlaces(sources);
  for (;;) {
    const step = making.next();
    if (step.done) return step.value;
  }
};

const labelOf = (place: FoundPlace): string => {
  if (place.kind === 'zone') return place.number;
  return place.kind === 'listed'
    ? (place.zone.parkingCode ?? '')
    : (place.feature.code ?? place.feature.name ?? place.feature.address ?? '');
};
const index = placeIndex({ features, zones, paysByParking: false });
const find = (input: string): string[] => searchPlaces(index, input, 10).map(labelOf);

describe('the search for a place (MAP-03)', () => {
  it.each<[string, string, string[]]>([
    ['by its zone, and the parking that says the number', '0103', ['0103', '70010']],
    ['by its zone without the zeros before longer numbers', '103', ['0103', '1030']],
    ['by the beginning of a zone, with the zeros that were typed', '010', ['0103', '0104', '70010']],
    ['by its zone after the word', 'зона 104', ['0104']],
    ['by its zone in English', 'Zone 0104', ['0104']],
    ['by its zone after a number sign', '№ 0104', ['0104']],
    ['by its zone with a blank', '01 04', ['0104']],
    ['by a zone that only the map knows', '200', ['0200']],
    ['by its zone in Latin twins', 'A7', ['А7']],
    ['by its zone in lower case', 'а7', ['А7']],
    ['by its code', '70012', ['70012']],
    ['by its code without zeros', '412', ['00412']],
    ['by its code in Latin twins', 'c15', ['С15']],
    ['by its street', 'садовый', ['70012']],
    ['by its street under the Latin layout', 'cfljdsq', ['70012']],
    ['by the beginning of it, under the Latin layout', 'cfljd', ['70012']],
    ['by street and house, in any order', '12 ленина', ['70010', '70011']],
    ['by a house that is exactly that before a longer one', 'ленина 12', ['70010', '70011']],
    ['by a house without its street', '7к1', ['00412']],
    ['with е for ё', 'елкина', ['00412']],
    ['with Latin twins in a word', 'Лeнинa 120', ['70011']],
    ['with the short name of a kind', 'ул ленина 12', ['70010', '70011']],
    ['with the full name where the city shortens', 'набережная реки камы', ['С15']],
    ['with a short name that has a hyphen', 'б-р гагарина', ['']],
    ['with another short name than the city has', 'пр-кт Елкина', ['00412']],
    ['with a kind that its address leaves out', 'улица садовый', ['70012']],
    ['by its name', 'речной вокзал', ['С15']],
    ['by the middle of a word', 'окзал', ['С15']],
    ['with one letter wrong', 'Садовий', ['70012']],
    ['with one letter too few', 'гагрина', ['']],
    ['with two letters that changed places', 'ганарина', ['']],
    ['with a mistake in a word that is not done', 'гогар', ['']],
    ['in Latin letters by its sound', 'sadovyj', ['70012']],
    ['in Latin letters with its kind', 'Lenina ulitsa 12', ['70010', '70011']],
    ['in Latin letters with a kind that the address leaves out', 'ul. Sadovy', ['70012']],
    ['in Latin letters with a soft sign', 'rech’noj vokzal', ['С15']],
    ['in Latin letters that are not all there', 'yolk', ['00412']],
    ['in Latin letters with a mistake', 'gogarina', ['']],
    ['with a short kind that its address leaves out', 'ул. Садовый', ['70012']],
    ['with what no eye sees in it', '01\u200b04', ['0104']],
    ['not with a mistake in a number: another zone costs a fine', '0105', []],
    ['not with a mistake in three letters', 'сод', []],
    ['not where a word is in none', 'ленина москва', []],
    ['not by nothing', '  ', []],
    ['not by signs alone', '№…', []],
  ])('a place is found or not, %s: %s', (_, input, found) => {
    const names = find(input);
    expect(names).toEqual(found.map((name) => (name === '' ? 'б-р Гагарина, 65' : name)));
  });

  it('parkings come before other objects of the same street', () => {
    expect(find('ленина')).toEqual(['70010', '70011', 'Музей на Ленина']);
  });

  it('a found zone states its number of parkings and one of them to show', () => {
    const [first] = searchPlaces(index, '103', 1);
    expect(first).toMatchObject({
      kind: 'zone',
      number: '0103',
      address: 'Центр',
      parkings: 2,
      feature: { zoneNumber: '0103' },
    });
    expect(searchPlaces(placeIndex({ features: [], zones, paysByParking: false }), '103', 5)).toMatchObject([
      { number: '0103', parkings: 0, feature: undefined },
      { number: '1030' },
    ]);
  });

  it('equal rows are shown once, and no more rows come than requested', () => {
    const twice = Array.from({ length: 5 }, () => object({ zoneNumber: '1', address: 'Мира, 5' }));
    const many = Array.from({ length: 50 }, (_, house) => object({ zoneNumber: '1', address: `Мира, ${house + 100}` }));
    const ofOneCode = ['Мира, 7', 'Мира, 9', 'Мира, 9', 'Мира, 7'].map((address) => object({ code: '77', address }));
    const cityIndex = placeIndex({ features: [...twice, ...many, ...ofOneCode], zones: [], paysByParking: false });
    expect(searchPlaces(cityIndex, '77', 30)).toHaveLength(2);
    expect(searchPlaces(cityIndex, 'мира 5', 30)).toHaveLength(1);
    expect(searchPlaces(cityIndex, 'мира', 30)).toHaveLength(30);
  });
});

describe('the order of zones and parkings found by a number', () => {
  const numbered = placeIndex({
    features: [
      object({ code: '103', zoneNumber: '7', address: 'Мира, 1' }),
      object({ code: '1031', zoneNumber: '7', address: 'Мира, 3' }),
      object({ code: '0103', zoneNumber: '7', address: 'Мира, 5' }),
    ],
    zones: [zone('10300'), zone('0103'), zone('7')],
    paysByParking: false,
  });
  it.each([
    ['103', ['zone 0103', 'object 103', 'object 0103', 'zone 10300', 'object 1031']],
    ['0103', ['zone 0103', 'object 0103', 'object 103']],
    ['10', ['zone 0103', 'zone 10300', 'object 103', 'object 1031', 'object 0103']],
    ['1031', ['object 1031']],
  ])('the number %s finds a zone before a parking of the same number', (input, found) => {
    expect(searchPlaces(numbered, input, 9).map((place) => `${place.kind} ${labelOf(place)}`)).toEqual(found);
  });
});

it('zones that match equally well are found in the order of their numbers, not of the city’s list', () => {
  const numbers = ['0308', '0302', '0310', '03А', '0300'];
  const unsorted = placeIndex({ features: [], zones: numbers.map((number) => zone(number)), paysByParking: false });
  expect(searchPlaces(unsorted, '03', 9).map(labelOf)).toEqual(['03А', '0300', '0302', '0308', '0310']);
});

it.each([
  ['пер 12', 'Первомайская, 12'],
  ['пр 12', 'Пролетарская, 12'],
  ['парковка 12', '0012'],
])('the short name of a kind may also begin a name: %s', (input, expected) => {
  const streets = ['Первомайская, 12', 'Пролетарская, 12'].map((address) => object({ objectType: 'Museum', address }));
  const found = searchPlaces(
    placeIndex({ features: streets, zones: [zone('0012')], paysByParking: false }),
    input,
    10,
  ).map(labelOf);
  expect(found[0]).toBe(expected);
});

it('a parking that the list names twice is shown in one row', () => {
  const twice = [zone('1', 'Ленина, 1', { parkingCode: 'П-7' }), zone('1', 'Ленина, 1', { parkingCode: 'П-7' })];
  expect(searchPlaces(placeIndex({ features: [], zones: twice, paysByParking: true }), 'П-7', 10).map(labelOf)).toEqual(
    ['П-7'],
  );
});

describe('a city that pays by parking', () => {
  const parkings = [zone('1', 'Мира, 5', { parkingCode: '501' }), zone('1', 'Мира, 7', { parkingCode: '502' })];
  const indexWithCode = placeIndex({
    features: [object({ code: '501', zoneNumber: '1', address: 'Мира, 5' })],
    zones: parkings,
    paysByParking: true,
  });

  it.each([
    ['502', ['listed 502']],
    ['501', ['object 501']],
    ['мира', ['object 501', 'listed 502']],
    ['1', ['object 501', 'listed 502']],
  ])('the search %s leads to parkings, never to a zone, in a city that pays by parking', (input, found) => {
    expect(searchPlaces(indexWithCode, input, 5).map((place) => `${place.kind} ${labelOf(place)}`)).toEqual(found);
  });
});

it('the search index is made in slices', () => {
  const making = indexingPlaces({
    features: Array.from({ length: 3500 }, () => object({ address: 'Мира' })),
    zones: [],
    paysByParking: false,
  });
  let slices = 0;
  while (!making.next().done) slices += 1;
  expect(slices).toBe(7);
});

it('no typed text breaks the place search, which returns no more rows than requested', () => {
  for (const input of hostileTexts) expect(Array.isArray(searchPlaces(index, input, 10))).toBe(true);
  fc.assert(fc.property(anyText, (input) => searchPlaces(index, input, 3).length <= 3));
});
