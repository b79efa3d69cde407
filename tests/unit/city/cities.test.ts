import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import cityList from '../../../cities.json' with { type: 'json' };
import { cityById, isCity, loadCity } from '~/city/cities';
import { parseCities } from '~/city/schema';

describe('a city by its name', () => {
  it.each(cityList.map(({ city }) => city))('%s is known', (id) => {
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
  ])('CFG-07, F-40: %j of the storage or an address is no city', async (id) => {
    expect(isCity(id)).toBe(false);
    expect(await loadCity(id)).toBe(undefined);
    expect(cityById(id)).toBe(undefined);
  });

  it('is there once it has been loaded, with its defaults, and the same every time', async () => {
    expect(cityById('tula')).toBe(undefined);
    const loaded = await loadCity('tula');
    expect(loaded).toEqual(parseCities(cityList.filter(({ city }) => city === 'tula'))[0]);
    expect(cityById('tula')).toBe(loaded);
    expect(await loadCity('tula')).toBe(loaded);
  });

  describe('of a list that went wrong', () => {
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

    it('unreachable: the app starts without its city', async () => {
      expect(await loadFrom('unreachable')).toBe(undefined);
    });

    it('is asked for twice at once, and after that when somebody needs it again', async () => {
      expect(await loadFrom('late')).toBe(undefined);
      expect((await loadFrom('late'))?.city).toBe('tver');
    });
  });

  it('is loaded twice at once without harm', async () => {
    const [one, other] = await Promise.all([loadCity('kazan'), loadCity('kazan')]);
    expect(one).toEqual(other);
    expect(one?.city).toBe('kazan');
  });
});
