import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '~/api/contract/endpoints';
import { parseCities, type CityConfig } from '~/city/schema';
import cityList from '../../../cities.json' with { type: 'json' };
import { Control } from '../../tools/control';
import { startFakeCity, type FakeCityServer } from '../../fake-city/startFakeCity';
import type { Facts } from './Facts';
import { assessReply } from './callAndAssess';
import { isFailure, lineOf, unanswered } from './report';
import { runSuite, type Row } from './runSuite';
import { fakeCityFacts } from './fakeCityFacts';
import { allSteps } from './steps/allSteps';

const cities = new Map(parseCities(cityList).map((city) => [city.city, city]));
const cityOf = (id: string): CityConfig => {
  const city = cities.get(id);
  if (!city) throw new Error(`There is no ${id}.`);
  return city;
};
const firstFacts = ({ guestToken, timeZone }: CityConfig, run: number): Facts => ({
  guestToken,
  timeZone,
  nowMs: Date.now(),
  tookMs: 0,
  warnings: [],
  run: String(run),
  known: new Map(),
});

it('the contract suite has a step for every call', () => {
  const steps = new Set(allSteps.map(({ id }) => id));
  expect(Object.keys(endpoints).filter((id) => !steps.has(id as keyof typeof endpoints))).toEqual([]);
});

