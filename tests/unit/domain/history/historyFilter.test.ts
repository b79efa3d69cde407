import { describe, expect, it } from 'vitest';
import {
  filterCount,
  filteredTypes,
  isBackwards,
  isComplete,
  periodSpan,
  readHistorySearch,
  withChosenPlate,
  withFieldsOf,
  withoutFilters,
  zonesToFilter,
  type HistorySearch,
} from '~/domain/history/historyFilter';
import type { HistoryOperation } from '~/domain/history/history';
import type { Zone } from '~/domain/stay/zone';

const perm = 'Asia/Yekaterinburg';
/** 21 November 2026, 02:30 in the city, when it is still the 20th in UTC. */
const now = Date.UTC(2026, 10, 20, 21, 30);
const iso = (at: number | undefined): string | undefined =>
  at === undefined ? undefined : new Date(at).toISOString().slice(0, 16);

describe('a period (document 2, section 2; rolling by decisions.md)', () => {
  it.each<[HistorySearch, string | undefined, string | undefined]>([
    [{}, '2026-10-22T19:00', undefined],
    [{ period: 'all' }, undefined, undefined],
    [{ period: 'today' }, '2026-11-20T19:00', undefined],
    [{ period: 'yesterday' }, '2026-11-19T19:00', '2026-11-20T19:00'],
    [{ period: 'weekly' }, '2026-11-14T19:00', undefined],
    [{ period: 'custom' }, undefined, undefined],
    [{ period: 'custom', from: '2026-11-01' }, '2026-10-31T19:00', undefined],
    [{ period: 'custom', to: '2026-11-01' }, undefined, '2026-11-01T19:00'],
    [{ period: 'custom', from: '2026-12-31', to: '2026-12-31' }, '2026-12-30T19:00', '2026-12-31T19:00'],
    [{ period: 'custom', from: '2028-02-29', to: '2028-02-29' }, '2028-02-28T19:00', '2028-02-29T19:00'],
  ])('the period %j lasts from %s to %s', (search, from, until) => {
    const span = periodSpan(search, now, perm);
    expect([iso(span.from), iso(span.until)]).toEqual([from, until]);
  });

  it('a period counts days and not hours across a change of the clocks', () => {
    // In New York the clocks are put back on 1 November 2026.
    const span = periodSpan({ period: 'weekly' }, Date.UTC(2026, 10, 4, 17), 'America/New_York');
    expect(iso(span.from)).toBe('2026-10-29T04:00');
  });
});

describe('a day of a date field', () => {
  it.each<[HistorySearch, boolean]>([
    [{ from: '2026-11-20', to: '2026-11-19' }, true],
    [{ from: '2026-11-20', to: '2026-11-20' }, false],
    [{ from: '2026-11-20' }, false],
    [{}, false],
  ])('the period %j runs backwards: %s', (search, is) => {
    expect(isBackwards(search)).toBe(is);
  });

  it.each<[HistorySearch, boolean]>([
    [{}, true],
    [{ period: 'all' }, true],
    [{ period: 'custom' }, false],
    // B-54: one day of the two.
    [{ period: 'custom', from: '2026-11-20' }, false],
    [{ period: 'custom', to: '2026-11-20' }, false],
    [{ period: 'custom', from: '2026-11-20', to: '2026-11-19' }, false],
    [{ period: 'custom', from: '2026-11-20', to: '2026-11-20' }, true],
  ])('the period %j has all the days that it needs: %s (B-53, B-54)', (search, is) => {
    expect(isComplete(search)).toBe(is);
  });
});

