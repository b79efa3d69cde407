import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demonstrationMark } from '~/build/headers';
import { headersFor, parseHeaderRules } from '../fake-city/static/headerRules';
import { Control } from '../tools/control';
import { bodyMib, cityHeaders, hiddenHeaders } from '../tools/headers/cityAnswers';
import { sendRequest, type Answer, type Question } from './sendRequest';
import { Site, writeRules } from './Site';
import { versionOf, type ServerName } from './webServers';

const servers = (process.env['DEPLOYMENT_SERVERS'] ?? '').split(' ') as ServerName[];
/** Headers that the web server also sets on its own answers. */
const ofServers = new Set(['strict-transport-security', 'alt-svc']);
/** Part of every address that must not appear in a log. */
const secret = 'qSECRETq';
const page = { Accept: 'text/html' };

const guards = Object.fromEntries(cityHeaders.map(([name, value]) => [name.toLowerCase(), value]));
const hidden = hiddenHeaders.map((name) => name.toLowerCase()).filter((name) => !(name in guards));
const spokenIn = ({ headers }: Answer): string[] => Object.keys(headers).filter((name) => hidden.includes(name));
const ofCity = (answer: Answer): void => {
  expect(answer.headers).toMatchObject(guards);
  expect(spokenIn(answer)).toEqual([]);
};
/** Expects that the web server answered in place of a city. */
const inItsPlace = (answer: Answer): void => {
  expect(answer.headers).toMatchObject(guards);
  expect(spokenIn(answer).filter((name) => !ofServers.has(name))).toEqual([]);
};