describe('the contract suite against the fake city', () => {
  let fakeCity: FakeCityServer;
  beforeAll(async () => {
    fakeCity = await startFakeCity({ isControlOn: true, log: console.error });
  });
  afterAll(() => fakeCity.close());

  const warnings: string[] = [];
  const run = async (id: string, number: number): Promise<Row[]> => {
    const city = cityOf(id);
    const facts = await fakeCityFacts(fakeCity, city, { ...firstFacts(city, number), warnings });
    return runSuite(allSteps, { apiUrl: `${fakeCity.url}${city.apiUrl}`, facts, isWriting: true });
  };

  it('the fake city answers every call of the suite, with balances or without', { timeout: 60_000 }, async () => {
    const rows = [...(await run('moscow', 1_700_000_000_001)), ...(await run('tyumen', 1_700_000_000_001))];
    expect(rows.filter(isFailure).map(lineOf)).toEqual([]);
    expect(unanswered(rows)).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('the suite warns if the Date and the stays of a city go by different clocks', { timeout: 60_000 }, async () => {
    const control = new Control(fakeCity.url);
    await control.misbehave({ match: '/city/moscow/', kind: 'clock', ms: 10_000, count: 1000 });
    await run('moscow', 1_700_000_765_432);
    await control.clearFaults();
    expect(warnings.splice(0)).toEqual([
      expect.stringMatching(/^a stay that was started now begins (9|10) s before the Date/),
    ]);
  });

  it('the suite passes against a city that it has already written to', { timeout: 60_000 }, async () => {
    const rows = await run('moscow', 1_700_000_654_321);
    expect(rows.filter(isFailure).map(lineOf)).toEqual([]);
  });

  it('the suite writes nothing to a city unless writing was requested', { timeout: 60_000 }, async () => {
    const city = cityOf('kazan');
    const before = fakeCity.server.store.one<{ count: number }>(
      'select count(*) as count from ledger_transaction',
    )?.count;
    const facts = { ...firstFacts(city, 7), driver: { login: 'driver@example.com', password: 'parking2026' } };
    const rows = await runSuite(allSteps, { apiUrl: `${fakeCity.url}${city.apiUrl}`, facts, isWriting: false });
    expect(rows.filter(isFailure).map(lineOf)).toEqual([]);
    expect(rows.find(({ call }) => call === 'getProfile')?.verdict).toBe('answers');
    expect(rows.find(({ call }) => call === 'startParking')?.verdict).toBe('not tried');
    // The city was filled with its first data on the way. No call caused any of it.
    const byCalls = 'select count(*) as count from ledger_transaction where city = ? and request <> 0';
    expect(fakeCity.server.store.one<{ count: number }>(byCalls, city.city)?.count).toBe(0);
    expect(before).toBeGreaterThan(0);
  });
});

describe('the contract suite against a faulty server', () => {
  /** Answers by path. Any other path is not found. */
  const replies: Record<string, { status?: number; type?: string; body: string }> = {
    '/api/info/get-options-info-v3': {
      body: '{"status":"ok","result":{"mapCenter":{"latitude":"north","longitude":37},"isClose":"perhaps"}}',
    },
    '/api/info/get-settings/v3': { body: '{"status":"OK","result":{}}' },
    '/api/info/get-zones': { type: 'text/html', body: '<html>Wi-Fi</html>' },
    '/api/info/get-parkings': { status: 500, body: '{"status":"error","errorName":"UnknownError"}' },
    '/api/info/get-map-info/v3': {
      body: '{"status":"ok","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[37,55]},"properties":{"objecttype":"parkings"}}]}',
    },
    '/api/notification/popup': { body: '{"status":"error"}' },
    '/api/sms-commands': { body: '{"status":"error","errorName":"InDevelopingError"}' },
    '/api/news': { body: '{"status":"error","errorName":"NewsAreOut"}' },
    '/api/auth/check-email': { body: '[]' },
    '/api/auth/check-phone': { body: '{"status":"ok"}' },
  };
  let server: Server;
  const rows = new Map<string, Row>();
  beforeAll(async () => {
    server = createServer((request, response) => {
      const {
        status = 200,
        type = 'application/json',
        body,
      } = replies[new URL(request.url ?? '', 'http://city').pathname] ?? { status: 404, body: '{}' };
      response.writeHead(status, { 'Content-Type': type });
      response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const row of await runSuite(allSteps, { apiUrl, facts: firstFacts(cityOf('perm'), 7), isWriting: false }))
      rows.set(row.path, row);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    [
      '/api/info/get-options-info-v3',
      'wrong shape',
      'result.mapCenter.latitude: string "north" where number or string stands',
    ],
    ['/api/info/get-options-info-v3', 'wrong shape', 'result.isClose: string "perhaps" where'],
    ['/api/info/get-settings/v3', 'wrong shape', 'status: "OK" where "ok" stands'],
    ['/api/info/get-zones', 'missing', 'HTML'],
    ['/api/info/get-parkings', 'missing', 'status 500'],
    ['/api/info/get-map-info/v3', 'wrong shape', 'features[0].geometry'],
    ['/api/notification/popup', 'wrong shape', 'errorName: missing'],
    ['/api/sms-commands', 'refuses', 'InDevelopingError'],
    ['/api/news', 'refuses', 'NewsAreOut (not in the catalogue)'],
    ['/api/auth/check-email', 'missing', 'no JSON object'],
    ['/api/auth/check-phone', 'answers', ''],
    ['/api/pages/get-by-path', 'missing', 'status 404'],
    ['/api/payment/start', 'not tried', '--write'],
    ['/api/profile/get-balance', 'not tried', 'no token'],
  ])('the suite reports %s as "%s": %s', (path, verdict, expectedText) => {
    const row = rows.get(path);
    expect(row?.verdict).toBe(verdict);
    expect(row && lineOf(row)).toContain(expectedText);
  });
});

it('the suite names the undocumented status of an operation', () => {
  const line = { dateOperation: '20.11.2026 14:00', type: 'payment', sum: 40 };
  const body = (status: unknown) =>
    JSON.stringify({ status: 'ok', result: [{ ...line, status: 'done' }, line, { ...line, status }] });
  const assessed = (status: unknown) =>
    assessReply(endpoints.getOperations, { status: 200, type: 'application/json', date: '', body: body(status) });
  expect(assessed('waiting')).toEqual({ verdict: 'answers', reason: '', errors: [] });
  for (const word of ['declined', 'unknown'])
    expect(assessed(word)).toMatchObject({
      verdict: 'wrong shape',
      errors: [{ field: 'result[2].status', reason: expect.stringContaining(`"${word}"`) }],
    });
});
