import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelParking, renewParking } from '~/api/contract/driverPayments';
import { getOperations, getProfile } from '~/api/contract/profile';
import { cancelWithoutBalance, endDeferred, payDeferred, startWithoutBalance } from '~/api/contract/payLater';
import type { SeededUser } from '../tools/control';
import { nextPlate, refusedWith, serverOfFile, valueOf, zone } from './server';

const server = serverOfFile();
const city = 'tyumen';
const minute = 60_000;
/** Noon of an ordinary Wednesday. */
const noon = Date.parse('2026-11-18T12:00:00+05:00');
const freeZone = '0907';

let driver: SeededUser;
let plate: string;

type Input = Partial<Parameters<typeof started>[0]>;
const started = (
  input: {
    Zone?: string;
    ParkingCode?: string;
    Duration?: number;
    timestart?: string;
    Vehicle: { Number: string; Category?: string };
  },
  token?: string,
) => server.current.call(city, startWithoutBalance, input, token);
const start = (input: Input = {}) => started({ Zone: zone, Vehicle: { Number: plate }, ...input }, driver.token);
const end = (OrderId: string, PaymentService?: string, token = driver.token) =>
  server.current.call(city, cancelWithoutBalance, { OrderId, PaymentService }, token);
const pay = (OrderId: string, PaymentService = 'card', token = driver.token) =>
  server.current.call(city, payDeferred, { OrderId, PaymentService }, token);
const endAndPay = (OrderId: string, PaymentService = 'card', token = driver.token) =>
  server.current.call(city, endDeferred, { OrderId, PaymentService }, token);

interface WaitingStay {
  id: string;
  status: string;
  amountToPay: number | null;
  startDate: string;
  endDate: string;
  reservationId: string | null;
}
const stays = async () =>
  valueOf(await server.current.call(city, getProfile, {}, driver.token)).result.sessions as WaitingStay[];
const orderId = async (): Promise<string> => (await stays())[0]?.id ?? '';
const ledger = () => server.current.ledgerOf(city, driver);
const advanceTo = (minutes: number) => server.current.moveTo(noon + minutes * minute + 1000);

beforeAll(async () => {
  const free = [{ type: 'default', interval: { from: '00:00:00', to: '23:59:59' }, price: 0 }];
  for (const one of [city, 'ufa'])
    await server.current.control.seed(one, { zones: [{ number: zone }, { number: freeZone, prices: free }] });
});
beforeEach(async () => {
  await server.current.moveTo(noon);
  driver = await server.current.driver(city, 0);
  plate = driver.vehicles[0]?.number ?? '';
});

