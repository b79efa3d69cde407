import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fine } from '~/domain/history/fine';
import type { HistoryOperation } from '~/domain/history/history';
import {
  canObject,
  objectionEvents,
  objectionPeriod,
  operationsPeriod,
  type ObjectionEvent,
  type Span,
} from '~/domain/history/objection';
import type { PaymentRecord } from '~/domain/payments/paymentRecord';
import { hourMs, instantFromWire, isoInCity, minuteMs, type Instant } from '~/domain/time/cityTime';

const perm = 'Asia/Yekaterinburg';
const plate = 'А123ВС59';
const at = (text: string, timeZone = perm): Instant => {
  const instant = instantFromWire(text, timeZone);
  if (instant === undefined) throw new Error(`${text} is no time`);
  return instant;
};
const fine: Fine = {
  uin: '03550000000000000001',
  status: 'new',
  at: at('2026-11-25T12:00'),
  startsAt: at('2026-11-22T14:00'),
  endsAt: at('2026-11-22T15:00'),
  plate,
};

const record = (sentAt: string, more: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id: `${sentAt}${JSON.stringify(more)}`,
  city: 'perm',
  kind: 'start',
  sentAt: at(sentAt),
  plate,
  outcome: 'done',
  ...more,
});
const operation = (from: string, to: string, more: Partial<HistoryOperation> = {}): HistoryOperation => ({
  at: at(from),
  type: 'payment',
  status: 'done',
  sum: 6000,
  orderNumber: from,
  plate,
  startsAt: at(from),
  endsAt: at(to),
  ...more,
});
const eventsOf = (
  operations: readonly HistoryOperation[] | undefined,
  records: readonly PaymentRecord[] = [],
  { isComplete = true, of = fine, timeZone = perm }: { isComplete?: boolean; of?: Fine; timeZone?: string } = {},
): ObjectionEvent[] => objectionEvents(of, { records, history: operations && { operations, isComplete } }, timeZone);

const unpaidOf = (...args: Parameters<typeof eventsOf>): readonly Span[] | undefined => {
  const violation = eventsOf(...args).find((event) => event.kind === 'violation');
  if (!violation) throw new Error('There is no violation');
  return violation.unpaid;
};
const whole: Span = { from: at('2026-11-22T14:00'), to: at('2026-11-22T15:00') };

describe('the period of an objection', () => {
  it('reaches from the city’s day before the violation to the end of the day after it', () => {
    expect(objectionPeriod(fine, perm)).toEqual({ from: at('2026-11-21T00:00'), to: at('2026-11-24T00:00') });
  });

  it('follows the clock of the city, and not of the phone', () => {
    const late = { ...fine, startsAt: Date.UTC(2026, 10, 22, 20, 30), endsAt: undefined };
    expect(isoInCity(objectionPeriod(late, perm)?.from ?? 0, perm)).toBe('2026-11-22T00:00:00+05:00');
    expect(isoInCity(objectionPeriod(late, 'Europe/Moscow')?.from ?? 0, 'Europe/Moscow')).toBe(
      '2026-11-21T00:00:00+03:00',
    );
  });

  it('counts days and not hours where the city changes its clocks', () => {
    const berlin = 'Europe/Berlin';
    const night = { ...fine, startsAt: at('2026-10-25T12:00', berlin), endsAt: undefined };
    const period = objectionPeriod(night, berlin);
    expect([period?.from, period?.to].map((one) => isoInCity(one ?? 0, berlin))).toEqual([
      '2026-10-24T00:00:00+02:00',
      '2026-10-27T00:00:00+01:00',
    ]);
    expect(((period?.to ?? 0) - (period?.from ?? 0)) / hourMs).toBe(73);
  });

  it('is around the date of the fine if the city sends no time of the violation', () => {
    const dated = { ...fine, startsAt: undefined, endsAt: undefined };
    expect(objectionPeriod(dated, perm)).toEqual({ from: at('2026-11-24T00:00'), to: at('2026-11-27T00:00') });
    expect(eventsOf([], [], { of: dated })).toEqual([]);
  });

  it('does not follow an end that is before the start or weeks later', () => {
    for (const endsAt of [at('2026-11-22T13:00'), at('2027-01-01T00:00')])
      expect(objectionPeriod({ ...fine, endsAt }, perm)?.to).toBe(at('2026-11-24T00:00'));
  });

  it('needs operations of a week before it, because a stay may have been paid earlier', () => {
    const period = objectionPeriod(fine, perm) ?? { from: 0, to: 0 };
    expect(operationsPeriod(period, perm)).toEqual({ from: at('2026-11-14T00:00'), to: period.to });
  });
});

