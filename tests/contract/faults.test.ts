import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '~/api/call';
import { getZones } from '~/api/contract/info';
import { getMapInfo } from '~/api/contract/map';
import { getOptions } from '~/api/contract/options';
import { startParking } from '~/api/contract/payments';
import { getProfile } from '~/api/contract/profile';
import type { SeededUser } from '../tools/control';
import { cityHeaders, onlyOfOrigin } from '../tools/headers/cityAnswers';
import { serverOfFile, valueOf, zone } from './server';

const server = serverOfFile();
const city = 'perm';

let driver: SeededUser;
beforeEach(async () => {
  await server.current.control.seed(city, { zones: [{ number: zone }] });
  driver = await server.current.driver(city);
});

const start = (deadlineMs?: number) =>
  call(
    startParking,
    { Vehicle: driver.vehicles[0]?.number ?? '', Zone: zone, Duration: 60 },
    { apiUrl: server.current.apiUrl(city), token: driver.token, deadlineMs },
  );
const debits = async (): Promise<number> => (await server.current.ledgerOf(city, driver)).debits.length;

/** The outcome of a payment under each fault, and the number of debits. */
describe('a payment under a fault', () => {
  it.each([
    ['delay', 100, 'ok', 1],
    ['drip', 1, 'ok', 1],
    ['hang', undefined, 'unknown', 0],
    ['rst', undefined, 'unknown', 0],
    ['commit+hang', undefined, 'unknown', 1],
    ['commit+rst', undefined, 'unknown', 1],
    ['commit+500', undefined, 'unknown', 1],
    ['commit+tokenExpired', undefined, 'unknown', 1],
    ['truncate', undefined, 'unknown', 1],
    ['gzip-broken', undefined, 'unknown', 1],
    ['500', undefined, 'unknown', 0],
    ['429', 2000, 'busy', 0],
    ['503', 2000, 'busy', 0],
    ['html200', undefined, 'unknown', 0],
    ['portal302', undefined, 'unknown', 0],
    ['empty', undefined, 'unknown', 0],
    ['null', undefined, 'unknown', 0],
    ['wrongtype', undefined, 'unknown', 0],
    ['tokenExpired', undefined, 'unknown', 0],
    ['dup', undefined, 'ok', 1],
    ['502', undefined, 'unknown', 0],
    ['504', undefined, 'unknown', 0],
    ['json-as-html', undefined, 'ok', 1],
    ['json-as-text', undefined, 'ok', 1],
  ] as const)(
    'a payment under the fault %s has the outcome and the number of debits that the fault implies',
    async (kind, ms, outcome, executedCount) => {
      await server.current.control.misbehave({ match: '/payment/start', kind, ms });
      expect((await start(kind.endsWith('hang') ? 500 : undefined)).kind).toBe(outcome);
      expect(await debits()).toBe(executedCount);
    },
  );
});

