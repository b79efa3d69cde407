import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { geocode } from '~/api/contract/geocoder';
import { addressesFromWire } from '~/data/geocoder/addressesFromWire';
import { hostileTexts } from '../../support/hostileTexts';

const city = {
  mapBounds: { southWest: { latitude: 57.9, longitude: 56.1 }, northEast: { latitude: 58.1, longitude: 56.4 } },
};
const feature = (properties: unknown, coordinates: unknown = [56.2, 58]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
});
const read = (...features: unknown[]) =>
  addressesFromWire(v.parse(geocode.reply, { type: 'FeatureCollection', features }), city);

describe('addresses of a geocoder', () => {
  it.each<[string, unknown, string, string | undefined]>([
    [
      'street and house',
      { display_name: '12, Мира, Пермь', address: { road: 'Мира', house_number: 12 } },
      'Мира, 12',
      '12, Мира, Пермь',
    ],
    ['a street alone', { display_name: 'Мира', address: { road: 'Мира' } }, 'Мира', undefined],
    ['a place by its name', { name: 'Парк', display_name: 'Парк, Пермь', address: null }, 'Парк', 'Парк, Пермь'],
    ['a place by the beginning of what it is called', { display_name: 'Рынок, Пермь' }, 'Рынок', 'Рынок, Пермь'],
  ])('an address of the geocoder is shown as %s', (_, properties, title, detail) => {
    expect(read(feature(properties))).toEqual([{ title, detail, place: { latitude: 58, longitude: 56.2 } }]);
  });

  it('addresses without a name or a place, or outside the map, are left out, and the others are kept', () => {
    const good = feature({ name: 'Парк' });
    const spoiled = [
      feature({}),
      feature({ name: 'Далеко' }, [37.6, 55.7]),
      feature({ name: 'Наоборот' }, [58, 56.2]),
      feature({ name: 'Пусто' }, []),
      feature({ name: 'Слова' }, ['x', 'y']),
      { type: 'Feature', geometry: { type: 'Polygon', coordinates: [] }, properties: { name: 'Площадь' } },
      { type: 'Feature', geometry: null, properties: null },
      null,
      'Парк',
    ];
    expect(read(...spoiled, good, good).map(({ title }) => title)).toEqual(['Парк']);
    expect(addressesFromWire(v.parse(geocode.reply, {}), city)).toEqual([]);
  });

  it('the title of an address has at most 121 characters, whatever the geocoder sends', () => {
    for (const name of hostileTexts)
      for (const { title } of read(feature({ name }))) expect(title.length).toBeLessThanOrEqual(121);
  });
});
