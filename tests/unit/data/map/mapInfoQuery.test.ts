// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCity } from '~/city/cities';
import { mapFreshMs, mapInfoQuery, refreshMap, type MapInfo } from '~/data/map/mapInfoQuery';
import { setCity } from '~/state/currentCity';
import { storageKeys } from '~/state/storageKeys';
import { read, write } from '~/platform/storage';
import { mapInfoFreshMs } from '../../../../sw/policies';

const city = 'perm';
const minute = 60_000;
const parking = (code: string) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: { latitude: 58, longitude: 56.2 } },
  properties: { objecttype: 'parkings', category: 'roadside', code, zone: { zonenumber: '0302', prices: [] } },
});

/** The next answer of the city, or of the worker in its place, and the cache modes of the requests. */
let codes: string[];
let storedSince: number | undefined;
let cacheModes: RequestCache[];
/** The addresses of drawings that were revoked. */
let revoked: string[];

const client = new QueryClient();
const query = mapInfoQuery(city);
const dataNow = (): MapInfo => {
  const data = client.getQueryData<MapInfo>(query.queryKey);
  if (!data) throw new Error('There is no set');
  return data;
};
const codesNow = (): (string | undefined)[] => dataNow().features.map(({ code }) => code);
const fetchMap = (): Promise<unknown> => client.fetchQuery(query);
/** Observes the query, as a visible map does. */
const watch = (): (() => void) => new QueryObserver(client, query).subscribe(() => undefined);

beforeAll(async () => {
  await loadCity(city);
  setCity(city);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-05-05T12:00:00Z') });
  [codes, storedSince, cacheModes] = [['P-1'], undefined, []];
  vi.stubGlobal('fetch', (_: string, { cache = 'default' }: RequestInit = {}) => {
    cacheModes.push(cache);
    const headers = storedSince === undefined ? undefined : { 'sw-fetched-at': String(storedSince) };
    return Promise.resolve(Response.json({ status: 'ok', features: codes.map(parking) }, { headers }));
  });
  revoked = [];
  let made = 0;
  Object.assign(URL, {
    createObjectURL: () => {
      made += 1;
      return `blob:${made}`;
    },
    revokeObjectURL: (address: string) => revoked.push(address),
  });
});
afterEach(() => {
  client.clear();
  write(storageKeys.mapLoadedAt, {});
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the freshness of a set of map objects', () => {
  it('a set of map objects is fresh for an hour from when it left the city, even if it came from a cache', async () => {
    storedSince = Date.now() - 30 * minute;
    await fetchMap();
    expect(read(storageKeys.mapLoadedAt)).toEqual({ [city]: storedSince });
    vi.advanceTimersByTime(29 * minute);
    await fetchMap();
    expect(cacheModes).toHaveLength(1);
    vi.advanceTimersByTime(2 * minute);
    await fetchMap();
    expect(cacheModes).toHaveLength(2);
  });

  it('an open map reads its objects again when their hour is over', async () => {
    storedSince = Date.now() - 30 * minute;
    const stop = watch();
    await vi.waitFor(() => expect(codesNow()).toEqual(['P-1']));
    [codes, storedSince] = [['P-1', 'P-2'], undefined];
    vi.advanceTimersByTime(29 * minute);
    expect(cacheModes).toHaveLength(1);
    vi.advanceTimersByTime(2 * minute);
    await vi.waitFor(() => expect(codesNow()).toEqual(['P-1', 'P-2']));
    // The next hour is a full one.
    vi.advanceTimersByTime(mapFreshMs - minute);
    expect(cacheModes).toHaveLength(2);
    stop();
  });

  it('a reading that brings only the old copy keeps the drawing and is repeated before the next hour', async () => {
    storedSince = Date.now() - 2 * mapFreshMs;
    const stop = watch();
    await vi.waitFor(() => expect(codesNow()).toEqual(['P-1']));
    const before = dataNow();
    vi.advanceTimersByTime(6 * minute);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(cacheModes).toHaveLength(2);
    expect(dataNow()).toBe(before);
    expect(revoked).not.toContain(before.geojson.spots);
    stop();
  });

  it('an empty set of map objects is never fresh', async () => {
    codes = [];
    await fetchMap();
    await fetchMap();
    expect(cacheModes).toHaveLength(2);
  });

  it.each([
    [
      'one that another tab has a newer set than is not',
      () => write(storageKeys.mapLoadedAt, { [city]: Date.now() + 1 }),
      2,
    ],
    ['one from the future is not: the clock was set back', () => vi.setSystemTime(Date.now() - minute), 2],
    [
      'another city’s newer set says nothing',
      () => write(storageKeys.mapLoadedAt, { ...read(storageKeys.mapLoadedAt), kaluga: Date.now() + 1 }),
      1,
    ],
  ])('mapInfoQuery decides whether a set of map objects is fresh: %s', async (_, happen, times) => {
    await fetchMap();
    happen();
    await fetchMap();
    expect(cacheModes).toHaveLength(times);
  });
});

