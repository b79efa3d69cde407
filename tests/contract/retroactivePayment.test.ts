import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelParking, renewParking } from '~/api/contract/driverPayments';
import { getCost } from '~/api/contract/costs';
import { startParking } from '~/api/contract/payments';
import { getOperations, getProfile } from '~/api/contract/profile';
import type { Outcome } from '~/api/outcome';
import type { SeededUser } from '../tools/control';
import { refusedWith, serverOfFile, valueOf, zone } from './server';

const server = serverOfFile();
const city = 'perm';
const minute = 60_000;
/** Noon of an ordinary Wednesday. */
const noon = Date.parse('2026-11-18T12:00:00+05:00');

let driver: SeededUser;
let plate: string;

const start = (timestart: string, input: object = {}, token = driver.token) =>
  server.current.call(city, startParking, { Vehicle: plate, Zone: zone, Duration: 60, timestart, ...input }, token);
const cost = (timestart: string, input: object = {}) =>
  server.current.call(city, getCost, { Vehicle: plate, Zone: zone, Duration: 60, timestart, ...input }, driver.token);
const readStays = async () =>
  valueOf(await server.current.call(city, getProfile, {}, driver.token)).result.sessions as { reservationId: string }[];
const stays = async () => (await server.current.ledgerOf(city, driver)).sessions;

const evening = [
  { type: 'default', interval: { from: '08:00:00', to: '20:00:00' }, price: 60 },
  { type: 'default', interval: { from: '20:00:00', to: '23:59:59' }, price: 30 },
];
beforeAll(() => server.current.control.seed(city, { zones: [{ number: zone }, { number: '0906', prices: evening }] }));
beforeEach(async () => {
  await server.current.moveTo(noon);
  driver = await server.current.driver(city);
  plate = driver.vehicles[0]?.number ?? '';
});

describe('a retroactive stay', () => {
  it('a retroactive stay begins at the stated time, costs what that time costs, and ends at its end', async () => {
    const timestart = '2026-11-18T09:15:00+05:00';
    expect(valueOf(await cost(timestart)).costData.intervals).toEqual([
      { from: '2026-11-18T09:15:00.000+05:00', to: '2026-11-18T10:15:00.000+05:00', price: 60, cost: 60 },
    ]);
    valueOf(await start(timestart));
    expect(await stays()).toEqual([
      expect.objectContaining({
        startMs: Date.parse(timestart),
        endMs: Date.parse(timestart) + 60 * minute,
        kopecks: 6000,
      }),
    ]);
    expect(await readStays()).toEqual([]);
    expect(valueOf(await server.current.call(city, getOperations, {}, driver.token)).result).toEqual([
      expect.objectContaining({
        type: 'payment',
        sum: 60,
        startsOf: '2026-11-18T09:15:00.000+05:00',
        endOf: '2026-11-18T10:15:00.000+05:00',
      }),
    ]);
  });

  it('a retroactive stay that still runs can be extended and ended like any other', async () => {
    valueOf(await start('2026-11-18T11:30:00+05:00', { Duration: 120 }));
    const [running] = await readStays();
    const ReservationId = running?.reservationId ?? '';
    valueOf(await server.current.call(city, renewParking, { ReservationId, Duration: 30 }, driver.token));
    valueOf(await server.current.call(city, cancelParking, { ReservationId }, driver.token));
    const { debits, refunds } = await server.current.ledgerOf(city, driver);
    expect(debits.map(({ kopecks }) => kopecks)).toEqual([12_000, 3000]);
    // 150 minutes were bought from 11:30 on. A minute that has begun counts as used.
    expect(refunds[0]?.kopecks).toBe(119 * 100);
  });

  it('a retroactive stay is priced by its own day, such as yesterday evening', async () => {
    expect(valueOf(await cost('2026-11-17T19:30:00+05:00', { Zone: '0906' })).totalcost).toBe(45);
  });

  it('a retroactive stay through the provider begins at the stated time', async () => {
    const { RedirectURL = '' } = valueOf(await start('2026-11-18T09:00:00+05:00', { PaymentService: 'card' }));
    await server.current.control.clock(noon + 20 * minute - Date.now());
    await server.current.atProvider(RedirectURL, 'pay');
    expect(await stays()).toEqual([expect.objectContaining({ startMs: Date.parse('2026-11-18T09:00:00+05:00') })]);
  });

  it('a guest can pay for a retroactive stay', async () => {
    const { RedirectURL = '' } = valueOf(
      await start('2026-11-18T08:00:00+05:00', { PaymentService: 'card', phone: '79001112233' }, 'guest'),
    );
    await server.current.atProvider(RedirectURL, 'pay');
    const mine = (await server.current.control.ledger(city)).sessions.filter(({ number }) => number === plate);
    expect(mine).toEqual([
      expect.objectContaining({ startMs: Date.parse('2026-11-18T08:00:00+05:00'), kopecks: 6000 }),
    ]);
  });

  it('an order for a retroactive stay that is declined makes no stay', async () => {
    const { RedirectURL = '' } = valueOf(await start('2026-11-18T08:00:00+05:00', { PaymentService: 'card' }));
    await server.current.atProvider(RedirectURL, 'decline');
    expect(await stays()).toEqual([]);
  });
});

