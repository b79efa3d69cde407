import { afterEach, expect, it, vi } from 'vitest';
import { readMapInfo } from '~/data/map/readMapInfo';

const bounds = { southWest: { latitude: 57.8, longitude: 55.8 }, northEast: { latitude: 58.2, longitude: 56.6 } };
const parking = (latitude: number, longitude: number, code?: string) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: { latitude, longitude } },
  properties: { objecttype: 'parkings', category: 'roadside', code, zone: { zonenumber: '0302', prices: [] } },
});

const read = async (features: unknown[]) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'ok', features })));
  const outcome = await readMapInfo({
    apiUrl: 'https://city.example.com',
    version: 'v3',
    bounds,
    timeZone: 'Asia/Yekaterinburg',
    now: 0,
  });
  if (outcome.kind !== 'ok') throw new Error(outcome.kind);
  return outcome.value;
};

afterEach(() => vi.unstubAllGlobals());

it('objects outside the city, such as those with swapped coordinates, are left out and counted', async () => {
  const { features, dropped } = await read([parking(58, 56.2), parking(56.2, 58), parking(0, 0), parking(58.9, 56.2)]);
  expect(features.map(({ geometry }) => geometry)).toEqual([
    { type: 'Point', coordinates: { latitude: 58, longitude: 56.2 } },
    { type: 'Point', coordinates: { latitude: 58.9, longitude: 56.2 } },
  ]);
  expect(dropped).toEqual([['place outside the city', 2]]);
});

it('objects that cannot be read are counted by their reason, the most frequent first', async () => {
  const { features, dropped } = await read([null, parking(58, 56.2), parking(158, 56.2), parking(158, 56)]);
  expect(features).toHaveLength(1);
  expect(dropped).toEqual([
    ['coordinates of a Point', 2],
    ['object type "undefined"', 1],
  ]);
});

it('identical map objects have distinct ids, which stay the same when other objects are missing', async () => {
  const twins = [parking(58, 56.2, 'P-1'), parking(58, 56.2, 'P-1')];
  const { features } = await read([parking(58.1, 56.1, 'P-0'), ...twins]);
  const ids = features.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect((await read(twins)).features.map(({ id }) => id)).toEqual(ids.slice(1));
});