it('one line of the console says how many objects are not drawn, and why', async () => {
  const unknown = { ...parking('P-2'), properties: { objecttype: 'volcano' } };
  const kinds = Array.from({ length: 10 }, (_, index) => ({ properties: { objecttype: `kind ${index}` } }));
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: 'ok', features: [parking('P-1'), unknown, unknown, ...kinds] }),
  );
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await fetchMap();
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.lastCall?.[0]).toMatch(
    /^Map: 12 of 13 objects are not drawn: 2 × object type "volcano", 1 × object type "kind 0", .* …\.$/,
  );
  warn.mockClear();
  vi.stubGlobal('fetch', async () => Response.json({ status: 'ok', features: [parking('P-1')] }));
  await refreshMap(client, city);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

describe('a refresh of the map objects', () => {
  it('a refresh of the map bypasses every cached copy and replaces a fresh set', async () => {
    await fetchMap();
    codes = ['P-3'];
    await refreshMap(client, city);
    expect(cacheModes).toEqual(['default', 'reload']);
    expect(codesNow()).toEqual(['P-3']);
  });

  it('a refresh while a set arrives from the city takes that set', async () => {
    await Promise.all([fetchMap(), refreshMap(client, city)]);
    expect(cacheModes).toEqual(['default']);
  });

  it('a refresh while the stored copy loads is sent after it', async () => {
    storedSince = Date.now() - 30 * minute;
    const loading = fetchMap();
    const refreshing = refreshMap(client, city);
    await loading;
    [codes, storedSince] = [['P-3'], undefined];
    await refreshing;
    expect(cacheModes).toEqual(['default', 'reload']);
    expect(codesNow()).toEqual(['P-3']);
  });

  it('a refresh of the map that fails keeps the present set', async () => {
    await fetchMap();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await refreshMap(client, city);
    expect(codesNow()).toEqual(['P-1']);
  });

  it('a failed refresh of the map is repeated soon, even if the present set is fresh', async () => {
    const stop = watch();
    await vi.waitFor(() => expect(codesNow()).toEqual(['P-1']));
    const answer = fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await refreshMap(client, city);
    vi.stubGlobal('fetch', answer);
    codes = ['P-4'];
    vi.advanceTimersByTime(6 * minute);
    await vi.waitFor(() => expect(codesNow()).toEqual(['P-4']));
    stop();
  });

  it('the map is not read repeatedly without a network', async () => {
    storedSince = Date.now() - 2 * mapFreshMs;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const stop = watch();
    await vi.waitFor(() => expect(cacheModes).toHaveLength(1));
    vi.advanceTimersByTime(30 * minute);
    expect(cacheModes).toHaveLength(1);
    stop();
    vi.restoreAllMocks();
  });
});

it('page and service worker take map objects for fresh for the same time (CONST-07)', () => {
  expect(mapInfoFreshMs).toBe(mapFreshMs);
});
