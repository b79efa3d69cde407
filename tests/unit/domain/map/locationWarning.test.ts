import { describe, expect, it } from 'vitest';
import type { MapFeature, ParkingGeometry } from '~/domain/map/mapFeature';
import { warnBeyondM, locationWarningM } from '~/domain/map/locationWarning';
import { metresPerDegree } from '~/domain/map/geoPoint';

const here = { latitude: 58, longitude: 56 };
/** A place that many metres north of here. */
const north = (metres: number) => ({ ...here, latitude: here.latitude + metres / metresPerDegree });
const point = (metres: number): ParkingGeometry => ({ type: 'Point', coordinates: north(metres) });
const parking = (zoneNumber: string, geometry: ParkingGeometry, patch: Partial<MapFeature> = {}): MapFeature => ({
  id: zoneNumber,
  objectType: 'parkings',
  category: 'roadside',
  geometry,
  zoneNumber,
  prices: [],
  spaces: {},
  isInactive: false,
  ...patch,
});
const warningDistance = (
  features: readonly MapFeature[],
  place: { zone?: string; code?: string } = { zone: '0302' },
  accuracyM = 20,
): number | undefined => {
  const metres = locationWarningM({ ...here, accuracyM }, features, place);
  return metres === undefined ? undefined : Math.round(metres);
};

describe('the warning that the driver is far from the place', () => {
  it.each<[string, MapFeature[], number | undefined]>([
    ['two kilometres away', [parking('0302', point(2000))], 2000],
    ['the nearest of its parkings decides', [parking('0302', point(5000)), parking('0302', point(900))], 900],
    ['one of its parkings is here', [parking('0302', point(2000)), parking('0302', point(30))], undefined],
    [
      'a line that begins here and ends far away',
      [parking('0302', { type: 'LineString', coordinates: [north(10), north(3000)] })],
      undefined,
    ],
    ['not farther than the position may be off', [parking('0302', point(warnBeyondM + 15))], undefined],
    ['a little farther', [parking('0302', point(warnBeyondM + 25))], warnBeyondM + 25],
    ['the map does not know it', [parking('0303', point(2000))], undefined],
    ['another zone is far, this one is here', [parking('0303', point(2000)), parking('0302', point(0))], undefined],
    ['its number without the zero', [parking('302', point(2000))], 2000],
    [
      'exactly its number before one without zeros',
      [parking('302', point(2000)), parking('0302', point(0))],
      undefined,
    ],
    [
      'what is no parking does not count',
      [parking('0302', point(0), { objectType: 'parcomats' }), parking('0302', point(800))],
      800,
    ],
    ['nothing on the map', [], undefined],
  ])('the driver is warned of a distant place or not: %s', (_, features, metres) => {
    expect(warningDistance(features)).toBe(metres);
  });

  it('the distance warning goes by the parking’s code in a city that pays by parking', () => {
    const features = [parking('1', point(2000), { code: '1001' }), parking('1', point(0), { code: '1002' })];
    expect(warningDistance(features, { code: '1001' })).toBe(2000);
    expect(warningDistance(features, { code: '1002' })).toBe(undefined);
    expect(warningDistance(features, { code: '1003' })).toBe(undefined);
  });

  it.each([2000, Number.POSITIVE_INFINITY, Number.NaN])(
    'there is no distance warning for a position that may be off by %s m',
    (accuracyM) => {
      expect(warningDistance([parking('0302', point(2000))], { zone: '0302' }, accuracyM)).toBe(undefined);
    },
  );

  it.each(['', '0', '000'])('there is no distance warning for %j, which is not a zone', (zone) => {
    expect(warningDistance([parking('0302', point(2000)), parking('', point(2000))], { zone })).toBe(undefined);
  });
});
