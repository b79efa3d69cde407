import { describe, expect, it } from 'vitest';
import { nonAppPath } from '~/domain/content/nonAppPath';
import {
  canFollowLater,
  earlierFiles,
  isEngine,
  isFreshEnough,
  isMapInfo,
  isReleasePage,
  isTile,
  mapInfoFreshMs,
  notificationPage,
  shellFor,
  tileLimit,
  tilesOf,
} from '../../../sw/policies';

const url = (path: string): URL => new URL(path, 'https://parking.ru');

describe('the files that the worker stores', () => {
  it('the worker stores those scripts and styles of an earlier release that this one does not have', () => {
    const cached = [
      'https://parking.ru/assets/base-AAAAAAAA.js',
      'https://parking.ru/assets/pay-BBBBBBBB.js',
      'https://parking.ru/index.html?__WB_REVISION__=1',
      'https://parking.ru/assets/base-CCCCCCCC.css',
    ];
    expect(earlierFiles(cached, new Set(['/assets/pay-BBBBBBBB.js', '/index.html']))).toEqual([cached[0], cached[3]]);
  });

  it.each([
    ['what starts every page', true, 'base-BBBBBBB.js', [], false],
    ['a part, on a first visit', false, 'PopupDialog-BBBBBBB.js', [], true],
    ['a part that the release before has', false, 'PopupDialog-BBBBBBB.js', ['PopupDialog-AAAAAAA.js'], false],
    ['a part that the release before lacks', false, 'PopupDialog-BBBBBBB.js', ['pay-AAAAAAA.js'], true],
    ['a style whose script the device has', false, 'map-BBBBBBB.css', ['map-AAAAAAA.js'], true],
  ])('a release can be installed before it has %s: %s', (_, isEssential, name, earlier, can) => {
    const file = { url: `assets/${name}`, ...(isEssential && { isEssential }) };
    expect(
      canFollowLater(
        file,
        earlier.map((path) => `/assets/${path}`),
      ),
    ).toBe(can);
  });

  it('a file without a version is the same file in each release, and one that no release has is never left out', () => {
    expect(canFollowLater({ url: 'icons/icon.svg' }, ['/icons/icon.svg'])).toBe(false);
    expect(canFollowLater({ url: 'icons/icon.svg' }, ['/index.html'])).toBe(true);
    expect(canFollowLater(undefined, [])).toBe(false);
  });

  it.each([
    [
      'a page of this release',
      '<script src="/assets/base-AAAAAAAA.js"></script><link href="/assets/base-BBBBBBBB.css">',
      true,
    ],
    [
      'a page of another release',
      '<script src="/assets/base-AAAAAAAA.js"></script><link href="/assets/base-CCCCCCCC.css">',
      false,
    ],
    [
      'the log-in page of a Wi-Fi',
      '<!doctype html><h1>Войдите в сеть</h1><script src="https://wifi.example/login.js"></script>',
      false,
    ],
    ['nothing', '', false],
  ])('%s is recognised as the app’s own page: %s', (_, html, isAppPage) => {
    expect(isReleasePage(html, new Set(['/assets/base-AAAAAAAA.js', '/assets/base-BBBBBBBB.css', '/index.html']))).toBe(
      isAppPage,
    );
  });

  it.each([
    ['/city/perm/api/info/get-map-info/v3', true],
    ['/city/tver/api/info/get-map-info-v2', true],
    ['https://api.city.ru/api/info/get-map-info/v3', true],
    ['/city/perm/api/info/get-map-info/v3?token=secret', false],
    ['/city/perm/api/info/get-settings/v3', false],
    ['/city/perm/api/profile/get-profile-v6?token=secret', false],
    ['/city/perm/api/payment/start', false],
    ['/city/perm/api/info/get-zones', false],
  ])('the worker stores the map objects and nothing else of a city: %s %s', (path, isCached) => {
    expect(isMapInfo(url(path))).toBe(isCached);
  });

  it.each([
    ['/tiles/perm/14/10/10.pbf', true],
    ['/tiles/glyphs/Sans/0-255.pbf', true],
    ['https://tile.example.ru/14/1/2.png', true],
    ['https://tile.example.ru/14/1/2@2x.webp', true],
    ['/city/perm/api/receipt', false],
    ['/assets/base.js', false],
    ['/icons/icon-192.png', false],
  ])('the worker stores tiles and glyphs: %s %s', (path, isCached) => {
    expect(isTile(url(path))).toBe(isCached);
  });

  it.each([
    ['assets/mapbox-gl-csp-abc.js', true],
    ['assets/mapbox-gl-csp-worker-abc.js', true],
    ['assets/MapCanvas-abc.js', false],
    ['assets/base-abc.js', false],
  ])('the worker stores the map engine apart from the other files: %s %s', (file, isPart) => {
    expect(isEngine({ url: file })).toBe(isPart);
  });
});