describe('a payment that the city executes later', () => {
  const minuteMs = 60_000;
  const stayStart = async (): Promise<number> =>
    (await server.current.ledgerOf(city, driver)).sessions[0]?.startMs ?? 0;

  it.each([
    ['rst+commit', 'network', undefined],
    ['504+commit', 'serverError', undefined],
    ['late+commit', 'timeout', 'network'],
    ['hang+commit', 'timeout', 'ok'],
  ] as const)(
    'under the fault %s the city executes a payment later, by its own clock, even if that clock is moved',
    async (kind, cause, lateOutcome) => {
      const { control } = server.current;
      await control.misbehave({ match: '/payment/start', kind, ms: 10 * minuteMs });
      const arrivedAt = Date.now();
      const outcome = await start(cause === 'timeout' ? 300 : undefined);
      expect(outcome).toMatchObject({ kind: 'unknown', cause });
      // Clearing the faults does not cancel what the city still has to carry out.
      await control.clearFaults();
      await control.clock(10 * minuteMs - 5_000);
      expect(await debits()).toBe(0);
      expect((await control.requests('/payment/start')).at(-1)?.executed).toBe(false);
      await control.clock(30 * minuteMs);
      expect(await debits()).toBe(1);
      // The stay starts at the moment that was due, not at the moment to which the clock was moved.
      expect((await stayStart()) - arrivedAt - 10 * minuteMs).toBeLessThan(4_000);
      expect((await stayStart()) - arrivedAt).toBeGreaterThanOrEqual(10 * minuteMs);
      const sent = (await control.requests('/payment/start')).slice(-1);
      expect(sent).toEqual([expect.objectContaining({ executed: true })]);
      expect((await server.current.ledgerOf(city, driver)).debits[0]?.request).toBe(sent[0]?.request);
      const late = outcome.kind === 'unknown' ? await outcome.late : undefined;
      expect(late?.kind === 'unknown' ? late.cause : late?.kind).toBe(lateOutcome);
    },
  );

  it('late payments are executed even if no test moves the clock, in the order of their due moments', async () => {
    const misbehave = (ms: number) =>
      server.current.control.misbehave({ match: '/payment/start', kind: 'rst+commit', ms });
    const other = await server.current.driver(city);
    await misbehave(400);
    await start();
    await misbehave(100);
    driver = other;
    await start();
    await expect
      .poll(async () =>
        (await server.current.control.requests('/payment/start')).slice(-2).every(({ executed }) => executed),
      )
      .toBe(true);
    const executedCount = (await server.current.control.ledger(city)).debits.slice(-2).map(({ request }) => request);
    const sent = (await server.current.control.requests('/payment/start')).slice(-2).map(({ request }) => request);
    expect(executedCount).toEqual(sent.toReversed());
  });

  it('a late payment checks its login when it is executed, and an ended login pays nothing', async () => {
    await server.current.control.misbehave({ match: '/payment/start', kind: 'rst+commit', ms: minuteMs });
    await start();
    await server.current.control.seed(city, { seed: 7, zones: [{ number: zone }] });
    await server.current.control.clock(2 * minuteMs);
    expect((await server.current.control.requests('/payment/start')).at(-1)?.executed).toBe(true);
    expect(
      (await server.current.control.ledger(city)).debits.filter(({ account }) => account === driver.email),
    ).toEqual([]);
  });
});