describe('filters of an address', () => {
  const bare = {
    period: undefined,
    from: undefined,
    to: undefined,
    operation: undefined,
    vehicle: undefined,
    zone: undefined,
    order: undefined,
    driver: undefined,
  };
  it.each<[Record<string, unknown>, HistorySearch]>([
    [{}, bare],
    [{ period: 'monthly' }, bare],
    [
      { period: 'all', operation: 'all', vehicle: 'all', zone: 'all' },
      { ...bare, period: 'all' },
    ],
    [
      { period: 'weekly', zone: '0302', vehicle: ' А123ВС59 ' },
      { ...bare, period: 'weekly', zone: '0302', vehicle: 'А123ВС59' },
    ],
    [
      { period: 'custom', from: '2026-11-01', to: '2026-11-31' },
      { ...bare, period: 'custom', from: '2026-11-01' },
    ],
    [
      { period: 'today', from: '2026-11-01' },
      { ...bare, period: 'today' },
    ],
    [{ operation: 'bonus20' }, { ...bare, operation: 'bonus20' }],
    [{ operation: 'constructor' }, bare],
    [{ operation: ['refill'] }, bare],
    [{ period: '__proto__', from: {}, vehicle: 5, zone: 'x'.repeat(41) }, bare],
    [
      { vehicle: 'А1\u0000', zone: '<b>' },
      { ...bare, zone: '<b>' },
    ],
    [
      { order: ' № H12 ', driver: ' 79123456789' },
      { ...bare, order: 'H12', driver: '79123456789' },
    ],
    [
      { order: `No.${'1'.repeat(120)}`, driver: 'all' },
      { ...bare, order: '1'.repeat(120) },
    ],
    [{ order: '№', driver: '7\u0000' }, bare],
    [{ order: '1'.repeat(121), driver: 79123456789 }, bare],
  ])('the filters %j of an address are read as %j', (search, read) => {
    expect(readHistorySearch(search)).toEqual(read);
  });
});

it('the history offers a filter for bonuses only where the city gives them', () => {
  expect(filteredTypes(true)).toContain('bonus20');
  expect(filteredTypes(false)).toEqual(['payment', 'refill', 'renew', 'cancel', 'paymentSubscription']);
});

it.each([
  [['А123ВС59'], undefined, ['А123ВС59']],
  [['А123ВС59'], 'а123вс59', ['А123ВС59']],
  [['А123ВС59'], 'A123BC59', ['А123ВС59']],
  [[], 'А123ВС59', ['А123ВС59']],
])('a filter with the vehicles %j and %s chosen lists %j', (plates, chosen, list) => {
  expect(withChosenPlate(plates, chosen)).toEqual(list);
});

it('the filter leaves out parkings that cost nothing, but keeps every zone', () => {
  const price = (perHour: number) => ({ dayType: 'default' as const, fromMin: 0, toMin: 1440, perHour });
  const zone = (number: string, parkingCode: string | undefined, perHours: number[]): Zone => ({
    number,
    parkingCode,
    name: '',
    address: '',
    prices: perHours.map(price),
  });
  const displayed = zonesToFilter([
    zone('1', 'a', [0]),
    zone('1', 'b', [0, 4000]),
    zone('1', 'b', [4000]),
    zone('1', 'c', []),
    zone('2', undefined, []),
  ]);
  expect(displayed.map(({ number, parkingCode }) => parkingCode ?? number)).toEqual(['b', '2']);
});

it.each<[HistorySearch, number, HistorySearch]>([
  [{}, 0, {}],
  [{ period: 'all' }, 0, { period: 'all' }],
  [{ period: 'all', operation: 'refill', vehicle: 'А123ВС59', zone: '0302' }, 3, { period: 'all' }],
  [
    { period: 'custom', from: '2026-11-01', to: '2026-11-02', order: 'H12', driver: '79123456789' },
    2,
    { period: 'custom', from: '2026-11-01', to: '2026-11-02' },
  ],
])('the filters %j are %i besides the period, and without them %j is left', (search, count, period) => {
  expect(filterCount(search)).toBe(count);
  expect(withoutFilters(search)).toEqual({ from: undefined, to: undefined, period: undefined, ...period });
});

it('OPS-15: an order number and drivers can be searched by once an operation has carried them', () => {
  const operation = (more: Partial<HistoryOperation>): HistoryOperation => ({ type: 'payment', sum: 0, ...more });
  const none = { hasOrders: false, drivers: [] };
  expect(withFieldsOf(none, [operation({})])).toBe(none);
  const both = withFieldsOf(none, [
    operation({ orderNumber: 'H1', driver: '79120000001' }),
    operation({ driver: '79120000002' }),
    operation({ driver: '79120000001' }),
  ]);
  expect(both).toEqual({ hasOrders: true, drivers: ['79120000001', '79120000002'] });
  // A filter that finds nothing does not take its own field away.
  expect(withFieldsOf(both, [])).toBe(both);
});
