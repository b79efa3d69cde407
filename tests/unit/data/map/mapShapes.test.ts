import { describe, expect, it } from 'vitest';
import { shapesOf, markerNameOf } from '~/data/map/mapShapes';
import { priceReader } from '~/domain/map/mapPrice';
import { objectTypes, parkingCategories } from '~/domain/map/mapFeature';
import { renderMarkerImage } from '~/features/map/engine/markerImages';
import { mapFeature } from '../../support/mapFeature';

const byOwnPrice = priceReader([], false, Date.parse('2026-11-20T12:00:00+05:00'), {
  timeZone: 'Asia/Yekaterinburg',
});
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('the drawing of the map', () => {
  it('every kind and every category of map objects has a marker of its own', () => {
    const kinds = objectTypes
      .filter((type) => type !== 'parkings')
      .map((objectType) => markerNameOf(mapFeature({ objectType })));
    const categories = parkingCategories.map((category) => markerNameOf(mapFeature({ category })));
    const all = [...kinds, ...categories, markerNameOf(mapFeature({ isInactive: true }))];
    expect(new Set(all).size).toBe(objectTypes.length - 1 + parkingCategories.length + 1);
    // Without a canvas nothing is drawn, and an unknown name is never drawn.
    expect(renderMarkerImage('sign|nothing')).toBeUndefined();
  });

  it('every map object is drawn as one point, and lines and areas also as shapes', () => {
    const everyHour = [{ dayType: 'default' as const, fromMin: 0, toMin: 1440, perHour: 6_000 }];
    const line = [at(58, 56), at(58, 56.2)];
    const ring = [at(58, 56), at(58, 57), at(59, 57), at(58, 56)];
    const { spots, shapes } = shapesOf(
      [
        mapFeature({ id: 'a', prices: everyHour }),
        mapFeature({ id: 'b', geometry: { type: 'LineString', coordinates: line }, isInactive: true }),
        mapFeature({
          id: 'c',
          geometry: { type: 'Polygon', coordinates: [ring] },
          category: 'free',
          spaces: { free: 3 },
        }),
        mapFeature({ id: 'd', category: 'disabled', prices: everyHour }),
        mapFeature({ id: 'e', objectType: 'Museum' }),
      ],
      byOwnPrice,
    );
    expect(
      spots.features.map(({ geometry, properties }) => [
        geometry.coordinates,
        properties.id,
        properties.sign,
        properties.parking,
        properties.perHour,
        properties.free,
      ]),
    ).toEqual([
      [[56, 58], 'a', 'roadside', 1, 6_000, -1],
      [[56.1, 58], 'b', 'inactive', 1, -1, -1],
      [[56.5, 58.5], 'c', 'free', 1, 0, 3],
      // A place that is not for everyone tells no price.
      [[56, 58], 'd', 'disabled', 1, -1, -1],
      [[56, 58], 'e', 'Museum', 0, -1, -1],
    ]);
    expect(shapes.features.map(({ geometry, properties }) => [geometry.type, properties.id, properties.price])).toEqual(
      [
        ['LineString', 'b', -1],
        ['Polygon', 'c', 0],
      ],
    );
    expect(shapes.features[0]?.geometry.coordinates).toEqual([
      [56, 58],
      [56.2, 58],
    ]);
  });

  it('an object with several parts is drawn as one point, on its longest part, and as every line and area', () => {
    const { spots, shapes } = shapesOf(
      [
        mapFeature({
          id: 'a',
          geometry: {
            type: 'Multi',
            parts: [
              { type: 'Point', coordinates: at(58, 55) },
              { type: 'LineString', coordinates: [at(58, 56), at(58, 56.1)] },
              { type: 'LineString', coordinates: [at(58.1, 56), at(58.1, 56.2)] },
              { type: 'Polygon', coordinates: [[at(58, 56), at(58, 56.01), at(58.01, 56.01), at(58, 56)]] },
            ],
          },
        }),
      ],
      byOwnPrice,
    );
    expect(spots.features.map(({ geometry }) => geometry.coordinates)).toEqual([[56.1, 58.1]]);
    expect(shapes.features.map(({ geometry, properties }) => [geometry.type, properties.id])).toEqual([
      ['LineString', 'a'],
      ['LineString', 'a'],
      ['Polygon', 'a'],
    ]);
  });
});
