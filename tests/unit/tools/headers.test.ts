import { describe, expect, it } from 'vitest';
import cityList from '../../../cities.json' with { type: 'json' };
import { headersFile } from '~/build/headers';
import { readBuildSettings } from '~/city/buildSettings';
import { parseCities } from '~/city/schema';
import { headersFor, parseHeaderRules } from '../../fake-city/static/headerRules';
import { caddyRules } from '../../tools/headers/caddyRules';
import { bodyMib, cityHeaders, hiddenHeaders } from '../../tools/headers/cityAnswers';
import { nginxShared } from '../../tools/headers/nginxCities';
import { nginxRules } from '../../tools/headers/nginxRules';
import { rulesForServer } from '../../tools/headers/ServerRules';
import { parseUpstreams, routesOf, type Route, type Upstreams } from '../../tools/headers/upstreams';

const settings = readBuildSettings({
  VITE_CARD_SCRIPT: 'https://card.example.ru/widget.js',
  VITE_CARD_PUBLIC_KEY: 'pk',
});
const cities = parseCities(cityList);
const file = headersFile({ cities, settings, pages: ['<style>a{}</style>'] });
const rules = rulesForServer(file);

const upstreamsOf = (upstreams: Record<string, string | null>, nginx: object = { resolver: '10.0.0.2' }): Upstreams =>
  parseUpstreams(JSON.stringify({ upstreams, nginx }));
const upstreams = upstreamsOf({
  '/city/perm': 'https://api.perm.example',
  '/city/tver': 'http://10.0.0.7:8080/v1/',
  '/city/ufa': null,
  '/tiles': 'https://tiles.example.ru',
  '/geocoder/perm/search': 'https://geo.example.ru/search',
});
const routes = routesOf(cities, upstreams);
const nginx = nginxRules(rules, routes, upstreams);
const caddy = caddyRules(rules, routes);

type Headers = Record<string, string>;

/** The outermost blocks of a server's configuration: head → lines within. */
const blocksOf = (text: string): Map<string, string[]> => {
  const blocks = new Map<string, string[]>();
  let head: string | undefined;
  for (const line of text.split('\n')) {
    if (head === undefined && line.endsWith('{')) blocks.set((head = line.slice(0, -2)), []);
    else if (line === '}') head = undefined;
    else if (head !== undefined) blocks.get(head)?.push(line.trim());
  }
  return blocks;
};

/** The content of Caddy's snippet for a site, with one tab less. */
const siteOf = (text: string): string => (text.split('(parking) {')[1] ?? '').replaceAll(/^\t/gm, '');

/**
 * The headers that nginx adds at an address over https: those of the location with the longest matching prefix, and no
 * others.
 */
const ofNginx = (text: string, address: string): Headers => {
  const [, lines = []] =
    [...blocksOf(text)]
      .map(([head, body]) => [/^location (?:\^~ )?(\/\S*)$/.exec(head)?.[1], body] as const)
      .filter(([prefix]) => prefix !== undefined && address.startsWith(prefix))
      .toSorted(([a = ''], [b = '']) => b.length - a.length)[0] ?? [];
  const [, hsts = ''] = /if \(\$https\) \{ set \$parking_hsts "(.*)"; \}/.exec(text) ?? [];
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name = '', value = ''] = /^add_header (\S+) (?:"(.*)"|\$parking_hsts) always;$/.exec(line) ?? [];
      return name === '' ? [] : [[name, value || hsts]];
    }),
  );
};

/**
 * The headers that Caddy adds at an address over https. Every matching line applies in order, and a later one replaces
 * an earlier one.
 */
const ofCaddy = (text: string, address: string): Headers => {
  const headers: Headers = {};
  for (const line of blocksOf(siteOf(text)).get('handle') ?? []) {
    const [, matcher = '', name = '', value = ''] = /^header (\S+) (\S+) "(.*)"$/.exec(line) ?? [];
    if (
      ['*', '@parking_https'].includes(matcher) ||
      (matcher.startsWith('/') && address.startsWith(matcher.slice(0, -1)))
    )
      headers[name] = value;
  }
  return headers;
};

