// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseCities } from '~/city/schema';
import { historyQuery } from '~/data/history/historyQuery';
import { operationsQuery } from '~/data/history/operationsQuery';
import cityList from '../../../../cities.json' with { type: 'json' };

const { city } = vi.hoisted(() => ({ city: {} as { current?: unknown } }));
vi.mock('~/state/currentCity', async (real) => ({ ...(await real<object>()), currentCity: () => city.current }));

const signIn = { token: 't', cacheKey: 'a' };
let requested: string[] = [];

beforeEach(() => {
  requested = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    requested.push(`${method} ${address.replace(/^.*\/api\/profile\/|\?.*$/g, '')}`);
    const result = Array.from({ length: 50 }, (_, index) => ({
      type: 'payment',
      dateOperation: `2026-11-20 12:${String(59 - index).padStart(2, '0')}:00`,
    }));
    return Response.json({ status: 'ok', result });
  });
});

it.each([
  [
    'filter',
    [
      'POST get-operations-with-filter',
      'POST get-operations-with-filter',
      'POST get-operations-with-filter',
      'POST get-operations-with-filter',
    ],
  ],
  [
    'v2',
    [
      'GET get-operations-v2',
      'GET get-operations-v2',
      'POST get-operations-with-filter',
      'POST get-operations-with-filter',
    ],
  ],
])(
  'CALL-79: the newest page without a filter is requested by the own call of a city pinned to %s',
  async (operations, calls) => {
    const perm = cityList.find((one) => one.city === 'perm');
    [city.current] = parseCities([{ ...perm, api: { operations } }]);
    const client = new QueryClient();
    await client.fetchQuery(operationsQuery('perm', signIn));
    // A page after the newest has a date filter, so it needs the call with a filter.
    await client.fetchInfiniteQuery({ ...historyQuery('perm', signIn, { period: 'all' }), pages: 2 });
    await client.fetchInfiniteQuery(historyQuery('perm', signIn, { vehicle: 'А123ВС59' }));
    expect(requested).toEqual(calls);
  },
);
