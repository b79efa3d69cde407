import { describe, expect, it } from 'vitest';
import { shapesOf, signOf } from '~/data/map/mapShapes';
import { objectTypes, parkingCategories, type MapFeature } from '~/domain/parking';
import { drawImage } from '~/features/map/engine/signs';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const feature = (change: Partial<MapFeature>): MapFeature => ({
  id: '0',
  objectType: 'parkings',
  category: 'roadside',
  geometry: { type: 'Point', coordinates: at(58, 56) },
  prices: [],
  spaces: {},
  isInactive: false,
  ...change,
});

describe('what the map draws', () => {
  it('a sign of its own for every kind and every category', () => {
    const kinds = objectTypes.filter((type) => type !== 'parkings').map((objectType) => signOf(feature({ objectType })));
    const categories = parkingCategories.map((category) => signOf(feature({ category })));
    const all = [...kinds, ...categories, signOf(feature({ isInactive: true }))];
    expect(new Set(all).size).toBe(objectTypes.length - 1 + parkingCategories.length + 1);
    // Without a canvas nothing is drawn, and an unknown name never is.
    expect(drawImage('sign-nothing')).toBeUndefined();
  });

  it('every object as one point, and lines and areas where they lie', () => {
    const line = [at(58, 56), at(58, 56.2)];
    const ring = [at(58, 56), at(58, 57), at(59, 57), at(58, 56)];
    const { spots, shapes } = shapesOf([
      feature({}),
      feature({ geometry: { type: 'LineString', coordinates: line }, isInactive: true }),
      feature({ geometry: { type: 'Polygon', coordinates: [ring] }, category: 'free' }),
    ]);
    expect(spots.features.map(({ geometry, properties }) => [geometry.coordinates, properties.spot, properties.sign, properties.price])).toEqual([
      [[56, 58], 0, 'roadside', 0],
      [[56.1, 58], 1, 'inactive', -1],
      [[56.5, 58.5], 2, 'free', 0],
    ]);
    expect(shapes.features.map(({ geometry, properties }) => [geometry.type, properties.spot])).toEqual([
      ['LineString', 1],
      ['Polygon', 2],
    ]);
    expect(shapes.features[0]?.geometry.coordinates).toEqual([
      [56, 58],
      [56.2, 58],
    ]);
  });
});