const addresses = [
  '/',
  '/payment',
  '/en/payment',
  '/index.html',
  '/sw.js',
  '/manifest.webmanifest',
  '/assets/main-x.js',
  '/assets/none.js',
  '/callback/third-party-id',
  '/en/callback/third-party-id',
  '/callbacks',
  '/nowhere/at/all',
];

describe('the headers of a server of one’s own, compared with _headers', () => {
  it.each(addresses)('nginx and Caddy send the headers of _headers at %s', (address) => {
    const expected = Object.fromEntries(headersFor(parseHeaderRules(file), address));
    const lower = (headers: Headers): Headers =>
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    expect(Object.keys(expected)).toHaveLength(9);
    expect(lower(ofNginx(nginx, address))).toEqual(expected);
    expect(lower(ofCaddy(caddy, address))).toEqual(expected);
  });

  it('a missing file is never cached, and the header rules themselves are never served', () => {
    expect(blocksOf(nginx).get('location @parking_none')).toContain('add_header Cache-Control "no-store" always;');
    expect(nginx).toContain('location = /_headers { return 404; }');
    expect(blocksOf(siteOf(caddy)).get('handle_errors')).toContain('header * Cache-Control "no-store"');
    expect(blocksOf(siteOf(caddy)).get('handle')).toContain('hide _headers');
  });

  it('HSTS is sent over https alone, even where a proxy before the server ends it', () => {
    expect(nginx).toContain('if ($http_x_forwarded_proto ~* ^https) { set $parking_hsts "');
    expect(caddy).toContain('header X-Forwarded-Proto https*');
    const lines = `${nginx}${caddy}`.split('\n').filter((line) => /Strict|max-age=6/.test(line));
    expect(lines.filter((line) => !/\$https|\$parking_hsts|@parking_https|proxy_hide_header|^\s*-/.test(line))).toEqual(
      [],
    );
  });

  it.each([
    ['a value that nginx would fill in', '/*\n  X: a$b\n'],
    ['a value that ends early', '/*\n  X: a"b\n'],
    ['nothing for every address', '/assets/*\n  X: a\n'],
    ['a rule for what is no folder', '/*\n  X: a\n/*.js\n  X: b\n'],
  ])('a header file is refused with a sentence: %s', (_, text) => {
    expect(() => rulesForServer(text)).toThrow(/\.$/);
  });
});

/** A path's own block in the configuration of either server. */
const cityBlock = (text: string, head: string): string => {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.trim() === `${head} {`);
  const [start = ''] = /^\s*/.exec(lines[from] ?? '') ?? [];
  return lines.slice(from, lines.indexOf(`${start}}`, from)).join('\n');
};