describe('the start times of retroactive stays', () => {
  it.each([
    ['a moment ago', noon - 1000, noon, 'ok'],
    ['this midnight', Date.parse('2026-11-18T00:00:00+05:00'), noon, 'ok'],
    ['the minute before it, the day before', Date.parse('2026-11-17T23:59:00+05:00'), noon, 'ok'],
    ["yesterday's beginning", Date.parse('2026-11-17T00:00:00+05:00'), noon, 'ok'],
    [
      "yesterday's beginning, one minute before midnight",
      Date.parse('2026-11-17T00:00:00+05:00'),
      Date.parse('2026-11-18T23:59:00+05:00'),
      'ok',
    ],
    [
      'the day before at midnight, when it is too late',
      Date.parse('2026-11-17T00:00:00+05:00'),
      Date.parse('2026-11-19T00:00:01+05:00'),
      'ValidationError',
    ],
    ['the day before yesterday', Date.parse('2026-11-16T23:59:00+05:00'), noon, 'ValidationError'],
    ['a minute ahead', noon + 60_000 + 5000, noon, 'FuturePost'],
    ['years ahead', Date.parse('2030-01-01T00:00:00Z'), noon, 'FuturePost'],
  ])('a start is accepted or refused by the day and minute of the city: %s', async (_, at, now, answer) => {
    await server.current.moveTo(now);
    driver = await server.current.driver(city);
    plate = driver.vehicles[0]?.number ?? '';
    const timestart = new Date(at).toISOString();
    for (const request of [cost, start]) {
      const outcome: Outcome<unknown> = await request(timestart);
      if (answer === 'ok') valueOf(outcome);
      else expect(outcome).toEqual(refusedWith(answer));
    }
  });

  it.each([
    'yesterday',
    '2026-11-18',
    '2026-02-31T10:00:00+05:00',
    '2026-11-18T12:00',
    '18.11.2026T10:00',
    '<b>',
    "'; drop table session",
    '0',
  ])('"%s" is refused as a start time', async (timestart) => {
    expect(await start(timestart)).toEqual(refusedWith('ValidationError'));
    expect(await cost(timestart)).toEqual(refusedWith('ValidationError'));
  });

  it('an empty start time means now', async () => {
    valueOf(await start(' '));
    expect(await readStays()).toHaveLength(1);
  });

  it.each([
    ['usePostPayment', '2026-11-18T09:00:00+05:00', '2026-11-17T09:00:00+05:00'],
    ['usePostPaymentYesterday', '2026-11-17T09:00:00+05:00', '2026-11-18T09:00:00+05:00'],
  ])('without %s a start on its day is refused, and on the other day accepted', async (setting, off, on) => {
    await server.current.control.settings(city, { [setting]: false });
    try {
      expect(await start(off)).toEqual(refusedWith('InDevelopingError'));
      expect(await cost(off)).toEqual(refusedWith('InDevelopingError'));
      valueOf(await start(on));
    } finally {
      await server.current.control.settings(city, { [setting]: true });
    }
  });

  it('an extension counts from the stay’s end, whatever valid time it states, and an invalid time is refused', async () => {
    valueOf(await start(''));
    const ReservationId = (await readStays())[0]?.reservationId ?? '';
    const renew = (timestart: string) =>
      server.current.call(city, renewParking, { ReservationId, Duration: 30, timestart }, driver.token);
    expect(await renew('later')).toEqual(refusedWith('ValidationError'));
    valueOf(await renew('2026-11-18T12:30:00+05:00'));
    expect((await stays())[0]?.durationMin).toBe(90);
  });
});