it('an objection needs a plate and a time, and a fine that is not cancelled', () => {
  expect(canObject(fine)).toBe(true);
  expect(canObject({ ...fine, startsAt: undefined })).toBe(true);
  expect(canObject({ ...fine, plate: undefined })).toBe(false);
  expect(canObject({ ...fine, startsAt: undefined, at: undefined })).toBe(false);
  expect(canObject({ ...fine, status: 'cancelled' })).toBe(false);
});

describe('the events of an objection', () => {
  it('stand in order of time: attempts, outages, operations, the violation and gaps', () => {
    const events = eventsOf(
      [operation('2026-11-22T16:00', '2026-11-22T17:00'), operation('2026-11-22T12:00', '2026-11-22T13:00')],
      [
        record('2026-11-22T14:05', { outcome: 'failed', fault: 'refused' }),
        record('2026-11-22T13:59', { outcome: 'failed', fault: 'lost' }),
        record('2026-11-22T14:00'),
      ],
    );
    expect(events.map((event) => [event.kind, isoInCity(event.at, perm).slice(11, 16)])).toEqual([
      ['operation', '12:00'],
      ['gap', '13:00'],
      ['record', '13:59'],
      ['violation', '14:00'],
      ['record', '14:00'],
      ['record', '14:05'],
      ['operation', '16:00'],
    ]);
  });

  it('leave out other vehicles and other days, and read a plate in both alphabets', () => {
    const events = eventsOf(
      [
        operation('2026-11-22T12:00', '2026-11-22T13:00', { plate: 'В999ВВ59' }),
        operation('2026-11-20T12:00', '2026-11-20T13:00'),
        operation('2026-11-24T00:00', '2026-11-24T01:00'),
        operation('2026-11-21T00:00', '2026-11-21T01:00', { plate: 'a123bc59' }),
      ],
      [
        record('2026-11-20T23:59'),
        record('2026-11-23T23:59', { plate: 'A123BC59' }),
        record('2026-11-22T12:00', { plate: 'В999ВВ59' }),
      ],
    );
    expect(events.map((event) => [event.kind, isoInCity(event.at, perm).slice(0, 16)])).toEqual([
      ['operation', '2026-11-21T00:00'],
      ['violation', '2026-11-22T14:00'],
      ['record', '2026-11-23T23:59'],
    ]);
  });

  it('include a stay that was paid earlier and still ran', () => {
    const earlier = operation('2026-11-19T12:00', '2026-11-22T18:00');
    expect(eventsOf([earlier])[0]).toMatchObject({ kind: 'operation', operation: earlier });
    expect(unpaidOf([earlier])).toEqual([]);
  });

  it('include records without a vehicle only if they show an outage', () => {
    const records = [
      record('2026-11-22T13:00', { plate: undefined, kind: 'offlineForm', outcome: 'failed', fault: 'silent' }),
      record('2026-11-22T13:05', { plate: undefined, kind: 'refill' }),
      record('2026-11-22T13:10', { plate: undefined, kind: 'refill', outcome: 'failed', fault: 'timeout' }),
    ];
    const events = eventsOf([], records).filter((event) => event.kind === 'record');
    expect(events.map((event) => event.record.fault)).toEqual(['silent', 'timeout']);
  });

  it('include a cancellation without a plate, by its order', () => {
    const stay = operation('2026-11-22T14:00', '2026-11-22T15:00', { orderNumber: '7' });
    const cancelled = operation('2026-11-22T14:30', '2026-11-22T14:30', {
      type: 'cancel',
      plate: undefined,
      orderNumber: '7',
    });
    const foreign = { ...cancelled, orderNumber: '8' };
    expect(eventsOf([cancelled, foreign, stay]).filter(({ kind }) => kind === 'operation')).toHaveLength(2);
  });
});