describe('a path of the city list', () => {
  const paths = cities.flatMap(({ apiUrl }) => (apiUrl.startsWith('/') && apiUrl !== '/city/ufa' ? [apiUrl] : []));

  it('a path of the city list has its own location, with a server or with a sentence', () => {
    expect(paths.length).toBeGreaterThan(25);
    for (const path of paths) {
      const [ofNginx, ofCaddy] = [cityBlock(nginx, `location ^~ ${path}/`), cityBlock(caddy, `handle ${path}/*`)];
      for (const [name, value] of cityHeaders) expect(ofNginx).toContain(`add_header ${name} "${value}" always;`);
      expect(ofCaddy).toContain('import parking_city');
      expect(/proxy_pass|return 503/.test(ofNginx)).toBe(true);
      expect(/reverse_proxy|respond "[^"]+" 503/.test(ofCaddy)).toBe(true);
    }
  });

  it.each([
    [
      '/city/perm',
      [
        'set $parking_upstream https://api.perm.example;',
        'rewrite (?s)^/city/perm(/.*)$ $1 break;',
        'proxy_ssl_verify on;',
        'resolver 10.0.0.2 ',
      ],
    ],
    ['/city/tver', ['set $parking_upstream http://10.0.0.7:8080;', 'rewrite (?s)^/city/tver(/.*)$ /v1$1 break;']],
    ['/tiles', ['set $parking_upstream https://tiles.example.ru;']],
  ])('nginx forwards %s as its server requires', (path, lines) => {
    const block = cityBlock(nginx, `location ^~ ${path}/`);
    const always = [
      'proxy_pass_header Date;',
      'proxy_next_upstream off;',
      'proxy_set_header Cookie "";',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      `client_max_body_size ${bodyMib}m;`,
      'error_log /dev/null emerg;',
      ...hiddenHeaders.map((name) => `proxy_hide_header ${name};`),
    ];
    for (const line of [...lines, ...always]) expect(block).toContain(line);
    expect(block.includes('proxy_ssl_')).toBe(lines.some((line) => line.includes('https:')));
  });

  it.each([
    ['/city/perm', ['uri strip_prefix /city/perm', 'reverse_proxy https://api.perm.example {']],
    ['/city/tver', ['uri strip_prefix /city/tver', 'rewrite * /v1{uri}', 'reverse_proxy http://10.0.0.7:8080 {']],
  ])('Caddy forwards %s as its server requires', (path, lines) => {
    const block = cityBlock(caddy, `handle ${path}/*`);
    for (const line of [...lines, 'header_up -Cookie', 'keepalive off', `max_size ${bodyMib}MiB`])
      expect(block).toContain(line);
  });

  it('a path of the city list that is one file has a location for it alone', () => {
    expect(cityBlock(nginx, 'location = /geocoder/perm/search')).toContain('rewrite ^ /search break;');
    expect(cityBlock(caddy, 'handle /geocoder/perm/search')).toContain('rewrite * /search?{query}');
  });

  it('a path of the city list that is left out has no location', () =>
    expect(nginx + caddy).not.toContain('/city/ufa'));

  it('no log contains the query of a path of the city list', () => {
    expect(nginx).toMatch(/^access_log \/var\/log\/nginx\/parking\.log parking;$/m);
    expect(nginxShared()).not.toMatch(/\$request[ "]|\$args|\$query_string|\$http_referer|\$uri/);
    expect(caddy).toContain('request>uri regexp \\?.* ""');
    expect(caddy).toContain('request>headers delete');
  });

  it.each<[string, Record<string, string | null>, string[]]>([
    [
      'the longest key counts',
      { '/city': 'http://10.0.0.1', '/city/perm': 'http://10.0.0.2' },
      ['/city/perm http://10.0.0.2', '/city http://10.0.0.1'],
    ],
    ['one key for all', { '/city': 'http://10.0.0.1' }, ['/city http://10.0.0.1']],
  ])('a path of the city list is routed to a server: %s', (_, list, led) => {
    const targetsOf = ({ path, upstream }: Route): string[] => (upstream ? [`${path} ${upstream.origin}`] : []);
    expect(routesOf(cities, upstreamsOf(list)).flatMap(targetsOf)).toEqual(led);
  });

  it.each<[string, () => unknown]>([
    ['a key that no city has', () => routesOf(cities, upstreamsOf({ '/city/prem': 'https://a.example' }))],
    ['the whole origin', () => upstreamsOf({ '/': 'https://a.example' })],
    ['a path of another', () => upstreamsOf({ '/city/../tiles': 'https://a.example' })],
    ['a path with a slash at its end', () => upstreamsOf({ '/city/perm/': 'https://a.example' })],
    ['a server with what nginx would fill in', () => upstreamsOf({ '/city/perm': 'https://a.example/$x' })],
    ['a server without a scheme', () => upstreamsOf({ '/city/perm': 'a.example' })],
    ['what is no JSON', () => parseUpstreams('{')],
    ['a resolver with more behind it', () => upstreamsOf({}, { resolver: '10.0.0.2; include /etc/passwd' })],
    ['a key that nobody knows', () => parseUpstreams('{"upstreams":{},"upstream":1}')],
    ['a host without a name server', () => nginxRules(rules, routes, upstreamsOf({}, {}))],
    [
      'a build for the demonstration',
      () => rulesForServer(headersFile({ cities, settings: readBuildSettings({ VITE_DEMO: '1' }), pages: [] })),
    ],
  ])('a server configuration is refused with a sentence: %s', (_, work) => {
    expect(work).toThrow(/\.$/);
  });
});
