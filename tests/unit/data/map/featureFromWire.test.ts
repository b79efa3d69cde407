import { describe, expect, it } from 'vitest';
import { featureFromWire, unreadableReason } from '~/data/map/featureFromWire';

const point = { latitude: 58.01, longitude: 56.25 };
const parking = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: point },
  properties: {
    objecttype: 'parkings',
    category: 'roadside',
    code: 'P-1',
    name: 'Парковка',
    address: 'Ленина, 12',
    zone: {
      zonenumber: '0302',
      prices: [
        { daycode: 0, timestart: '08:00:00', timeend: '20:00:00', priceNum: 4000 },
        { daycode: 7, timestart: '00:00', timeend: '23:59:59', priceNum: 0 },
      ],
    },
    spaces: { total: 6, free: 2, fordisabled: 1 },
  },
};
const withProperties = (patch: object) => ({ ...parking, properties: { ...parking.properties, ...patch } });
const withGeometry = (geometry: unknown) => ({ ...parking, geometry });

describe('an object of the map', () => {
  it('an object of the map is read with its place, zone, prices in kopecks and spaces', () => {
    expect(featureFromWire(parking)).toEqual({
      id: expect.stringMatching(/^\w{8,}$/),
      objectType: 'parkings',
      category: 'roadside',
      geometry: { type: 'Point', coordinates: point },
      code: 'P-1',
      zoneNumber: '0302',
      name: 'Парковка',
      address: 'Ленина, 12',
      prices: [
        { dayType: 'default', fromMin: 480, toMin: 1200, perHour: 4000 },
        { dayType: 'sunday', fromMin: 0, toMin: 1440, perHour: 0 },
      ],
      isInactive: false,
      spaces: { total: 6, free: 2, forDisabled: 1 },
    });
  });

  it.each([
    ['no geometry', withGeometry(null)],
    ['coordinates out of range', withGeometry({ type: 'Point', coordinates: { latitude: 158, longitude: 56 } })],
    ['coordinates as a pair', withGeometry({ type: 'Point', coordinates: [56, 58] })],
    [
      'a coordinate that is no number',
      withGeometry({ type: 'Point', coordinates: { latitude: '58', longitude: null } }),
    ],
    ['a line of one point', withGeometry({ type: 'LineString', coordinates: [point] })],
    ['a line with a spoiled point', withGeometry({ type: 'LineString', coordinates: [point, {}] })],
    ['a ring of two points', withGeometry({ type: 'Polygon', coordinates: [[point, point]] })],
    ['an unknown shape', withGeometry({ type: 'Circle', coordinates: point })],
    ['an unknown kind of object', withProperties({ objecttype: 'volcano' })],
    ['null properties', { ...parking, properties: null }],
    ['null', null],
    ['a text', 'parking'],
  ])('an object of the map with %s is left out', (_, wire) => {
    expect(featureFromWire(wire)).toBeUndefined();
  });

  it('an object of the map may be a line or an area, and its numbers may come as text', () => {
    const text = { latitude: '58.01', longitude: '56.25' };
    expect(featureFromWire(withGeometry({ type: 'LineString', coordinates: [text, point] }))?.geometry).toEqual({
      type: 'LineString',
      coordinates: [point, point],
    });
    expect(
      featureFromWire(withGeometry({ type: 'Polygon', coordinates: [[point, point, point, point]] }))?.geometry.type,
    ).toBe('Polygon');
  });

  const line = [point, { ...point, latitude: 58.02 }];
  const ring = [...line, { ...point, longitude: 56.3 }, point];
  const [asPoint, asLine, asArea] = [
    { type: 'Point', coordinates: point },
    { type: 'LineString', coordinates: line },
    { type: 'Polygon', coordinates: [ring] },
  ];

  it.each([
    ['several lines', { type: 'MultiLineString', coordinates: [line, line] }, [asLine, asLine]],
    ['several areas', { type: 'MultiPolygon', coordinates: [[ring], [ring]] }, [asArea, asArea]],
    ['several points', { type: 'MultiPoint', coordinates: [point, point] }, [asPoint, asPoint]],
    [
      'a spoiled line among others',
      { type: 'MultiLineString', coordinates: [[], line, [point], line] },
      [asLine, asLine],
    ],
    [
      'parts of every kind',
      { type: 'GeometryCollection', geometries: [asPoint, { type: 'MultiLineString', coordinates: [line] }, asArea] },
      [asPoint, asLine, asArea],
    ],
  ])('MAP-07: an object of the map may have %s', (_, geometry, parts) => {
    expect(featureFromWire(withGeometry(geometry))?.geometry).toEqual({ type: 'Multi', parts });
  });

  it.each([
    ['a list of one line', { type: 'MultiLineString', coordinates: [line] }, asLine],
    ['a collection of one area', { type: 'GeometryCollection', geometries: [asArea] }, asArea],
  ])('MAP-07: %s is that shape alone', (_, geometry, single) => {
    expect(featureFromWire(withGeometry(geometry))?.geometry).toEqual(single);
  });

  it.each([
    [withProperties({ objecttype: 'volcano' }), 'object type "volcano"'],
    [withProperties({ objecttype: undefined }), 'object type "undefined"'],
    [withGeometry({ type: 'CircularString', coordinates: line }), 'geometry "CircularString"'],
    [withGeometry(null), 'geometry "undefined"'],
    [withGeometry({ type: 'MultiLineString', coordinates: [] }), 'coordinates of a MultiLineString'],
    [
      withGeometry({ type: 'GeometryCollection', geometries: [{ type: 'GeometryCollection', geometries: [asLine] }] }),
      'coordinates of a GeometryCollection',
    ],
    [null, 'object type "undefined"'],
  ])('the console says why an object of the map is not drawn (%j: %s)', (wire, reason) => {
    expect(featureFromWire(wire)).toBeUndefined();
    expect(unreadableReason(wire)).toBe(reason);
  });

  it('MAP-13: an object of the map with day code −2 is inactive', () => {
    expect(
      featureFromWire(
        withProperties({
          zone: { zonenumber: '1', prices: [{ daycode: -2, timestart: '0:00', timeend: '24:00', priceNum: 0 }] },
        }),
      )?.isInactive,
    ).toBe(true);
  });

  it.each([
    ['roadside', true, 'free'],
    ['disabled', true, 'disabled'],
    ['roadside', false, 'roadside'],
    ['parkingMeter', false, 'parkingMeter'],
    ['PLANAR', false, 'planar'],
    ['Taxi ', false, 'taxi'],
    [' DISABLED', true, 'disabled'],
    ['Parking meter', false, 'parkingMeter'],
    ['parking_meter\u200b', false, 'parkingMeter'],
    ['constructor', false, 'roadside'],
    ['спец', false, 'roadside'],
    ['roadside', '1', 'free'],
    ['roadside', 'true', 'free'],
    ['roadside', '0', 'roadside'],
    ['roadside', 1, 'free'],
    ['roadside', { toString: 'text', valueOf: 'text' }, 'roadside'],
  ])('MAP-14: an object of category %s with freeparking %s is shown as %s', (category, freeparking, expected) => {
    expect(featureFromWire(withProperties({ category, freeparking }))?.category).toBe(expected);
  });

  it('an object of the map without spaces or prices is read without them', () => {
    expect(featureFromWire(withProperties({ spaces: null, zone: null }))).toMatchObject({
      spaces: { total: undefined, free: undefined },
      prices: [],
      zoneNumber: undefined,
    });
  });

  it.each([
    ['a time that is no text', { timestart: { toString: null } }],
    ['a day that every object of the language has', { daycode: 'constructor' }],
    ['a price that is none', { priceNum: {} }],
  ])('%s spoils one price and not the whole object of the map', (_, patch) => {
    const prices = [{ daycode: 0, timestart: '08:00:00', timeend: '20:00:00', priceNum: 4000, ...patch }];
    const feature = featureFromWire(withProperties({ category: 'constructor', zone: { zonenumber: '0302', prices } }));
    expect(feature).toMatchObject({ zoneNumber: '0302', category: 'roadside', unknownCategory: 'constructor' });
    expect(() => structuredClone(feature)).not.toThrow();
  });

  it('the id of an object depends on its data, not on its position in the reply', () => {
    const id = (wire: unknown): string | undefined => featureFromWire(wire)?.id;
    expect(id(withProperties({ spaces: null }))).toBe(id(parking));
    const others = [
      withProperties({ code: 'P-2' }),
      withProperties({ zone: { zonenumber: '0303', prices: [] } }),
      withGeometry({ type: 'Point', coordinates: { latitude: 58.01, longitude: 56.26 } }),
      withProperties({ objecttype: 'parcomats' }),
    ];
    expect(new Set([parking, ...others].map(id)).size).toBe(5);
  });
});

it.each([
  ['angle', 'planar'],
  ['for disabled', 'disabled'],
  ['For_Disabled', 'disabled'],
  ['disabled parking', 'disabled'],
  ['parking meter', 'parkingMeter'],
  ['multi-storey', 'multilevel'],
  ['commercial', 'commerce'],
  ['Taxi parking', 'taxi'],
  ['parking', undefined],
  ['для инвалидов', undefined],
  ['VIP', undefined],
])('MAP-05, MAP-14: the category %s is read as %s, and only a known one can be free', (category, known) => {
  const read = (freeparking: boolean) => featureFromWire(withProperties({ category, freeparking }));
  expect(read(false)).toMatchObject(known ? { category: known } : { category: 'roadside', unknownCategory: category });
  expect(read(true)?.category).toBe(known === undefined ? 'roadside' : known === 'disabled' ? 'disabled' : 'free');
});
