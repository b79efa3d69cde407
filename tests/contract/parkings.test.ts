import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { getZones } from '~/api/contract/info';
import { getMapInfo, type WireFeature } from '~/api/contract/map';
import { startFakeCity } from '../fake-city/startFakeCity';
import { Server, valueOf } from './server';

const folder = mkdtempSync(join(tmpdir(), 'parkings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A point in Perm, in the axis order of GeoJSON. */
const here = [56.25, 58.01];
const parking = (properties: object, geometry: object = { type: 'Point', coordinates: here }) => ({
  type: 'Feature',
  properties,
  geometry,
});
const line = { type: 'LineString', coordinates: [here, [56.252, 58.012]] };
const yard = { type: 'Polygon', coordinates: [[here, [56.252, 58.01], [56.252, 58.012], here]] };

/** Starts a fake city with a file of parkings. Returns what the program logged, and what a city then shows. */
const load = async (
  content: string | undefined,
  options: { city?: string; displayedCity?: string; name?: string } = {},
) => {
  const path = join(folder, options.name ?? 'parkings.geojson');
  if (content !== undefined) writeFileSync(path, content);
  const logged: string[] = [];
  const fakeCity = await startFakeCity({
    parkings: { path, city: options.city },
    log: (sentence) => logged.push(sentence.replace(`${folder}/`, '')),
  });
  try {
    const server = new Server(fakeCity.url);
    const city = options.displayedCity ?? 'perm';
    const features = valueOf(await server.call(city, getMapInfo, {})).features as WireFeature[];
    const zones = valueOf(await server.call(city, getZones, {})).result;
    return { logged, parkings: features.filter(({ properties }) => properties.objecttype === 'parkings'), zones };
  } finally {
    await fakeCity.close();
  }
};
const collection = (...features: unknown[]): string => JSON.stringify({ type: 'FeatureCollection', features });

describe('a file of parkings at the start', () => {
  it('a file of parkings replaces those of the city in whose area they lie, with zones, spaces and shapes', async () => {
    const { logged, parkings, zones } = await load(
      collection(
        parking(
          { zoneNumber: '0302', capacity: 12, capacityDisabled: 2, address: 'улица Мира, 1', name: 'Мира' },
          line,
        ),
        parking({ zoneNumber: '0302' }, yard),
        parking({ zoneNumber: '4' }),
      ),
    );
    expect(logged).toEqual(['Perm: 3 parkings loaded from parkings.geojson.']);
    expect(
      parkings.map(({ geometry, properties }) => [
        geometry.type,
        properties.zone?.zonenumber,
        properties.spaces?.total,
      ]),
    ).toEqual([
      ['LineString', '0302', 12],
      ['Polygon', '0302', undefined],
      ['Point', '4', undefined],
    ]);
    expect(parkings[0]?.properties).toMatchObject({
      address: 'улица Мира, 1',
      name: 'Мира',
      spaces: { total: 12, fordisabled: 2 },
    });
    expect(parkings[0]?.geometry.coordinates).toEqual([
      { latitude: 58.01, longitude: 56.25 },
      { latitude: 58.012, longitude: 56.252 },
    ]);
    expect(zones.filter(({ code }) => code === '0302' || code === '4').every(({ prices }) => prices.length > 0)).toBe(
      true,
    );
  });

  it('a file of parkings goes into the city that CITY names', async () => {
    const { logged, parkings } = await load(collection(parking({ zoneNumber: '0302' })), {
      city: 'tula',
      displayedCity: 'tula',
    });
    expect(logged).toEqual(['Tula: 1 parkings loaded from parkings.geojson.']);
    expect(parkings).toHaveLength(1);
  });

  it.each([
    ['that is missing', undefined, { name: 'missing.geojson' }, /^missing.geojson: there is no such file/],
    ['that is no JSON', '<html>', {}, /^parkings.geojson: is not JSON/],
    ['that is another JSON', '{"type":"Topology"}', {}, /^parkings.geojson: is not a GeoJSON FeatureCollection/],
    ['that holds nothing', collection(), {}, /holds no parkings/],
    [
      'that is for no city of the list',
      collection(parking({ zoneNumber: '1' }, { type: 'Point', coordinates: [100, 75] })),
      {},
      /no city of cities.json/,
    ],
    [
      'for a city that is not there',
      collection(parking({ zoneNumber: '1' })),
      { city: 'atlantis' },
      /^CITY=atlantis: there is no such city/,
    ],
  ])(
    'a file of parkings %s is reported in one sentence, and the city keeps its own parkings',
    async (_, content, options, sentence) => {
      const { logged, parkings } = await load(content, options);
      expect(logged).toEqual([expect.stringMatching(sentence)]);
      expect(parkings.length).toBeGreaterThan(200);
    },
  );

  it.each([
    ['no geometry', { type: 'Feature', properties: { zoneNumber: '1' }, geometry: null }, /has no geometry/],
    ['no feature', 7, /is not a GeoJSON feature/],
    [
      'a line of one point',
      parking({ zoneNumber: '1' }, { type: 'LineString', coordinates: [here] }),
      /no proper Point/,
    ],
    [
      'a ring that is open',
      parking({ zoneNumber: '1' }, { type: 'Polygon', coordinates: [[here, [56.3, 58], [56.3, 58.1], [56.2, 58]]] }),
      /no proper Point/,
    ],
    ['another shape', parking({ zoneNumber: '1' }, { type: 'MultiPoint', coordinates: [here] }), /no proper Point/],
    ['a zone number without its zeros', parking({ zoneNumber: 302 }), /has no zoneNumber/],
    ['no zone number', parking({}), /has no zoneNumber/],
    ['latitude first', parking({ zoneNumber: '1' }, { type: 'Point', coordinates: [55.75, 37.6] }), /swapped/],
    ['another continent', parking({ zoneNumber: '1' }, { type: 'Point', coordinates: [-74, 40.7] }), /outside Russia/],
    ['no place on earth', parking({ zoneNumber: '1' }, { type: 'Point', coordinates: [200, 95] }), /outside the earth/],
  ])('a feature with %s is reported by its number, and the other features are loaded', async (_, bad, sentence) => {
    const { logged, parkings } = await load(collection(parking({ zoneNumber: '0302' }), bad));
    expect(logged).toEqual([
      expect.stringMatching(/^parkings.geojson: feature 2 /),
      expect.stringMatching(/1 parkings loaded/),
    ]);
    expect(logged[0]).toMatch(sentence);
    expect(parkings).toHaveLength(1);
  });

  it('a hundred bad features are reported in a few lines', async () => {
    const { logged } = await load(
      collection(parking({ zoneNumber: '1' }), ...Array.from({ length: 100 }, () => parking({}))),
    );
    expect(logged).toHaveLength(22);
    expect(logged[20]).toMatch(/80 more features/);
  });
});