describe('the violation and the paid stays', () => {
  it('nothing is unpaid if stays cover it, together with an extension', () => {
    expect(
      unpaidOf([
        operation('2026-11-22T14:30', '2026-11-22T15:30', { type: 'renew' }),
        operation('2026-11-22T13:30', '2026-11-22T14:30'),
      ]),
    ).toEqual([]);
  });

  it('the unpaid parts are named, against the driver too', () => {
    expect(unpaidOf([])).toEqual([whole]);
    expect(unpaidOf([operation('2026-11-22T14:10', '2026-11-22T14:20')])).toEqual([
      { from: whole.from, to: at('2026-11-22T14:10') },
      { from: at('2026-11-22T14:20'), to: whole.to },
    ]);
  });

  it('a moment is paid from the start of a stay until before its end', () => {
    const moment = (endsAt: undefined, stay: HistoryOperation) => unpaidOf([stay], [], { of: { ...fine, endsAt } });
    expect(moment(undefined, operation('2026-11-22T14:00', '2026-11-22T14:30'))).toEqual([]);
    expect(moment(undefined, operation('2026-11-22T13:00', '2026-11-22T14:00'))).toEqual([
      { from: whole.from, to: whole.from },
    ]);
  });

  it('a refused or unpaid stay does not count', () => {
    for (const status of ['error', 'cancel', 'waiting'] as const)
      expect(unpaidOf([operation('2026-11-22T13:00', '2026-11-22T16:00', { status })])).toEqual([whole]);
  });

  it('a cancelled stay ends with its cancellation', () => {
    const stay = operation('2026-11-22T13:00', '2026-11-22T16:00', { orderNumber: '7' });
    const cancelled = operation('2026-11-22T14:30', '2026-11-22T16:00', { type: 'cancel', orderNumber: '7' });
    expect(unpaidOf([cancelled, stay])).toEqual([{ from: at('2026-11-22T14:30'), to: whole.to }]);
  });

  it('nothing is claimed where the history was not read, is incomplete, or lacks a time or a status', () => {
    const stay = operation('2026-11-22T13:00', '2026-11-22T13:30');
    expect(unpaidOf(undefined)).toBeUndefined();
    expect(unpaidOf([stay], [], { isComplete: false })).toBeUndefined();
    expect(unpaidOf([{ ...stay, endsAt: undefined }])).toBeUndefined();
    expect(unpaidOf([{ ...stay, status: 'unknown' }])).toBeUndefined();
    expect(unpaidOf([{ ...stay, type: 'cancel', orderNumber: undefined }])).toBeUndefined();
    expect(unpaidOf([{ ...stay, endsAt: undefined, durationMin: 90 }])).toEqual([
      { from: at('2026-11-22T14:30'), to: whole.to },
    ]);
  });
});

describe('gaps between stays', () => {
  const gaps = (...args: Parameters<typeof eventsOf>): Span[] =>
    eventsOf(...args).flatMap((event) => (event.kind === 'gap' ? [event.span] : []));

  it('stand between two paid stays, and not before the first or after the last', () => {
    expect(
      gaps([operation('2026-11-22T16:00', '2026-11-22T17:00'), operation('2026-11-22T12:00', '2026-11-22T13:00')]),
    ).toEqual([{ from: at('2026-11-22T13:00'), to: at('2026-11-22T16:00') }]);
    expect(gaps([operation('2026-11-22T12:00', '2026-11-22T13:00')])).toEqual([]);
  });

  it('do not begin with a stay that ended before the period', () => {
    expect(
      gaps([operation('2026-11-18T12:00', '2026-11-18T13:00'), operation('2026-11-22T12:00', '2026-11-22T13:00')]),
    ).toEqual([]);
  });

  it('are not claimed of an incomplete history', () => {
    const stays = [
      operation('2026-11-22T12:00', '2026-11-22T13:00'),
      operation('2026-11-22T16:00', '2026-11-22T17:00'),
    ];
    expect(gaps(stays, [], { isComplete: false })).toEqual([]);
  });
});

it('whatever the stays are, unpaid time and gaps are outside all of them, and nothing is invented', () => {
  const start = at('2026-11-21T00:00');
  const stays = fc.array(
    fc.record({ from: fc.integer({ min: 0, max: 4_000 }), length: fc.integer({ min: 1, max: 600 }) }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(stays, (drawn) => {
      const operations = drawn.map(({ from, length }, index): HistoryOperation => ({
        at: start + from * minuteMs,
        type: 'payment',
        sum: 100,
        plate,
        orderNumber: String(index),
        startsAt: start + from * minuteMs,
        endsAt: start + (from + length) * minuteMs,
      }));
      const isPaid = (minute: Instant): boolean =>
        operations.some(({ startsAt = 0, endsAt = 0 }) => minute >= startsAt && minute < endsAt);
      const events = eventsOf(operations);
      expect(events.map((event) => event.at)).toEqual(events.map((event) => event.at).sort((a, b) => a - b));
      for (const event of events) {
        if (event.kind === 'operation') expect(operations).toContain(event.operation);
        if (event.kind === 'gap')
          for (let minute = event.span.from; minute < event.span.to; minute += minuteMs)
            expect(isPaid(minute)).toBe(false);
        if (event.kind !== 'violation') continue;
        for (let minute = whole.from; minute < whole.to; minute += minuteMs)
          expect(event.unpaid?.some(({ from, to }) => minute >= from && minute < to)).toBe(!isPaid(minute));
      }
    }),
    { numRuns: 100 },
  );
});
