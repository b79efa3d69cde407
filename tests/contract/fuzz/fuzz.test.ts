import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '~/api/contract/endpoint';
import { endpoints } from '~/api/contract/endpoints';
import { errorMessages } from '../../fake-city/calls/errorMessages';
import { randomFor } from '../../fake-city/seed/random';
import { startFakeCity, type FakeCityServer } from '../../fake-city/startFakeCity';
import { inconsistencies } from '../consistency';
import { assessReply } from '../suite/callAndAssess';
import { fuzzedCity, type FuzzedCity } from './fuzzedCity';
import { fuzzRequest, parametersInTurn, plainRequest, type FuzzRequest } from './fuzzRequest';

/** The number of requests per call, and the seed. `npm run fuzz` sends many. */
const count = Number(process.env['FUZZ_COUNT'] ?? 20);
const seed = process.env['FUZZ_SEED'] ?? '1';
/** Together these cities have every feature. The second has no balances. */
const cityIds = ['moscow', 'tyumen'] as const;

let fakeCity: FakeCityServer;
/** The failures that the server logged. */
const logged: string[] = [];
const cities = new Map<string, FuzzedCity>();
/** The calls that succeeded at least once. */
const answered = new Set<string>();

beforeAll(async () => {
  fakeCity = await startFakeCity({ isControlOn: true, log: (sentence) => logged.push(sentence) });
  for (const id of cityIds) cities.set(id, await fuzzedCity(fakeCity, id));
});
afterAll(() => fakeCity.close());

const cityOf = (id: string): FuzzedCity => {
  const city = cities.get(id);
  if (!city) throw new Error(`${id} was not filled.`);
  return city;
};

/** Sends a request and expects a documented answer: a success, or a refusal of the catalogue. */
const expectDocumented = async (
  id: string,
  endpoint: Endpoint,
  cityId: string,
  request: FuzzRequest,
  which: string,
): Promise<void> => {
  const { method, address, headers, body } = request;
  const response = await fetch(`${fakeCity.url}/city/${cityId}${address}`, { method, headers, body });
  const wireReply = {
    status: response.status,
    type: response.headers.get('Content-Type') ?? '',
    date: '',
    body: await response.text(),
  };
  const { verdict, reason, errors: shapeErrors } = assessReply(endpoint, wireReply);
  const report = `${which}: ${JSON.stringify({ city: cityId, ...request }).slice(0, 1500)} → ${wireReply.status} ${wireReply.body.slice(0, 500)}`;
  // An invalid id in the path makes an address that does not exist.
  const isNoAddress = wireReply.status === 404 && endpoint.path.includes('{');
  if (!isNoAddress)
    expect(['answers', 'refuses'], `${reason} ${JSON.stringify(shapeErrors)} ${report}`).toContain(verdict);
  if (verdict === 'answers') answered.add(id);
  if (verdict === 'refuses') expect(Object.keys(errorMessages), report).toContain(reason);
  expect(wireReply.body, report).not.toMatch(/\bat .+:\d+:\d+|SQLITE|node:internal/);
};

const expectWhole = (): void => {
  expect(logged, 'failures that the server told of').toEqual([]);
  expect(inconsistencies(fakeCity.server.store)).toEqual([]);
};

const calls = Object.entries(endpoints).map(([id, endpoint]): [id: string, endpoint: Endpoint] => [id, endpoint]);
const isOfCompany = ({ path }: Endpoint): boolean => /corp|\/ts\//.test(path);

describe(`${count} random requests a call, from seed ${seed}`, () => {
  it.each(calls)(
    '%s always answers random requests as documented',
    async (id, endpoint) => {
      const random = randomFor('fuzz', id, seed);
      for (let turn = 0; turn < count; turn += 1) {
        const cityId = random.pick(cityIds);
        const { pool, tokens } = cityOf(cityId);
        await expectDocumented(
          id,
          endpoint,
          cityId,
          fuzzRequest(endpoint, random, pool, tokens),
          `seed ${seed}, turn ${turn}`,
        );
      }
      expectWhole();
    },
    count * 100 + 20_000,
  );

  // With fewer requests, a call may never get past the checks.
  it.skipIf(count < 20)('random requests pass the checks of more than half of the calls', () => {
    expect(answered.size).toBeGreaterThan(Object.keys(endpoints).length / 2);
  });
});

describe('requests with one wrong parameter: missing, empty, too long, hostile, of a wrong type', () => {
  it.each(calls.filter(([, { request }]) => JSON.stringify(request).includes('"entries":{"')))(
    '%s answers as documented when one parameter is wrong',
    async (id, endpoint) => {
      const random = randomFor('turn', id);
      const { pool, driver, company } = cityOf('moscow');
      const token = isOfCompany(endpoint) ? company : driver;
      for (const parameters of parametersInTurn(endpoint, random, pool)) {
        const which = Object.keys(parameters).join(' ');
        await expectDocumented(id, endpoint, 'moscow', plainRequest(endpoint, parameters, token), which);
      }
      expectWhole();
    },
    40_000,
  );
});