describe('a read under a fault', () => {
  it.each([
    ['rst', 'offline'],
    ['500', 'broken'],
    ['429', 'busy'],
    ['502', 'broken'],
    ['504', 'broken'],
    ['json-as-html', 'ok'],
    ['json-as-text', 'ok'],
    ['html200', 'broken'],
    ['portal302', 'broken'],
    ['empty', 'broken'],
    ['truncate', 'offline'],
    ['tokenExpired', 'expired'],
  ] as const)('a read under the fault %s has its outcome, and the next read succeeds', async (kind, outcome) => {
    await server.current.control.misbehave({ match: '/get-zones', kind });
    expect((await server.current.call(city, getZones, {}, driver.token)).kind).toBe(outcome);
    // The fault applies once.
    expect((await server.current.call(city, getZones, {}, driver.token)).kind).toBe('ok');
  });

  it.each([getOptions, getProfile, getZones])(
    'fields of a wrong type may break the read of $path, but not the app',
    async (endpoint) => {
      await server.current.control.misbehave({ match: endpoint.path, kind: 'wrongtype' });
      const outcome = await server.current.call(city, endpoint, {}, driver.token);
      expect(['ok', 'broken']).toContain(outcome.kind);
    },
  );

  it('a test can set the reply to a request', async () => {
    const body = JSON.stringify({ status: 'error', errorName: 'ZoneNotFound' });
    await server.current.control.misbehave({ match: '/get-zones', kind: 'answer', body });
    expect(await server.current.call(city, getZones, {}, driver.token)).toMatchObject({
      kind: 'refused',
      errorName: 'ZoneNotFound',
    });
  });

  it('a map of 50,000 objects arrives under the fault "huge"', async () => {
    await server.current.control.misbehave({ match: '/get-map-info', kind: 'huge' });
    expect(valueOf(await server.current.call(city, getMapInfo, {})).features.length).toBe(50_000);
  });

  it('under the fault "reorder" the later of two answers goes out first', async () => {
    await server.current.control.misbehave({ match: '/get-zones', kind: 'reorder' });
    const done: string[] = [];
    const first = server.current.call(city, getZones, {}).then(() => done.push('first'));
    // Sent only when the server is holding back the first answer.
    await expect.poll(async () => (await server.current.control.requests('/get-zones')).at(-1)?.executed).toBe(true);
    // A CORS preflight does not count as the second answer.
    await fetch(`${server.current.apiUrl(city)}/api/info/get-zones`, { method: 'OPTIONS' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(done).toEqual([]);
    await server.current.call(city, getZones, {}).then(() => done.push('second'));
    await first;
    expect(done).toEqual(['second', 'first']);
  });

  it.each([
    [
      'hostile',
      (zones: string) =>
        /"address":"<img src=\/\/canary\.example\/x onerror=canary\(\)>[А-Я]/i.test(zones) &&
        !/"(zoneNumber|number)":"<img/i.test(zones),
    ],
    ['hostile-all', (zones: string) => !/:"(?!ok"|<img src=\/\/canary\.example\/x onerror=canary\(\)>")/.test(zones)],
    ['mutate', (zones: string) => zones.length > 0],
  ] as const)('the fault %s changes the texts of a JSON reply, the same way for one seed', async (kind, isIt) => {
    const readReply = async (seed?: number): Promise<string> => {
      if (seed !== undefined) await server.current.control.misbehave({ match: '/get-zones', kind, seed });
      const response = await fetch(`${server.current.apiUrl(city)}/api/info/get-zones`);
      return response.text();
    };
    const [good, one, same, other] = [await readReply(), await readReply(1), await readReply(1), await readReply(2)];
    expect(isIt(one)).toBe(true);
    expect(one).not.toBe(good);
    expect(same).toBe(one);
    expect(other === one).toBe(kind !== 'mutate');
    expect(await readReply()).toBe(good);
  });

  it.each([
    ['502', /<center><h1>502 Bad Gateway<\/h1><\/center>\r\n<hr><center>nginx<\/center>/],
    ['504', /<center><h1>504 Gateway Time-out<\/h1><\/center>\r\n<hr><center>nginx<\/center>/],
  ] as const)('the fault %s answers with a proxy’s error page', async (kind, page) => {
    await server.current.control.misbehave({ match: '/get-zones', kind });
    const response = await fetch(`${server.current.apiUrl(city)}/api/info/get-zones`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([Number(kind), 'text/html']);
    expect(await response.text()).toMatch(page);
    expect((await server.current.control.requests('/get-zones')).at(-1)?.executed).toBe(false);
  });

  it.each([
    ['json-as-html', 'text/html; charset=utf-8'],
    ['json-as-text', 'text/plain; charset=utf-8'],
  ] as const)('the fault %s sends the correct answer under a wrong content type', async (kind, type) => {
    const address = `${server.current.apiUrl(city)}/api/info/get-zones`;
    const good = await (await fetch(address)).json();
    await server.current.control.misbehave({ match: '/get-zones', kind });
    const response = await fetch(address);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(await response.json()).toEqual(good);
  });

  it.each(['429', '503'] as const)(
    'the fault %s states the wait in seconds or as a date by the answer’s own clock',
    async (kind) => {
      const readReply = async (retryAfter?: 'seconds' | 'date') => {
        await server.current.control.misbehave({ match: '/get-zones', kind, ms: 90_000, retryAfter });
        return fetch(`${server.current.apiUrl(city)}/api/info/get-zones`);
      };
      await server.current.control.proxyClock(-600_000);
      expect([
        (await readReply()).headers.get('Retry-After'),
        (await readReply('seconds')).headers.get('Retry-After'),
      ]).toEqual(['90', '90']);
      const { headers } = await readReply('date');
      expect(headers.get('Retry-After')).toMatch(/ GMT$/);
      const waitMs = Date.parse(headers.get('Retry-After') ?? '') - Date.parse(headers.get('Date') ?? '');
      expect(Math.abs(waitMs - 90_000)).toBeLessThanOrEqual(1_000);
    },
  );

  it('each answer states a wait of its own, and the same seed gives the same waits', async () => {
    const waits = async (seed: number): Promise<(string | null)[]> => {
      await server.current.control.misbehave({
        match: '/get-zones',
        kind: '429',
        ms: 1_000,
        mostMs: 1_000_000,
        seed,
        count: 4,
      });
      const address = `${server.current.apiUrl(city)}/api/info/get-zones`;
      const answers = [await fetch(address), await fetch(address), await fetch(address), await fetch(address)];
      return answers.map(({ headers }) => headers.get('Retry-After'));
    };
    const [one, same, other] = [await waits(1), await waits(1), await waits(2)];
    expect(new Set(one).size).toBe(4);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
    for (const seconds of one) expect(Number(seconds) >= 1 && Number(seconds) <= 1_000).toBe(true);
  });

  it('delayed answers take at least the delay that the test set', async () => {
    await server.current.control.misbehave({ match: '/city/', kind: 'delay', ms: 100, mostMs: 300, count: 2 });
    for (const endpoint of [getZones, getOptions]) {
      const requestedAt = performance.now();
      valueOf(await server.current.call<typeof endpoint>(city, endpoint, {}));
      expect(performance.now() - requestedAt).toBeGreaterThanOrEqual(99);
    }
  });

  /** How far a call assumes the city's clock to be ahead, in minutes. */
  const serverMinutes = async (): Promise<number> => {
    const retryAfters: number[] = [];
    const onServerTime = (serverMs: number, sentAt: number): void => void retryAfters.push(serverMs - sentAt);
    await call(getProfile, {}, { apiUrl: server.current.apiUrl(city), token: driver.token, onServerTime });
    return (retryAfters[0] ?? Number.NaN) / 60_000;
  };

  it.each([-60, -10, 10])('the fault "clock" dates an answer %i minutes off, and only that answer', async (minutes) => {
    await server.current.control.misbehave({ match: '/get-profile', kind: 'clock', ms: minutes * 60_000 });
    expect(await serverMinutes()).toBeCloseTo(minutes, 1);
    expect(await serverMinutes()).toBeCloseTo(0, 1);
  });

  it.each([-10, 10])(
    'a proxy dates every answer %i minutes off, while the city records its own time',
    async (minutes) => {
      const { control } = server.current;
      await control.proxyClock(minutes * 60_000);
      await control.clock(60_000);
      expect(await serverMinutes()).toBeCloseTo(minutes + 1, 1);
      const dateOf = async (path: string): Promise<number> =>
        Date.parse((await fetch(server.current.url + path)).headers.get('Date') ?? '');
      await control.misbehave({ match: '/get-zones', kind: '502' });
      for (const path of ['/city/perm/api/info/get-zones', '/tiles/perm/0/0/0.pbf', '/demo/', '/robots.txt'])
        expect(Math.round(((await dateOf(path)) - Date.now()) / 60_000), path).toBe(minutes + 1);
      valueOf(await start());
      const [stay] = (await server.current.ledgerOf(city, driver)).sessions;
      expect(Math.round(((stay?.startMs ?? 0) - Date.now()) / 60_000)).toBe(1);
      await control.proxyClock(0);
      expect(await serverMinutes()).toBeCloseTo(1, 1);
    },
  );

  it('under the fault "cors-missing" an answer allows no other origin', async () => {
    await server.current.control.misbehave({ match: '/get-zones', kind: 'cors-missing' });
    const response = await fetch(`${server.current.apiUrl(city)}/api/info/get-zones`);
    expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false);
  });
});

describe('the headers of a proxy in front of a city', () => {
  it.each([
    '/city/perm/api/info/get-zones',
    '/city/perm/api/nothing',
    '/city/atlantis/api/info/get-zones',
    '/city/perm/files/nothing.pdf',
    '/tiles/perm/0/0/0.pbf',
    '/tiles/perm/none',
    '/tiles/glyphs/Noto/0-255.pbf',
    '/geocoder/perm/search?q=%D0%9B%D0%B5%D0%BD%D0%B8%D0%BD%D0%B0&format=geojson',
    '/geocoder/atlantis/search',
  ])('the answer to %s allows nothing of it to run on the origin of the app', async (path) => {
    const isPlain = async (): Promise<void> => {
      const { headers } = await fetch(server.current.url + path);
      for (const [name, value] of cityHeaders) expect(headers.get(name), name).toBe(value);
      expect(onlyOfOrigin.filter((name) => headers.has(name))).toEqual([]);
    };
    await isPlain();
    // This also holds for a fault that replaces the city's answer.
    for (const kind of ['502', 'html200', 'mutate', 'cors-missing'] as const) {
      await server.current.control.misbehave({ match: '/', kind });
      await isPlain();
    }
  });

  it('each page of the demonstration has a content policy that fits it', async () => {
    for (const [path, scripts] of [
      ['/demo/', null],
      ['/demo/nothing', null],
      ['/demo/card', "script-src 'self'"],
      ['/demo/widgets', "script-src 'self'"],
    ] as const) {
      const { headers } = await fetch(server.current.url + path);
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy, path).toMatch(
        /default-src 'none'.*form-action 'self'; base-uri 'none'; frame-ancestors '(none|self)'/,
      );
      expect(/script-src [^;]*/.exec(policy)?.[0] ?? null, path).toBe(scripts);
      expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    }
  });
});

describe('a fault of the fake city', () => {
  it('a fault affects the nth request, a given number of times, and only its method', async () => {
    await server.current.control.misbehave({ match: '/get-zones', kind: '500', nth: 2, count: 2, method: 'get' });
    const kinds = [];
    for (let count = 0; count < 4; count += 1) kinds.push((await server.current.call(city, getZones, {})).kind);
    expect(kinds).toEqual(['ok', 'broken', 'broken', 'ok']);
  });

  it.each([
    ['is not used up by the question before a request of another origin', undefined, [204, 500]],
    ['meets that question where it is asked for', 'OPTIONS', [500, 200]],
  ])('a fault %s', async (_, method, expected) => {
    await server.current.control.misbehave({ match: '/get-zones', kind: '500', method });
    const address = `${server.current.apiUrl(city)}/api/info/get-zones`;
    const preflight = await fetch(address, {
      method: 'OPTIONS',
      headers: { Origin: 'https://parking.example', 'Access-Control-Request-Method': 'GET' },
    });
    expect([preflight.status, (await fetch(address)).status]).toEqual(expected);
  });

  it('a fault no longer applies after the faults are cleared', async () => {
    await server.current.control.misbehave({ match: '/get-zones', kind: '500', count: 9 });
    await server.current.control.clearFaults();
    expect((await server.current.call(city, getZones, {})).kind).toBe('ok');
  });
});

describe('the log of requests', () => {
  it('the log records what arrived and what was executed, and the ledger names the request that moved money', async () => {
    await server.current.control.misbehave({ match: '/payment/start', kind: 'rst' });
    await start();
    await start();
    const [lost, done] = (await server.current.control.requests('/payment/start')).slice(-2);
    expect([lost?.executed, done?.executed]).toEqual([false, true]);
    expect(new URLSearchParams(done?.body).get('Zone')).toBe(zone);
    expect((await server.current.ledgerOf(city, driver)).debits[0]?.request).toBe(done?.request);
  });
});
