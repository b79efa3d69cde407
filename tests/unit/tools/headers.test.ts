import { describe, expect, it } from 'vitest';
import cityList from '../../../cities.json' with { type: 'json' };
import { headersFile } from '~/build/headers';
import { readBuildSettings } from '~/city/buildSettings';
import { parseCities } from '~/city/schema';
import { headersFor, parseHeaderRules } from '../../stand-in/static/headerRules';
import { caddyRules } from '../../tools/headers/caddyRules';
import { nginxRules } from '../../tools/headers/nginxRules';
import { rulesForServer } from '../../tools/headers/ServerRules';

const settings = readBuildSettings({ VITE_CARD_SCRIPT: 'https://card.example.ru/widget.js', VITE_CARD_PUBLIC_KEY: 'pk' });
const file = headersFile({ cities: parseCities(cityList), settings, pages: ['<style>a{}</style>'] });
const rules = rulesForServer(file);

type Headers = Record<string, string>;

/** The blocks of a server's text at its outermost level: head → lines within. */
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

/** What nginx adds at an address over https: the headers of the location with the longest fitting beginning, and of no other. */
const ofNginx = (text: string, address: string): Headers => {
  const [, lines = []] =
    [...blocksOf(text)]
      .map(([head, own]) => [/^location (?:\^~ )?(\/\S*)$/.exec(head)?.[1], own] as const)
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

/** What Caddy adds at an address over https: every fitting line in turn, a later one in place of an earlier. */
const ofCaddy = (text: string, address: string): Headers => {
  const headers: Headers = {};
  for (const line of blocksOf(text).get('handle') ?? []) {
    const [, matcher = '', name = '', value = ''] = /^header (\S+) (\S+) "(.*)"$/.exec(line) ?? [];
    if (['*', '@parking_https'].includes(matcher) || (matcher.startsWith('/') && address.startsWith(matcher.slice(0, -1)))) headers[name] = value;
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

describe('what a server of one’s own sends is what _headers says', () => {
  it.each(addresses)('%s', (address) => {
    const wanted = Object.fromEntries(headersFor(parseHeaderRules(file), address));
    const lower = (headers: Headers): Headers => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    expect(Object.keys(wanted)).toHaveLength(9);
    expect(lower(ofNginx(nginxRules(rules), address))).toEqual(wanted);
    expect(lower(ofCaddy(caddyRules(rules), address))).toEqual(wanted);
  });

  it('what is missing is kept by nobody, and the rules themselves are shown to nobody', () => {
    expect(blocksOf(nginxRules(rules)).get('location @parking_none')).toContain('add_header Cache-Control "no-store" always;');
    expect(nginxRules(rules)).toContain('location = /_headers { return 404; }');
    expect(blocksOf(caddyRules(rules)).get('handle_errors')).toContain('header * Cache-Control "no-store"');
    expect(blocksOf(caddyRules(rules)).get('handle')).toContain('hide _headers');
  });

  it('HSTS is sent over https alone, also where a proxy before the server ends it', () => {
    expect(nginxRules(rules)).toContain('if ($http_x_forwarded_proto ~* ^https) { set $parking_hsts "');
    expect(caddyRules(rules)).toContain('header X-Forwarded-Proto https*');
    const lines = `${nginxRules(rules)}${caddyRules(rules)}`.split('\n').filter((line) => /Strict|max-age=6/.test(line));
    expect(lines.filter((line) => !/\$https|\$parking_hsts|@parking_https/.test(line))).toEqual([]);
  });

  it.each([
    ['a value that nginx would fill in', '/*\n  X: a$b\n'],
    ['a value that ends early', '/*\n  X: a"b\n'],
    ['nothing for every address', '/assets/*\n  X: a\n'],
    ['a rule for what is no folder', '/*\n  X: a\n/*.js\n  X: b\n'],
  ])('%s is refused with a sentence', (_, text) => {
    expect(() => rulesForServer(text)).toThrow(/\.$/);
  });
});