describe('a pay-later stay', () => {
  it('a pay-later stay runs without a price until it is ended', async () => {
    expect(valueOf(await start()).message).toBeTruthy();
    expect(await stays()).toEqual([
      expect.objectContaining({
        zone,
        status: 'active',
        amountToPay: null,
        reservationId: null,
        transport: { numberTs: plate },
      }),
    ]);
    expect(await ledger()).toMatchObject({ debits: [], links: [], sessions: [{ kopecks: 0 }] });
  });

  it('an ended pay-later stay waits for payment with the sum for the time used', async () => {
    valueOf(await start());
    const id = await orderId();
    await advanceTo(50);
    const { refill: topUp, RedirectURL } = valueOf(await end(id));
    expect([topUp, RedirectURL]).toEqual([51, undefined]);
    expect(await stays()).toEqual([expect.objectContaining({ id, status: 'waiting', amountToPay: 51, duration: 51 })]);
    await advanceTo(300);
    expect((await stays())[0]?.amountToPay).toBe(51);
    expect((await ledger()).debits).toEqual([]);
  });

  it('ending a stay twice gives the same answer, and ending it with a payment service gives a link', async () => {
    valueOf(await start());
    const id = await orderId();
    await advanceTo(20);
    const first = valueOf(await end(id));
    await advanceTo(40);
    expect(valueOf(await end(id))).toEqual(first);
    const { refill: topUp, RedirectURL } = valueOf(await end(id, 'sbp'));
    expect(topUp).toBe(first.refill);
    expect(RedirectURL).toMatch(/^\/demo\/pay\//);
  });

  it('a paid pay-later stay leaves the list and is an operation in the history', async () => {
    valueOf(await start());
    const id = await orderId();
    await advanceTo(30);
    const { RedirectURL = '' } = valueOf(await end(id, 'card'));
    expect((await ledger()).links).toEqual([
      expect.objectContaining({ kind: 'deferred', kopecks: 3100, status: 'open' }),
    ]);
    await server.current.atProvider(RedirectURL, 'pay');
    expect(await stays()).toEqual([]);
    expect((await ledger()).debits).toEqual([expect.objectContaining({ kopecks: 3100, session: id })]);
    const { result } = valueOf(await server.current.call(city, getOperations, {}, driver.token));
    expect(result).toEqual([
      expect.objectContaining({ type: 'payment', sum: 31, duration: 31, zone, transport: plate, orderNumber: id }),
    ]);
    for (const again of [await end(id), await pay(id), await endAndPay(id)])
      expect(again).toEqual(refusedWith('ParkingSessionIsOver'));
  });

  it('a pay-later stay is paid once, even if three links are paid', async () => {
    valueOf(await start());
    const id = await orderId();
    await advanceTo(30);
    const links = [valueOf(await endAndPay(id)), valueOf(await pay(id)), valueOf(await end(id, 'sbp'))];
    for (const { RedirectURL = '' } of links) await server.current.atProvider(RedirectURL, 'pay');
    expect((await ledger()).debits.map(({ kopecks }) => kopecks)).toEqual([3100]);
    expect((await server.current.control.books())[`unmatched:${city}`]).toBe(2 * 3100);
  });

  it('a pay-later stay still waits after a declined payment, and can then be paid', async () => {
    valueOf(await start());
    const id = await orderId();
    await advanceTo(30);
    const { RedirectURL: secondLink = '' } = valueOf(await endAndPay(id));
    await server.current.atProvider(secondLink, 'decline');
    expect((await stays())[0]?.status).toBe('waiting');
    const { RedirectURL = '', refill: topUp } = valueOf(await pay(id));
    expect(topUp).toBe(31);
    await server.current.atProvider(RedirectURL, 'pay');
    expect(await stays()).toEqual([]);
  });

  it('a pay-later stay that is not ended stops after the longest time that the city sells', async () => {
    valueOf(await start());
    await server.current.moveTo(noon + 1441 * minute);
    expect(await stays()).toEqual([expect.objectContaining({ status: 'waiting', amountToPay: 1440 })]);
  });

  it('a pay-later stay keeps the price that applied at its start', async () => {
    valueOf(await start());
    await server.current.control.settings(city, {
      prices: { [zone]: [{ type: 'default', interval: { from: '00:00:00', to: '23:59:59' }, price: 600 }] },
    });
    try {
      await advanceTo(9);
      expect(valueOf(await end(await orderId())).refill).toBe(10);
    } finally {
      await server.current.control.settings(city, {
        prices: { [zone]: [{ type: 'default', interval: { from: '00:00:00', to: '23:59:59' }, price: 60 }] },
      });
    }
  });

  it('a permit lowers the price of a pay-later stay, and the history states by how much', async () => {
    await server.current.control.seed(city, { benefits: [{ user: driver.email, name: 'Житель', salePercent: 50 }] });
    valueOf(await start());
    await advanceTo(59);
    const { RedirectURL = '', refill: topUp } = valueOf(await endAndPay(await orderId()));
    expect(topUp).toBe(30);
    await server.current.atProvider(RedirectURL, 'pay');
    const [line] = valueOf(await server.current.call(city, getOperations, {}, driver.token)).result;
    expect(line).toMatchObject({ sum: 30, sumSale: 30 });
  });
});

describe('a pay-later stay with a fixed duration', () => {
  it('a pay-later stay with a duration ends by itself and then waits for payment', async () => {
    valueOf(await start({ Duration: 60 }));
    await advanceTo(61);
    expect(await stays()).toEqual([expect.objectContaining({ status: 'waiting', amountToPay: 60, duration: 60 })]);
  });

  it('a retroactive pay-later stay waits for payment at once, or can be ended early if it still runs', async () => {
    valueOf(await start({ Duration: 60, timestart: '2026-11-18T09:00:00+05:00' }));
    expect(await stays()).toEqual([
      expect.objectContaining({ status: 'waiting', amountToPay: 60, startDate: '2026-11-18T09:00:00.000+05:00' }),
    ]);
    valueOf(await start({ Duration: 120, timestart: '2026-11-18T11:30:00+05:00' }));
    const running = (await stays()).find(({ status }) => status === 'active');
    expect(valueOf(await endAndPay(running?.id ?? '')).refill).toBe(31);
  });

  it.each([
    ['a time ahead', { Duration: 60, timestart: '2026-11-18T13:00:00+05:00' }, 'FuturePost'],
    ['a time long ago', { Duration: 60, timestart: '2026-11-01T13:00:00+05:00' }, 'ValidationError'],
    ['no moment', { Duration: 60, timestart: 'noon' }, 'ValidationError'],
    ['a beginning without a duration', { timestart: '2026-11-18T09:00:00+05:00' }, 'NoDurationSelected'],
    ['a duration off the step', { Duration: 61 }, 'NoDurationSelected'],
  ])('a pay-later stay with %s is refused', async (_, input, errorName) => {
    expect(await start(input)).toEqual(refusedWith(errorName));
    expect(await stays()).toEqual([]);
  });

  it('a pay-later stay with a past start is refused in a city without retroactive payments', async () => {
    const other = await server.current.driver('ufa', 0);
    const input = {
      Zone: zone,
      Vehicle: { Number: nextPlate() },
      Duration: 60,
      timestart: '2026-11-18T09:00:00+05:00',
    };
    expect(await server.current.call('ufa', startWithoutBalance, input, other.token)).toEqual(
      refusedWith('InDevelopingError'),
    );
  });
});

describe('a pay-later stay that cost nothing', () => {
  it.each([
    ['ended', (id: string) => end(id)],
    ['ended with a service', (id: string) => end(id, 'card')],
    ['ended and paid', (id: string) => endAndPay(id)],
  ])('a free pay-later stay that is %s is reported as free and is over', async (_, stop) => {
    valueOf(await start({ Zone: freeZone }));
    const id = await orderId();
    await advanceTo(10);
    expect(await stop(id)).toEqual(refusedWith('ParkingSessionWasFree'));
    expect(await stays()).toEqual([]);
    expect(await stop(id)).toEqual(refusedWith('ParkingSessionWasFree'));
    expect((await ledger()).links).toEqual([]);
    valueOf(await start({ Zone: freeZone }));
  });

  it('a free pay-later stay that ended by itself does not wait for payment', async () => {
    valueOf(await start({ Zone: freeZone, Duration: 15 }));
    const id = await orderId();
    await advanceTo(16);
    expect(await stays()).toEqual([]);
    expect(await pay(id)).toEqual(refusedWith('ParkingSessionWasFree'));
  });
});

describe('refused requests for a pay-later stay', () => {
  it.each([
    ['no zone', { Zone: '' }, 'NoZoneSelected'],
    ['an unknown zone', { Zone: '7777' }, 'ZoneNotFound'],
    ['an unknown parking', { ParkingCode: '777777' }, 'CantFindParking'],
    ['no plate', { Vehicle: { Number: ' ' } }, 'EmptyTs'],
    ['a plate that is none', { Vehicle: { Number: '<script>' } }, 'ValidationError'],
    ['a category that is none', { Vehicle: { Number: 'А123ВС72', Category: 'Z' } }, 'ValidationError'],
  ])('a pay-later start with %s is refused', async (_, input, errorName) => {
    expect(await start(input)).toEqual(refusedWith(errorName));
  });

  it('a second pay-later stay of a vehicle in one zone is refused', async () => {
    valueOf(await start());
    expect(await start()).toEqual(refusedWith('ParkingSessionAlreadyExists'));
    valueOf(await start({ Zone: freeZone }));
  });

  it('a payment for a pay-later stay that still runs is refused', async () => {
    valueOf(await start());
    expect(await pay(await orderId())).toEqual(refusedWith('ValidationError'));
    expect((await stays())[0]?.status).toBe('active');
  });

  it.each([
    ['no service', '', 'NotSelectedPaymentService'],
    ['an unknown service', 'gold', 'PaymentServiceNotFound'],
    ['paying from a balance that nobody has', 'balance', 'PaymentServiceNotFound'],
  ])('ending and paying with %s is refused, and the stay continues', async (_, service, errorName) => {
    valueOf(await start());
    const id = await orderId();
    await advanceTo(10);
    expect(await endAndPay(id, service)).toEqual(refusedWith(errorName));
    expect((await stays())[0]?.status).toBe('active');
    valueOf(await end(id));
    expect(await pay(id, service)).toEqual(refusedWith(errorName));
  });

  it('a payment method that needs a phone uses the account’s main phone', async () => {
    valueOf(await start());
    const id = await orderId();
    await advanceTo(10);
    valueOf(await endAndPay(id, 'mobile'));
  });

  it.each(['', '0', '999999', 'R1', '<b>', '__proto__', '1e3', '9'.repeat(400)])(
    'a request for the unknown stay "%s" is refused',
    async (id) => {
      for (const outcome of [await end(id), await pay(id), await endAndPay(id)])
        expect(outcome).toEqual(refusedWith('ParkingSessionNotFound'));
    },
  );

  it('a request for another driver’s stay is refused', async () => {
    valueOf(await start());
    const id = await orderId();
    const { token } = await server.current.driver(city, 0);
    for (const outcome of [
      await end(id, undefined, token),
      await pay(id, 'card', token),
      await endAndPay(id, 'card', token),
    ])
      expect(outcome).toEqual(refusedWith('ParkingSessionNotFound'));
    expect((await stays())[0]?.status).toBe('active');
  });

  it('a pay-later stay cannot be cancelled or extended like a paid one, and nothing is refunded', async () => {
    valueOf(await start());
    const ReservationId = `R${await orderId()}`;
    expect(await server.current.call(city, cancelParking, { ReservationId }, driver.token)).toEqual(
      refusedWith('ParkingSessionNotFound'),
    );
    expect(await server.current.call(city, renewParking, { ReservationId, Duration: 15 }, driver.token)).toEqual(
      refusedWith('ParkingSessionNotFound'),
    );
    expect((await ledger()).refunds).toEqual([]);
  });

  it('a guest cannot start a pay-later stay', async () => {
    expect(await started({ Zone: zone, Vehicle: { Number: plate } }, 'guest')).toEqual(refusedWith('TokenNotFound'));
  });

  it('a city with balances refuses every pay-later call', async () => {
    const { token } = await server.current.driver('perm');
    const calls = [
      server.current.call('perm', startWithoutBalance, { Zone: '0101', Vehicle: { Number: plate } }, token),
      server.current.call('perm', cancelWithoutBalance, { OrderId: '1' }, token),
      server.current.call('perm', payDeferred, { OrderId: '1', PaymentService: 'card' }, token),
      server.current.call('perm', endDeferred, { OrderId: '1', PaymentService: 'card' }, token),
    ];
    for (const outcome of await Promise.all(calls)) expect(outcome).toEqual(refusedWith('InDevelopingError'));
  });
});
