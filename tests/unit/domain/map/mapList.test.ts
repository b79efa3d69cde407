import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorsOf, sortPlaces, metresFrom, parkingsFirst, pricesOf, sortedBy } from '~/domain/map/mapList';
import type { MapFeature } from '~/domain/map/mapFeature';
import { mapFeature } from '../../support/mapFeature';

const at = (latitude: number, longitude: number, perHour = 0): MapFeature =>
  mapFeature({
    id: `${latitude} ${longitude}`,
    geometry: { type: 'Point', coordinates: { latitude, longitude } },
    prices: [{ dayType: 'default', fromMin: 0, toMin: 1440, perHour }],
  });
const here = { latitude: 58, longitude: 56 };
const all = (features: readonly MapFeature[]): Uint32Array => Uint32Array.from(features, (_, place) => place);
const near = (features: readonly MapFeature[]): number[] => [
  ...sortPlaces('near', all(features), metresFrom(here, anchorsOf(features)), () => new Float64Array()),
];

describe('the order of the map list', () => {
  it('the map list measures its distances in metres along the ground', () => {
    const [north = 0, east = 0] = metresFrom(here, anchorsOf([at(58.001, 56), at(58, 56.001)]));
    expect(Math.round(north)).toBe(111);
    expect(Math.round(east)).toBe(59);
  });

  it('the map list begins with the nearest object', () => {
    expect(near([at(58.3, 56), at(58.01, 56), at(58.2, 56.1)])).toEqual([1, 2, 0]);
  });

  it('the list by price begins with the cheapest, orders equal ones by distance and ends with unknown prices', () => {
    const features = [at(58.1, 56, 4000), at(58.2, 56, 0), at(58.01, 56, 4000), at(58, 56), at(58.3, 56, 0)];
    const prices = pricesOf(features, (feature) => (feature === features[3] ? undefined : feature.prices[0]?.perHour));
    const metres = metresFrom(here, anchorsOf(features));
    expect([...sortPlaces('cheap', all(features), metres, () => prices)]).toEqual([1, 4, 2, 0, 3]);
    expect([...sortPlaces('cheap', Uint32Array.of(0, 3, 4), metres, () => prices)]).toEqual([4, 0, 3]);
  });

  it('the map list is sorted as by comparison, and equal entries keep their order', () => {
    const value = fc.oneof(fc.nat(5), fc.nat(2 ** 31), fc.constant(Number.POSITIVE_INFINITY));
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const compared = values
          .map((_, place) => place)
          .sort((one, other) => Math.min(values[one] ?? 0, 2 ** 32) - Math.min(values[other] ?? 0, 2 ** 32));
        expect([
          ...sortedBy(
            Uint32Array.from(values, (_, place) => place),
            Float64Array.from(values),
          ),
        ]).toEqual(compared);
      }),
    );
  });

  it('an empty map list stays empty when it is sorted', () => {
    expect(near([])).toEqual([]);
  });

  it('parkings stand before other objects, and both keep their order', () => {
    const features = [
      mapFeature({ objectType: 'Church' }),
      at(58, 56),
      mapFeature({ objectType: 'parcomats' }),
      at(58.1, 56),
    ];
    expect([...parkingsFirst(Uint32Array.of(3, 2, 1, 0), features)]).toEqual([3, 1, 2, 0]);
    expect([...parkingsFirst(new Uint32Array(), features)]).toEqual([]);
  });
});
