import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import cityList from '../../../cities.json' with { type: 'json' };
import { contentSecurityPolicy, demonstrationMark, headersFile } from '~/build/headers';
import { readBuildSettings } from '~/city/buildSettings';
import { parseCities } from '~/city/schema';

const cities = parseCities(cityList);
const plain = readBuildSettings({});
const perm = {
  city: 'perm',
  nameForShow: { ru: 'Пермь', en: 'Perm' },
  apiUrl: '/city/perm',
  timeZone: 'Asia/Yekaterinburg',
  mapBounds: { southWest: { latitude: 57.9, longitude: 55.9 }, northEast: { latitude: 58.1, longitude: 56.5 } },
  mapSource: { type: 'vector', tiles: '/tiles/perm/{z}/{x}/{y}.pbf' },
  profile: { parking: {} },
};

/** The policy's directives: name → its values. */
const policyOf = (
  list: unknown[],
  env: Record<string, string> = {},
  pages: string[] = [],
): Record<string, string[]> => {
  const policy = contentSecurityPolicy({ cities: parseCities(list), settings: readBuildSettings(env), pages });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
};

describe('the content security policy', () => {
  it('a build without foreign hosts has exactly the expected content security policy', () => {
    expect(policyOf([perm])).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'connect-src': ["'self'", 'blob:'],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'font-src': ["'self'"],
      'frame-src': ["'none'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['app', 'dompurify', 'workbook'],
    });
  });

  it.each<[string, object, Record<string, string>, Record<string, string[]>]>([
    [
      'a server of its own, with pictures in its texts',
      { apiUrl: 'https://api.perm.example.ru:8443/v1' },
      {},
      {
        'connect-src': ["'self'", 'blob:', 'https://api.perm.example.ru:8443'],
        'img-src': ["'self'", 'data:', 'blob:', 'https://api.perm.example.ru:8443'],
      },
    ],
    [
      'a geocoder',
      { geocoder: 'https://geo.example.ru/search' },
      {},
      { 'connect-src': ["'self'", 'blob:', 'https://geo.example.ru'] },
    ],
    [
      'raster tiles',
      { mapSource: { type: 'raster', tiles: 'https://tiles.example.ru/{z}/{x}/{y}.png?key=1', attribution: 'ОСМ' } },
      {},
      {
        'connect-src': ["'self'", 'blob:', 'https://tiles.example.ru'],
        'img-src': ["'self'", 'data:', 'blob:', 'https://tiles.example.ru'],
      },
    ],
    [
      'a style',
      { mapSource: { type: 'style', url: 'https://style.example.ru/v1.json' } },
      {},
      {
        'connect-src': ["'self'", 'blob:', 'https://style.example.ru'],
        'img-src': ["'self'", 'data:', 'blob:', 'https://style.example.ru'],
      },
    ],
    [
      'a card widget',
      {},
      { VITE_CARD_SCRIPT: 'https://card.example.ru/widget.js', VITE_CARD_PUBLIC_KEY: 'pk' },
      { 'script-src': ["'self'", 'https://card.example.ru/widget.js'], 'frame-src': ['https://card.example.ru'] },
    ],
    [
      'a script with a query, and with what a policy would take for an end,',
      {},
      { VITE_CARD_SCRIPT: 'https://card.example.ru/a;b,c/widget.js?v=1#x', VITE_CARD_PUBLIC_KEY: 'pk' },
      {
        'script-src': ["'self'", 'https://card.example.ru/a%3Bb%2Cc/widget.js'],
        'frame-src': ['https://card.example.ru'],
      },
    ],
    ['a card widget of our own', {}, { VITE_CARD_SCRIPT: '/demo/card.js' }, { 'frame-src': ["'self'"] }],
    [
      'a third-party sign-in',
      {},
      { VITE_THIRD_PARTY_ID_SCRIPT: 'https://id.example.ru/sdk.js' },
      { 'script-src': ["'self'", 'https://id.example.ru/sdk.js'], 'frame-src': ['https://id.example.ru'] },
    ],
    [
      'a captcha beside a widget of our own',
      {},
      {
        VITE_CAPTCHA_SCRIPT: 'https://captcha.example.ru/x.js',
        VITE_CAPTCHA_SITE_KEY: 'key',
        VITE_CARD_SCRIPT: '/demo/card.js',
      },
      {
        'script-src': ["'self'", 'https://captcha.example.ru/x.js'],
        'frame-src': ["'self'", 'https://captcha.example.ru'],
      },
    ],
    [
      'what a widget loads, shows and asks beside the host of its script',
      {},
      {
        VITE_THIRD_PARTY_ID_SCRIPT: 'https://id.example.ru/sdk.js',
        VITE_WIDGET_HOSTS: ' https://b.example.ru https://a.example.ru:8443 ',
      },
      {
        'script-src': ["'self'", 'https://a.example.ru:8443', 'https://b.example.ru', 'https://id.example.ru'],
        'connect-src': ["'self'", 'blob:', 'https://a.example.ru:8443', 'https://b.example.ru'],
        'frame-src': ['https://a.example.ru:8443', 'https://b.example.ru', 'https://id.example.ru'],
      },
    ],
    [
      'pictures in the texts of a city',
      { imageHosts: ['cdn.example.ru'] },
      {},
      { 'img-src': ["'self'", 'data:', 'blob:', 'https://cdn.example.ru'] },
    ],
    ['pages that a payment leads to: nothing', { paymentHosts: ['pay.example.ru'] }, {}, {}],
  ])('the policy admits a host where it is needed and nowhere else: %s', (_, patch, env, added) => {
    expect(policyOf([{ ...perm, ...patch }], env)).toEqual({ ...policyOf([perm]), ...added });
  });

  it.each([
    '*',
    'https://*',
    'https://*.example.ru',
    'http://a.example.ru',
    'a.example.ru',
    'https://a.example.ru/x',
    "'unsafe-inline'",
    'data:',
    'https://a.ru; x',
  ])('a widget host that would admit more than one host stops the build: %s', (VITE_WIDGET_HOSTS) => {
    expect(() => readBuildSettings({ VITE_WIDGET_HOSTS })).toThrow('VITE_WIDGET_HOSTS');
  });

  it('the policy omits Trusted Types where a script breaks under them, and keeps all else', () => {
    const { 'require-trusted-types-for': _, 'trusted-types': __, ...rest } = policyOf([perm]);
    expect(policyOf([perm], { VITE_TRUSTED_TYPES: 'off' })).toEqual(rest);
  });

  it('the policy names each host once and in order, whatever the order of the cities', () => {
    const city = (id: string, host: string) => ({ ...perm, city: id, apiUrl: `https://${host}/api` });
    const list = [city('a', 'b.example.ru'), city('b', 'a.example.ru'), city('c', 'b.example.ru')];
    expect(policyOf(list)['connect-src']).toEqual(["'self'", 'blob:', 'https://a.example.ru', 'https://b.example.ru']);
    expect(policyOf(list.reverse())).toEqual(policyOf(list));
  });

  it.each([
    ['plain', '<style>a { color: red }</style>', 'a { color: red }'],
    ['with attributes', '<STYLE media="screen" data-x>\nb{}\n</STYLE>', '\nb{}\n'],
    ['checked out with the line ends of Windows', '<style>\r\nc{}\r\n</style>', '\nc{}\n'],
  ])('the policy admits the page’s own style by its hash: %s', (_, html, css) => {
    const hash = createHash('sha256').update(css).digest('base64');
    expect(policyOf([perm], {}, [html, html])['style-src']).toEqual(["'self'", `'sha256-${hash}'`]);
  });

  it('the product’s policy admits its page, which holds no inline script or style that it would refuse', () => {
    const html = readFileSync('index.html', 'utf8');
    const policy = contentSecurityPolicy({ cities, settings: plain, pages: [html] });
    expect([...html.matchAll(/<style[\s>]/g)].length).toBe([...policy.matchAll(/'sha256-/g)].length);
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
    expect(html).not.toMatch(/\s(style|on\w+)=/);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('the product’s policy names exactly the foreign hosts of its city list', () => {
    const hosts = new Set(contentSecurityPolicy({ cities, settings: plain, pages: [] }).match(/https:\/\/[^\s;]+/g));
    const expected = new Set(
      JSON.stringify(cities.map(({ apiUrl, geocoder, mapSource }) => [apiUrl, geocoder, mapSource])).match(
        /https:\/\/[^/"?]+/g,
      ),
    );
    expect(hosts).toEqual(expected);
  });
});

describe('the header file', () => {
  const file = headersFile({ cities, settings: plain, pages: [] });
  /** Path → header → value. */
  const blocks = Object.fromEntries(
    file
      .trim()
      .split('\n\n')
      .map((block) => {
        const [path = '', ...lines] = block.split('\n');
        return [
          path,
          Object.fromEntries(
            lines.map((line) => [line.slice(2, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
          ),
        ];
      }),
  );

  it('the header file gives every address the documented headers', () => {
    expect(blocks['/*']).toEqual({
      'Content-Security-Policy': contentSecurityPolicy({ cities, settings: plain, pages: [] }),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=()',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'Cache-Control': 'no-cache',
    });
  });

  it('F-64: only files with a hash in their name are cached for good; pages and the worker are revalidated', () => {
    expect(Object.keys(blocks)).toEqual(['/*', '/assets/*', '/callback/*', '/en/callback/*']);
    expect(blocks['/assets/*']).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
  });

  it.each(['/callback/*', '/en/callback/*'])(
    'the page %s keeps access to the window that opened it, as the third party’s page before it does',
    (path) => {
      expect(blocks[path]).toEqual({ 'Cross-Origin-Opener-Policy': 'unsafe-none' });
    },
  );

  it('the header file of a demonstration says so in its first line and is otherwise the same', () => {
    const settings = { ...plain, isDemo: true };
    expect(headersFile({ cities, settings, pages: [] })).toBe(`${demonstrationMark}\n\n${file}`);
  });

  it('the header file has no line that could end a header early', () => {
    for (const line of file.split('\n')) expect(line).toMatch(/^($|\/\S*$|  [A-Za-z-]+: [\x20-\x7e]+$)/);
  });
});
