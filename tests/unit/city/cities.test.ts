import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import cityList from '../../../cities.json' with { type: 'json' };
import { cityById, isCity, loadCity } from '~/city/cities';
import { parseCities } from '~/city/schema';

describe('a city by its name', () => {
  it.each(cityList.map(({ city }) => city))('the city %s is known by its name', (id) => {
    expect(isCity(id)).toBe(true);
  });

  it.each([
    null,
    undefined,
    '',
    'Perm',
    'perm ',
    'moskau',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'default',
  ])('CFG-07, F-40: %j from storage or an address is not accepted as a city', async (id) => {
    expect(isCity(id)).toBe(false);
    expect(await loadCity(id)).toBe(undefined);
    expect(cityById(id)).toBe(undefined);
  });

  it('a city is available once it is loaded, with its defaults, and the same every time', async () => {
    expect(cityById('tula')).toBe(undefined);
    const loaded = await loadCity('tula');
    expect(loaded).toEqual(parseCities(cityList.filter(({ city }) => city === 'tula'))[0]);
    expect(cityById('tula')).toBe(loaded);
    expect(await loadCity('tula')).toBe(loaded);
  });

  describe('a city whose file does not load', () => {
    let loadFrom: typeof loadCity;
    let attempts = 0;
    beforeAll(async () => {
      const [tver] = parseCities(cityList.filter(({ city }) => city === 'tver'));
      vi.resetModules();
      vi.doMock('virtual:city-list', () => ({
        default: {
          unreachable: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
          late: () =>
            (attempts += 1) > 3 ? Promise.resolve({ default: tver }) : Promise.reject(new TypeError('Failed to fetch')),
        },
      }));
      ({ loadCity: loadFrom } = await import('~/city/cities'));
    });
    afterAll(() => {
      vi.doUnmock('virtual:city-list');
      vi.resetModules();
    });

    it('the app starts without its city if the city’s file is unreachable', async () => {
      expect(await loadFrom('unreachable')).toBe(undefined);
    });

    it('a city’s file that does not load is tried twice at once, and again when it is next needed', async () => {
      expect(await loadFrom('late')).toBe(undefined);
      expect((await loadFrom('late'))?.city).toBe('tver');
    });
  });

  it('two loads of a city at the same time give the same city', async () => {
    const [one, other] = await Promise.all([loadCity('kazan'), loadCity('kazan')]);
    expect(one).toEqual(other);
    expect(one?.city).toBe('kazan');
  });
});