describe('overlapping stays of a vehicle in a zone', () => {
  beforeEach(async () => void valueOf(await start('2026-11-18T09:00:00+05:00')));

  it.each([
    ['the same time', '2026-11-18T09:00:00+05:00', 60],
    ['its end', '2026-11-18T09:59:00+05:00', 15],
    ['its beginning', '2026-11-18T08:30:00+05:00', 60],
    ['all of it', '2026-11-18T08:30:00+05:00', 180],
  ])('a retroactive stay that overlaps another is refused: %s', async (_, timestart, Duration) => {
    expect(await start(timestart, { Duration })).toEqual(refusedWith('ParkingSessionAlreadyExists'));
    expect(await cost(timestart, { Duration })).toEqual(refusedWith('ParkingSessionAlreadyExists'));
  });

  it.each([
    ['right after it', '2026-11-18T10:00:00+05:00', 60, zone],
    ['right before it', '2026-11-18T08:00:00+05:00', 60, zone],
    ['in another zone at the same time', '2026-11-18T09:00:00+05:00', 60, '0906'],
  ])('a stay that does not overlap another is accepted: %s', async (_, timestart, Duration, Zone) => {
    valueOf(await start(timestart, { Duration, Zone }));
    expect(await stays()).toHaveLength(2);
  });

  it('an ended stay does not block a new one', async () => {
    valueOf(await start(''));
    expect(await readStays()).toHaveLength(1);
  });

  it('a cancelled stay blocks its minutes up to the cancellation, and no more', async () => {
    valueOf(await start('2026-11-18T11:00:00+05:00', { Duration: 120 }));
    valueOf(
      await server.current.call(
        city,
        cancelParking,
        { ReservationId: (await readStays())[0]?.reservationId ?? '' },
        driver.token,
      ),
    );
    expect(await start('2026-11-18T11:30:00+05:00', { Duration: 15 })).toEqual(
      refusedWith('ParkingSessionAlreadyExists'),
    );
    valueOf(await start(''));
  });

  it('an order that is paid after its time was taken goes to the balance', async () => {
    const { RedirectURL = '' } = valueOf(await start('2026-11-18T10:30:00+05:00', { PaymentService: 'card' }));
    valueOf(await start('2026-11-18T10:45:00+05:00'));
    await server.current.atProvider(RedirectURL, 'pay');
    expect(await stays()).toHaveLength(2);
    expect(valueOf(await server.current.call(city, getProfile, {}, driver.token)).result.balance).toBe(
      500 - 60 - 60 + 60,
    );
  });

  it('an order for a retroactive stay that is paid two days later goes to the balance', async () => {
    const { RedirectURL = '' } = valueOf(await start('2026-11-18T10:30:00+05:00', { PaymentService: 'card' }));
    await server.current.moveTo(Date.parse('2026-11-20T00:00:01+05:00'));
    await server.current.atProvider(RedirectURL, 'pay');
    expect(await stays()).toHaveLength(1);
    expect(valueOf(await server.current.call(city, getProfile, {}, driver.token)).result.balance).toBe(500);
  });
});