describe('the one-hour rule', () => {
  const now = 10 * mapInfoFreshMs;
  it.each([
    ['just fetched', now, 'default', true],
    ['59 min 59 s old', now - mapInfoFreshMs + 1000, 'default', true],
    ['an hour old', now - mapInfoFreshMs, 'default', false],
    ['fetched in the future: the clock was set back', now + 1000, 'default', false],
    ['no time kept', Number.NaN, 'default', false],
    ['young, but the driver asked for a fresh one', now, 'reload', false],
  ])('a copy of the map objects (%s) is served without a request: %s', (_, fetchedAt, cache, isServed) => {
    expect(isFreshEnough(fetchedAt, now, cache, mapInfoFreshMs)).toBe(isServed);
  });
});

it.each([
  ['/', '/index.html'],
  ['/en', '/en/index.html'],
  ['/en/profile/parking', '/en/index.html'],
  ['/english', '/index.html'],
  ['/guest-payment', '/index.html'],
])('the address %s opens the page %s offline', (path, shell) => {
  expect(shellFor(path)).toBe(shell);
});

it.each([
  ['/city/perm/api/x', true],
  ['/api/x', true],
  ['/tiles/x', true],
  ['/demo/pay/1', true],
  ['/demo', true],
  ['/demolition', false],
  ['/__control/log', true],
  ['/', false],
  ['/profile/parking', false],
  ['/citymap', false],
  ['/callback/third-party-id', true],
  ['/en/callback/third-party-id', true],
  ['/callbacks', false],
  ['/licences.txt', true],
  ['/licences', false],
  ['/licences.txt?v=1', true],
  ['/geocoder/perm/search?q=1', true],
  ['/demo?x=1', true],
  ['/files/app.apk', true],
  ['/files/Rules.PDF?v=2', true],
  ['/pages/rules.html', false],
  ['/news/1?from=rules.pdf', false],
  ['/registration/confirmation/1/a.b/c', false],
  ['/payment?next=/city/perm/', false],
])('the address %s is left to the server: %s', (path, isLeftToServer) => {
  expect(nonAppPath.test(path)).toBe(isLeftToServer);
});

it.each([
  ['a stay of a driver', { address: '/en/profile/parking' }, '/en/profile/parking'],
  ['a guest’s', { address: '/guest-payment?stay=7' }, '/guest-payment?stay=7'],
  ['another origin', { address: 'https://evil.example/' }, '/'],
  ['another origin, as a path', { address: '//evil.example/' }, '/'],
  ['the same, the other way', { address: '/\\\\evil.example/' }, '/'],
  ['a script', { address: 'javascript:alert(1)' }, '/'],
  ['what is the server’s', { address: '/demo/pay/1' }, '/'],
  ['nothing', undefined, '/'],
  ['no text', { address: 7 }, '/'],
])('a notification opens a page of the app: %s', (_, data, path) => {
  expect(notificationPage(data, 'https://parking.ru')).toBe(`https://parking.ru${path}`);
});

describe('the tiles that a first visit has loaded before the worker was there', () => {
  const base = 'https://parking.ru';
  it.each([
    [
      'tiles and glyphs, of any origin',
      ['https://parking.ru/tiles/perm/14/1/2.pbf', '/tiles/glyphs/Sans/0-255.pbf', 'https://t.example.ru/1/2/3.png'],
      3,
    ],
    [
      'nothing else',
      ['https://parking.ru/city/perm/api/profile/get-profile-v6?token=secret', 'blob:https://parking.ru/1', 7, null],
      0,
    ],
    ['no list', undefined, 0],
  ])('the worker takes over what a first visit has loaded: %s', (_, addresses, cached) => {
    expect(tilesOf(addresses, base)).toHaveLength(cached);
  });

  it('the worker takes over no more tiles than it stores, the newest ones', () => {
    const many = Array.from({ length: tileLimit.entries + 5 }, (_, index) => `/tiles/perm/14/1/${index}.pbf`);
    const cached = tilesOf(many, base);
    expect(cached).toHaveLength(tileLimit.entries);
    expect(cached.at(-1)).toBe(`${base}${many.at(-1)}`);
  });
});