describe.each(servers)('%s', (server) => {
  const site = new Site(server);
  const get = (path: string, question?: Question): Promise<Answer> => sendRequest(site.web.url + path, question);
  const control = (): Control => new Control(site.fakeCity.url);
  const last = () => site.city.arrived.at(-1);

  beforeAll(async () => {
    await site.open();
    console.warn(versionOf(server).trim());
  });
  afterAll(() => site.close());
  beforeEach(() => {
    site.city.arrived.length = 0;
    site.otherCity.arrived.length = 0;
  });

  describe('the app', () => {
    const rules = parseHeaderRules(readFileSync(join(process.env['DEPLOYMENT_DIST'] ?? '', '_headers'), 'utf8'));
    const assets = readdirSync(join(process.env['DEPLOYMENT_DIST'] ?? '', 'assets'));
    const script = `/assets/${assets.find((name) => name.endsWith('.js')) ?? ''}`;
    const style = `/assets/${assets.find((name) => name.endsWith('.css')) ?? ''}`;

    it.each([
      ['/', 'text/html; charset=utf-8'],
      ['/payment', 'text/html; charset=utf-8'],
      ['/en/payment', 'text/html; charset=utf-8'],
      ['/index.html', 'text/html; charset=utf-8'],
      ['/callback/third-party-id', 'text/html; charset=utf-8'],
      ['/en/callback/third-party-id', 'text/html; charset=utf-8'],
      ['/sw.js', 'text/javascript; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/licences.txt', 'text/plain; charset=utf-8'],
      ['/icons/icon-192.png', 'image/png'],
      [script, 'text/javascript; charset=utf-8'],
      [style, 'text/css; charset=utf-8'],
    ])('%s is served with exactly the headers of _headers and with its content type', async (path, type) => {
      const expected = Object.fromEntries(headersFor(rules, path));
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await get(path, { method, headers: page });
        expect(status).toBe(200);
        expect(headers).toMatchObject({
          ...expected,
          'content-type': expect.stringMatching(new RegExp(`^${type.replace('+', '\\+')}$`, 'i')),
        });
      }
    });

    it('an address of the app is answered with its page in its language, but only to a request for a page', async () => {
      expect((await get('/profile/parking', { headers: page })).text).toContain('<html lang="ru"');
      expect((await get('/en/profile/parking', { headers: page })).text).toContain('<html lang="en"');
      for (const path of ['/profile/parking', '/assets/none.js', '/nothing.png', '/_headers', '/city/nowhere/api/x']) {
        const { status, headers } = await get(path);
        expect(status, path).toBe(404);
        expect(headers, path).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
        expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      }
    });

    it.each(['/', '/sw.js', script])('%s is answered with 304 if nothing has changed', async (path) => {
      const { headers } = await get(path, { headers: page });
      const again = await get(path, { headers: { ...page, 'If-None-Match': headers['etag'] ?? '' } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    });

    it.each(['/', '/sw.js', script, style, '/manifest.webmanifest'])('%s is served compressed', async (path) => {
      const plain = await get(path, { headers: page });
      const packed = await get(path, { headers: { ...page, 'Accept-Encoding': 'gzip' } });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.headers['vary']).toMatch(/Accept-Encoding/i);
      expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
      expect(packed.body.length).toBeLessThan(plain.body.length);
    });

    it('HSTS is sent over https, and over http only if a proxy in front reports https', async () => {
      const plain = `${site.web.plainUrl}/payment`;
      expect((await sendRequest(plain, { headers: page })).headers).not.toHaveProperty('strict-transport-security');
      const before = await sendRequest(plain, { headers: { ...page, 'X-Forwarded-Proto': 'https' } });
      expect(before.headers['strict-transport-security']).toMatch(/^max-age=63072000/);
    });

    it('a request over http is redirected to https', async () => {
      if (site.web.redirectUrl === undefined) return;
      const { status, headers } = await sendRequest(`${site.web.redirectUrl}/guest-payment?plate=${secret}`);
      expect([status, headers['location']]).toEqual([301, expect.stringContaining(`/guest-payment?plate=${secret}`)]);
    });
  });

  describe('a city behind the server', () => {
    it('an answer of a city keeps the city’s own clock', async () => {
      const now = Date.now();
      await control().clock(3_600_000);
      const { status, headers } = await get('/city/perm/api/info/get-settings/v3');
      await control().clock(0);
      expect(status).toBe(200);
      expect(Math.abs(Date.parse(headers['date'] ?? '') - now - 3_600_000)).toBeLessThan(5_000);
    });

    it.each([200, 204, 304, 400, 404, 429, 500, 503])(
      'a city’s answer with status %s sets nothing for the whole origin and has the headers of this server',
      async (status) => {
        const answer = await get(`/city/kazan/bold/status/${status}`);
        expect(answer.status).toBe(status);
        ofCity(answer);
        expect(answer.text).not.toContain('<html');
      },
    );

    it.each<[string, number, string, Question]>([
      ['where nobody is', 502, '/city/samara/api/x', {}],
      ['that has no server yet', 503, '/city/yaroslavl/api/x', {}],
      ['with a certificate that nobody vouches for', 502, '/city/omsk/api/x', {}],
      [
        'with more than it may have',
        413,
        '/city/kazan/api/x',
        { method: 'POST', headers: { 'Content-Length': String(bodyMib * 1024 * 1024 + 1) } },
      ],
      ['asked for a script', 403, '/city/kazan/api/x', { headers: { 'Sec-Fetch-Dest': 'script' } }],
      ['asked for a worker', 403, '/city/kazan/sw.js', { headers: { 'Sec-Fetch-Dest': 'serviceworker' } }],
      ['asked for a frame', 403, '/city/kazan/page', { headers: { 'Sec-Fetch-Dest': 'iframe' } }],
      ['asked for a style, of the map', 403, '/tiles/x.css', { headers: { 'Sec-Fetch-Dest': 'style' } }],
    ])('for a city %s this server answers %s itself, with the same headers', async (_, status, path, question) => {
      const answer = await get(`${path}?token=${secret}`, question);
      expect(answer.status).toBe(status);
      inItsPlace(answer);
    });

    it.each([undefined, 'empty', 'image', 'document'])(
      'a request reaches a city if the browser’s destination is %s',
      async (destination) => {
        const headers: Record<string, string> = destination === undefined ? {} : { 'Sec-Fetch-Dest': destination };
        expect((await get('/city/kazan/files/1', { headers })).status).toBe(200);
      },
    );

    it.each(['GET', 'POST', 'PUT', 'DELETE'])(
      'a %s request reaches a city with the true client address and without cookies',
      async (method) => {
        const headers = {
          Cookie: 'session=1',
          'X-Forwarded-For': '10.9.9.9',
          'X-Real-IP': '10.9.9.9',
          Forwarded: 'for=10.9.9.9',
          'Content-Type': 'application/x-www-form-urlencoded',
        };
        const body = method === 'GET' ? undefined : 'zone=0302&hours=1';
        expect((await get(`/city/kazan/api/x?token=${secret}`, { method, headers, body })).status).toBe(200);
        expect(last()).toMatchObject({
          method,
          address: `/api/x?token=${secret}`,
          httpVersion: '1.1',
          bytes: body?.length ?? 0,
        });
        expect(last()?.headers).toMatchObject({
          host: `127.0.0.1:${site.city.port}`,
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'https',
        });
        expect(last()?.headers).not.toHaveProperty('cookie');
        expect(last()?.headers).not.toHaveProperty('forwarded');
        expect(last()?.headers['x-real-ip']).not.toBe('10.9.9.9');
      },
    );

    it.each([
      ['/city/kazan/api/x?a=1&b=%D0%BF%26', '/api/x?a=1&b=%D0%BF%26'],
      ['/city/kazan/api/%D0%BF%20%3F%25/x', '/api/%D0%BF%20%3F%25/x'],
      ['/city/kazan/api/a%0Ab', '/api/a%0Ab'],
      ['/city/kazan/', '/'],
      ['/city/tver/api/x?a=1', '/v1/base/api/x?a=1'],
      ['/geocoder/perm/search?q=%D0%9B&limit=5', '/found?q=%D0%9B&limit=5'],
    ])('a request to %s reaches the city as %s', async (requestedPath, arrived) => {
      expect((await get(requestedPath)).status).toBe(200);
      expect(last()?.address).toBe(arrived);
    });

    it('a request body of 3 MB reaches a city completely', async () => {
      const body = Buffer.alloc(3_000_000, 'a');
      expect((await get('/city/kazan/api/cars', { method: 'POST', body })).status).toBe(200);
      expect(last()?.bytes).toBe(body.length);
    });

    it.each(['GET', 'POST', 'PUT', 'DELETE'])(
      'a %s request reaches a city once, even if the city closes the connection',
      async (method) => {
        // A successful request first, because its connection might be reused.
        await get('/city/kazan/api/well', { method });
        const body = method === 'GET' ? undefined : 'zone=0302';
        const answer = await get(`/city/kazan/api/cut?token=${secret}`, { method, body });
        expect(answer.status).toBe(502);
        inItsPlace(answer);
        expect(site.city.arrived.filter(({ address }) => address.includes('/cut'))).toHaveLength(1);
      },
    );

    it('a city’s server is checked by its certificate and asked by its host name', async () => {
      expect((await get('/city/sochi/api/x')).status).toBe(200);
      expect(site.trusted.arrived.at(-1)).toMatchObject({ serverName: 'localhost', address: '/api/x' });
      await get('/city/omsk/api/x');
      expect(site.untrusted.arrived).toEqual([]);
    });

    it('a city that is left to the operator has no rule', async () => {
      expect((await get('/city/ufa/api/x')).status).toBe(404);
    });

    it('the map of a city is served with the same headers', async () => {
      const answer = await get('/tiles/glyphs/Sans/0-255.pbf');
      expect(answer.status).toBe(200);
      ofCity(answer);
    });
  });

  describe.runIf(server === 'nginx')('a city’s host by name', () => {
    it('the address of a city’s host is looked up again', async () => {
      expect((await get('/city/tula/api/x')).status).toBe(200);
      expect([site.city.arrived.length, site.otherCity.arrived.length]).toEqual([1, 0]);
      site.names.names.set('moving.test', ['127.0.0.2']);
      await sleep(2_500);
      // The first request after the TTL triggers the lookup; the result may only apply to later ones.
      await get('/city/tula/api/x');
      await sleep(200);
      await get('/city/tula/api/y');
      expect(site.otherCity.arrived.at(-1)?.address).toBe('/api/y');
    });

    it('a host that cannot be found does not hold up other cities', async () => {
      site.names.names.delete('moving.test');
      await sleep(2_500);
      const answer = await get('/city/tula/api/x');
      expect(answer.status).toBe(502);
      inItsPlace(answer);
      expect((await get('/city/kazan/api/x')).status).toBe(200);
    });

    it.each(['GET', 'PUT', 'DELETE'])('a host with two addresses gets a %s request once', async (method) => {
      expect((await get('/city/tomsk/api/cut', { method })).status).toBe(502);
      expect(site.city.arrived.length + site.otherCity.arrived.length).toBe(1);
    });
  });

  describe('a release', () => {
    it.each<[string, string, object, string]>([
      [
        'for the demonstration',
        `${demonstrationMark}\n/*\n  X: a\n`,
        { upstreams: {} },
        'This build is for the demonstration',
      ],
      [
        'with a server for no city',
        '/*\n  X: a\n',
        { upstreams: { '/city/prem': 'https://a.example' } },
        'is at /city/prem.',
      ],
    ])('a release %s is refused with a sentence, and no file is written', (_, rules, upstreams, sentence) => {
      const [dist, out, list] = [join(site.dir, 'other'), join(site.dir, 'out'), join(site.dir, 'other.json')];
      mkdirSync(dist, { recursive: true });
      writeFileSync(join(dist, '_headers'), rules);
      writeFileSync(list, JSON.stringify(upstreams));
      const { status, output } = writeRules(server, '--upstreams', list, '--out', out, '--dist', dist);
      expect([status, output]).toEqual([1, expect.stringContaining(sentence)]);
      expect(existsSync(out)).toBe(false);
    });

    it('a release goes live at once, keeps the scripts of the previous one, and can be taken back', async () => {
      const script = `/assets/${site.script}`;
      const output = async (): Promise<string> => (await get('/robots.txt')).text;
      expect((await get(script)).status).toBe(200);
      const first = await output();
      site.release('2026-11-02');
      // The name of a site's folder contains the second.
      await sleep(1_100);
      site.publish('2026-11-02');
      await expect.poll(output).toBe('2026-11-02');
      for (const path of [script, '/assets/2026-11-02.js'])
        expect((await get(path)).headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
      expect((await get('/city/kazan/api/x')).status).toBe(200);
      await sleep(1_100);
      site.publish('2026-11-01');
      await expect.poll(output).toBe(first);
      expect((await get('/assets/2026-11-02.js')).status).toBe(200);
    });

    it('a release can change the headers and the server of a city', async () => {
      const folder = join(site.dir, 'releases/2026-11-03');
      site.release('2026-11-03');
      const rules = join(folder, server === 'nginx' ? 'parking.nginx' : 'parking.caddy');
      writeFileSync(
        rules,
        readFileSync(rules, 'utf8')
          .replaceAll("default-src 'none'", "default-src 'none'; x-next 1")
          .replaceAll('/v1/base', '/v2'),
      );
      await sleep(1_100);
      site.publish('2026-11-03');
      await expect
        .poll(async () => (await get('/', { headers: page })).headers['content-security-policy'])
        .toContain('x-next 1');
      await expect.poll(async () => (await get('/city/tver/api/x')) && last()?.address).toBe('/v2/api/x');
    });

    it('a release that removes the worker serves the kill switch in its place', async () => {
      const { headers } = await get('/sw.js');
      site.killWorker();
      const killed = await get('/sw.js', { headers: { 'If-None-Match': headers['etag'] ?? '' } });
      expect([killed.status, killed.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(killed.text).toBe(readFileSync('sw/killSwitch.js', 'utf8'));
    });
  });

  it('no log contains a token or a number plate', async () => {
    const referer = { Referer: `https://localhost/guest-payment?plate=${secret}` };
    await get(`/guest-payment?plate=${secret}`, { headers: { ...page, ...referer } });
    await get(`/nothing.png?plate=${secret}`, { headers: referer });
    await get(`/city/kazan/api/logged?token=${secret}`, { headers: { Authorization: secret, Cookie: secret } });
    await get(`/city/samara/api/logged?token=${secret}`, { headers: { Authorization: secret } });
    await expect.poll(() => site.web.logs()).toMatch(/\/city\/samara\/api\/logged/);
    expect(site.web.logs()).toContain('/city/kazan/api/logged');
    expect(
      site.web
        .logs()
        .split('\n')
        .filter((line) => line.includes(secret)),
    ).toEqual([]);
  });
});
