import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getHistory } from '~/api/contract/profile';
import { historyFromWire } from '~/data/history/historyFromWire';
import { historyRequest } from '~/data/history/historyRequest';
import { historyPageSize } from '~/data/history/operationsFromWire';

const timeZone = 'Asia/Yekaterinburg';
const page = (result: unknown[], before?: string) =>
  historyFromWire(v.parse(getHistory.reply, { result }), timeZone, before);
const at = (minute: number): string => `2026-11-20T14:${String(minute).padStart(2, '0')}:00+05:00`;
const full = Array.from({ length: historyPageSize }, (_, index) => ({
  dateOperation: at(59 - index),
  type: 'payment',
  sum: 40,
}));

describe('a page of the history', () => {
  it('an operation is read with every field of its row (OPS-11)', () => {
    const { lines, next } = page([
      {
        startsOf: '2026-11-20T14:02:00+05:00',
        endOf: '20.11.2026 15:02',
        dateOperation: '2026-11-20T14:02:00+05:00',
        duration: '60',
        type: 'payment',
        zone: 302,
        parking: '1007',
        tariff: '40 ₽/ч',
        transport: 'А123ВС59',
        resolution: 'Льгота',
        sum: '32,50',
        sumSale: 7.5,
        status: 'done',
        orderNumber: 12,
        driverPhone: '79123456789',
        checkFiscal: 'https://ofd.example/1',
      },
    ]);
    const moment = Date.UTC(2026, 10, 20, 9, 2);
    expect(lines).toEqual([
      {
        at: moment,
        type: 'payment',
        status: 'done',
        sum: 3250,
        discount: 750,
        orderNumber: '12',
        driver: '79123456789',
        plate: 'А123ВС59',
        zone: '302',
        parkingCode: '1007',
        startsAt: moment,
        endsAt: moment + 3_600_000,
        durationMin: 60,
        tariff: '40 ₽/ч',
        permission: 'Льгота',
        receipt: 'https://ofd.example/1',
      },
    ]);
    expect(next).toBeUndefined();
  });

  it.each<[unknown, object | undefined]>([
    [{ dateOperation: at(1) }, { type: 'other', sum: 0, status: undefined }],
    [
      { type: 'refill', sum: 100 },
      { at: undefined, type: 'refill', sum: 10_000 },
    ],
    [
      { dateOperation: 'вчера', type: 'refill', sum: null },
      { at: undefined, type: 'refill', sum: 0 },
    ],
    [
      { dateOperation: at(1), type: '__proto__', status: 'constructor' },
      { type: 'other', status: 'unknown' },
    ],
    [{ dateOperation: at(1), status: 'declined' }, { status: 'unknown' }],
    [{ dateOperation: at(1), status: {} }, { status: 'unknown' }],
    [{ dateOperation: at(1), status: '' }, { status: undefined }],
    [
      { dateOperation: at(1), type: 'payment', sum: -40, sumSale: -1 },
      { sum: 4000, discount: undefined },
    ],
    [
      { dateOperation: at(1), sum: 'NaN', duration: -5 },
      { sum: 0, durationMin: undefined },
    ],
    [
      { dateOperation: at(1), duration: 1e12, zone: ' ', transport: {} },
      { durationMin: undefined, zone: undefined, plate: undefined },
    ],
    [{ dateOperation: at(1), transport: { numberTs: 'А123ВС59' } }, { plate: 'А123ВС59' }],
    [{}, undefined],
    [null, undefined],
    ['payment', undefined],
    [[], undefined],
  ])('the row %j of the history is read as %j', (wire, line) => {
    const [read] = page([wire]).lines;
    if (line === undefined) expect(read).toBeUndefined();
    else expect(read).toMatchObject(line);
  });

  it('endless texts of an operation are cut', () => {
    expect(page([{ dateOperation: at(1), tariff: 'я'.repeat(100_000) }]).lines[0]?.tariff?.length).toBeLessThan(200);
  });
});

describe('the next page of the history', () => {
  it.each([
    ['behind a full page', full, '', full.at(-1)?.dateOperation],
    ['not behind the last one', full.slice(1), '', undefined],
    ['not where a server repeats itself', full, full.at(-1)?.dateOperation, undefined],
    ['not where it comes back newer', full, at(0), undefined],
    ['by the last readable date', [...full.slice(0, -1), { dateOperation: '?' }], '', full.at(-2)?.dateOperation],
    ['not without any date', full.map(() => ({ type: 'refill' })), '', undefined],
    ['not behind nothing', [], '', undefined],
  ])('the next page of the history is requested %s', (_, result, before, next) => {
    expect(page(result, before).next).toBe(next);
  });
});

it.each([
  [
    {},
    {
      StartDate: '2026-10-22T00:00:00+05:00',
      EndDate: undefined,
      Operation: undefined,
      Vehicle: undefined,
      Zone: undefined,
      OrderNumber: undefined,
      Driver: undefined,
    },
  ],
  [
    { period: 'yesterday' as const, zone: '0302' },
    { StartDate: '2026-11-19T00:00:00+05:00', EndDate: '2026-11-20T00:00:00+05:00', Zone: '0302' },
  ],
  [
    { period: 'all' as const, operation: 'refill' as const, vehicle: 'А123ВС59' },
    { StartDate: undefined, Operation: 'refill', Vehicle: 'А123ВС59' },
  ],
  [
    { period: 'all' as const, order: 'H12', driver: '79123456789' },
    { StartDate: undefined, OrderNumber: 'H12', Driver: '79123456789' },
  ],
])('the history filter %j is sent as %j', (search, request) => {
  expect(historyRequest(search, Date.UTC(2026, 10, 20, 9), timeZone)).toMatchObject(request);
});
