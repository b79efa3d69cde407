import { describe, expect, it } from 'vitest';
import type { HistoryOperation } from '~/domain/history/history';
import { historyOperations } from '~/domain/history/history';
import { spendingOf } from '~/domain/history/spending';

const timeZone = 'Asia/Yekaterinburg';
/** A moment on Perm's clock, which is five hours ahead of UTC. */
const at = (text: string): number => Date.parse(`${text}:00+05:00`);

const line = (when: string, rest: Partial<HistoryOperation> = {}): HistoryOperation => ({
  at: at(when),
  type: 'payment',
  sum: 4000,
  status: 'done',
  ...rest,
});
/** A stay that begins at the moment of its payment. */
const stay = (when: string, durationMin: number, rest: Partial<HistoryOperation> = {}): HistoryOperation =>
  line(when, { startsAt: at(when), endsAt: at(when) + durationMin * 60_000, durationMin, ...rest });

/** `year-month paid −returned minutes`. */
const summaryOf = (lines: readonly HistoryOperation[], zone = timeZone): string[] =>
  spendingOf(lines, zone).months.map(
    ({ year, month, paid, returned, parkedMin }) => `${year}-${month} ${paid} −${returned} ${parkedMin}`,
  );

describe('spending and hours by month', () => {
  it.each<[string, HistoryOperation[], string[]]>([
    ['nothing', [], []],
    ['a stay', [stay('2026-11-20T14:00', 60)], ['2026-11 4000 −0 60']],
    [
      'every type that costs',
      [
        line('2026-11-20T14:00'),
        line('2026-11-19T14:00', { type: 'renew' }),
        line('2026-11-18T14:00', { type: 'paymentGate' }),
        line('2026-11-17T14:00', { type: 'paymentSubscription', sum: 300_000 }),
      ],
      ['2026-11 312000 −0 0'],
    ],
    [
      'a top-up, a bonus and what nobody knows are not spent',
      [
        line('2026-11-20T14:00', { type: 'refill' }),
        line('2026-11-19T14:00', { type: 'bonus20' }),
        line('2026-11-18T14:00', { type: 'other' }),
      ],
      [],
    ],
    [
      'what was refused, called off or waits',
      [
        stay('2026-11-20T14:00', 60, { status: 'error' }),
        stay('2026-11-20T14:00', 60, { status: 'cancel' }),
        stay('2026-11-20T14:00', 60, { status: 'waiting' }),
        stay('2026-11-20T14:00', 60, { status: 'unknown' }),
      ],
      [],
    ],
    [
      'a status that the city does not tell',
      [stay('2026-11-20T14:00', 60, { status: undefined })],
      ['2026-11 4000 −0 60'],
    ],
    [
      'kopecks are kept',
      [line('2026-11-20T14:00', { sum: 1057 }), line('2026-11-20T13:00', { sum: 3 })],
      ['2026-11 1060 −0 0'],
    ],
    [
      'a refund counts where it came',
      [line('2026-11-01T00:10', { type: 'cancel', sum: 1000 }), line('2026-10-31T23:00')],
      ['2026-11 0 −1000 0', '2026-10 4000 −0 0'],
    ],
    [
      'a refund that failed is none',
      [line('2026-11-20T14:00', { type: 'cancel', status: 'error' }), line('2026-11-20T13:00')],
      ['2026-11 4000 −0 0'],
    ],
    [
      'a month begins by the clock of the city, not by UTC',
      [line('2026-11-01T00:00'), line('2026-10-31T23:59')],
      ['2026-11 4000 −0 0', '2026-10 4000 −0 0'],
    ],
    ['a year too', [line('2026-01-01T00:00'), line('2025-12-31T23:59')], ['2026-1 4000 −0 0', '2025-12 4000 −0 0']],
    [
      'a stay over the end of a month belongs to both, its money to the first',
      [stay('2026-10-31T23:00', 150)],
      ['2026-11 0 −0 90', '2026-10 4000 −0 60'],
    ],
    [
      'a month without anything stands between',
      [line('2026-11-02T10:00'), line('2026-08-30T10:00')],
      ['2026-11 4000 −0 0', '2026-10 0 −0 0', '2026-9 0 −0 0', '2026-8 4000 −0 0'],
    ],
    ['a stay without its end', [line('2026-11-20T14:00', { durationMin: 45 })], ['2026-11 4000 −0 45']],
    [
      'a stay that ends before it begins',
      [line('2026-11-20T14:00', { endsAt: at('2026-11-20T13:00') })],
      ['2026-11 4000 −0 0'],
    ],
    ['no stay lasts for a year', [stay('2026-01-20T14:00', 365 * 1440)], ['2026-1 4000 −0 0']],
    ['a line without a date has no month', [{ type: 'payment', sum: 4000 }], []],
    ['a free stay is parked all the same', [stay('2026-11-20T14:00', 30, { sum: 0 })], ['2026-11 0 −0 30']],
  ])('spending is added up by month: %s', (_, lines, expected) => {
    expect(summaryOf(lines)).toEqual(expected);
  });

  it.each<[string, HistoryOperation[], number]>([
    [
      'a renewal from the end on',
      [
        stay('2026-11-20T15:00', 30, { type: 'renew', orderNumber: '7' }),
        stay('2026-11-20T14:00', 60, { orderNumber: '7' }),
      ],
      90,
    ],
    [
      'a renewal that tells of the whole stay',
      [
        stay('2026-11-20T14:00', 90, { type: 'renew', orderNumber: '7' }),
        stay('2026-11-20T14:00', 60, { orderNumber: '7' }),
      ],
      90,
    ],
    [
      'a cancelled stay until it was cancelled',
      [
        stay('2026-11-20T14:00', 20, { type: 'cancel', orderNumber: '7' }),
        stay('2026-11-20T14:00', 60, { orderNumber: '7' }),
      ],
      20,
    ],
    [
      'a cancelled renewal',
      [
        stay('2026-11-20T14:00', 70, { type: 'cancel', orderNumber: '7' }),
        stay('2026-11-20T15:00', 30, { type: 'renew', orderNumber: '7' }),
        stay('2026-11-20T14:00', 60, { orderNumber: '7' }),
      ],
      70,
    ],
    [
      'a stay cancelled before its renewal began',
      [
        stay('2026-11-20T14:00', 40, { type: 'cancel', orderNumber: '7' }),
        stay('2026-11-20T15:00', 30, { type: 'renew', orderNumber: '7' }),
        stay('2026-11-20T14:00', 60, { orderNumber: '7' }),
      ],
      40,
    ],
    [
      'another stay beside it',
      [
        stay('2026-11-20T14:00', 20, { type: 'cancel', orderNumber: '7' }),
        stay('2026-11-20T14:00', 60, { orderNumber: '8' }),
      ],
      60,
    ],
    ['stays without a number', [stay('2026-11-20T14:00', 60), stay('2026-11-20T13:00', 60)], 120],
  ])('the hours of parking are added up without double counting: %s', (_, lines, minutes) => {
    expect(spendingOf(lines, timeZone).months.map(({ parkedMin }) => parkedMin)).toEqual([minutes]);
  });

  it('the hours of parking are real hours across a change of the clocks', () => {
    // In Berlin the clocks are put back at 03:00 on 25 October 2026, so from midnight to 06:00 there are seven hours.
    const night = { at: Date.parse('2026-10-25T00:00:00+02:00'), endsAt: Date.parse('2026-10-25T06:00:00+01:00') };
    expect(summaryOf([{ ...night, startsAt: night.at, type: 'payment', sum: 100 }], 'Europe/Berlin')).toEqual([
      '2026-10 100 −0 420',
    ]);
  });

  it('the spending states the period of all its operations, including those that cost nothing', () => {
    const lines = [
      line('2026-11-20T14:00', { type: 'refill' }),
      line('2026-11-10T14:00'),
      line('2026-11-01T09:00', { type: 'bonus20' }),
      { type: 'payment', sum: 1 } as const,
    ];
    expect(spendingOf(lines, timeZone)).toMatchObject({ from: at('2026-11-01T09:00'), until: at('2026-11-20T14:00') });
    expect(spendingOf([], timeZone)).toEqual({ months: [] });
  });

  it('the spending loses nothing of fifty thousand operations, page by page', () => {
    const start = at('2026-11-20T14:00');
    const pages = Array.from({ length: 1000 }, (_, page) => ({
      lines: Array.from({ length: 50 }, (_, index): HistoryOperation => ({
        at: start - (page * 50 + index) * 600_000,
        type: 'payment',
        sum: 100,
        durationMin: 15,
        orderNumber: `${page} ${index}`,
      })),
    }));
    const lines = historyOperations(pages);
    const { months } = spendingOf(lines, timeZone);
    expect(months.reduce((total, { paid }) => total + paid, 0)).toBe(5_000_000);
    expect(historyOperations([...pages])).toEqual(lines);
  });
});
