import { describe, expect, it } from 'vitest';
import { serverUrl } from '~/domain/content/safeUrl';
import { mapsPlatformOf, nearestPointOf, directionsUrl, walkTo } from '~/domain/map/directions';

const perm = { latitude: 58.010455, longitude: 56.229443 };

describe('the distance to a place', () => {
  it.each([
    [0.0005, { metres: 70, minutes: 1 }],
    [0.005, { metres: 720, minutes: 9 }],
    [0.0345, { metres: 5000, minutes: 62 }],
    [0.035, { metres: 5100 }],
    [0.05, { metres: 7200 }],
    [0, { metres: 0, minutes: 1 }],
  ])('a place %f degrees away has a distance and, if near, a time on foot', (away, walk) =>
    expect(walkTo(perm, { ...perm, latitude: perm.latitude + away })).toEqual(walk),
  );

  const at = (latitude: number, longitude: number) => ({ latitude, longitude });
  it.each([
    ['a point', { type: 'Point' as const, coordinates: at(58, 56) }, at(58.1, 56.1), at(58, 56)],
    [
      'beside the middle of a kerb',
      { type: 'LineString' as const, coordinates: [at(58, 56), at(58, 56.01)] },
      at(58.001, 56.004),
      at(58, 56.004),
    ],
    [
      'past its end',
      { type: 'LineString' as const, coordinates: [at(58, 56), at(58, 56.01)] },
      at(58.001, 56.02),
      at(58, 56.01),
    ],
    [
      'the nearer of two kerbs',
      {
        type: 'Multi' as const,
        parts: [
          { type: 'LineString' as const, coordinates: [at(58, 56), at(58, 56.01)] },
          { type: 'LineString' as const, coordinates: [at(58.002, 56), at(58.002, 56.01)] },
        ],
      },
      at(58.0015, 56.004),
      at(58.002, 56.004),
    ],
    [
      'a kerb of no length',
      { type: 'LineString' as const, coordinates: [at(58, 56), at(58, 56)] },
      at(58.001, 56.02),
      at(58, 56),
    ],
    [
      'the edge of an area',
      { type: 'Polygon' as const, coordinates: [[at(58, 56), at(58, 56.01), at(58.01, 56.01), at(58, 56)]] },
      at(57.99, 56.005),
      at(58, 56.005),
    ],
    ['no ring at all', { type: 'Polygon' as const, coordinates: [] }, at(58, 56), at(58, 56)],
  ])('the nearest point of a place is found: %s', (_, geometry, from, nearest) => {
    const found = nearestPointOf(geometry, from);
    expect(found.latitude).toBeCloseTo(nearest.latitude, 9);
    expect(found.longitude).toBeCloseTo(nearest.longitude, 9);
  });
});

describe('the directions in the maps of the device', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14; SM-A346B) Chrome/126 Mobile Safari/537.36', 5, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1', 5, 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 5, 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 0, 'other'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126', 10, 'other'],
    ['', 0, 'other'],
  ] as const)('the maps of the device %s with %i touch points are recognised', (agent, touches, maps) =>
    expect(mapsPlatformOf(agent, touches)).toBe(maps),
  );

  it.each([
    ['android', {}, 'geo:58.010455,56.229443?q=58.010455,56.229443'],
    [
      'android',
      { label: 'Ленина, 12 (двор)&q=x' },
      'geo:58.010455,56.229443?q=58.010455,56.229443(%D0%9B%D0%B5%D0%BD%D0%B8%D0%BD%D0%B0%2C%2012%20%20%D0%B4%D0%B2%D0%BE%D1%80%20%26q%3Dx)',
    ],
    ['apple', { label: 'Ленина' }, 'https://maps.apple.com/?daddr=58.010455,56.229443&dirflg=d'],
    ['apple', { onFoot: true }, 'https://maps.apple.com/?daddr=58.010455,56.229443&dirflg=w'],
    ['other', {}, 'https://yandex.ru/maps/?rtext=~58.010455,56.229443&rtt=auto'],
    ['other', { onFoot: true }, 'https://yandex.ru/maps/?rtext=~58.010455,56.229443&rtt=pd'],
  ] as const)('the directions for the maps of %s with %j have the right address', (maps, how, address) => {
    expect(directionsUrl(perm, maps, how)).toBe(address);
    if (address.startsWith('https:'))
      expect(serverUrl(address, 'https://parking.example')).toEqual({ href: address, leads: 'outside' });
  });

  it('the address of directions never has an exponent or half a character', () => {
    expect(directionsUrl({ latitude: 1e-9, longitude: -1e-7 }, 'other')).toContain('rtext=~0,0&');
    expect(() => directionsUrl(perm, 'android', { label: 'а\ud83d' })).not.toThrow();
  });
});
