import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refillBalance, renewParking } from '~/api/contract/driverPayments';
import { startParking } from '~/api/contract/payments';
import { getPlanarCost, payPlanar } from '~/api/contract/barrier';
import { getOperations, getProfile } from '~/api/contract/profile';
import { buySubscription } from '~/api/contract/subscriptions';
import { cancelWithoutBalance, endDeferred, payDeferred, startWithoutBalance } from '~/api/contract/payLater';
import type { SeededUser } from '../tools/control';
import { plainNoon, serverOfFile, valueOf, zone } from './server';

const server = serverOfFile();
const minute = 60_000;
/** A zone that becomes expensive at 14:00. */
const steepZone = '0911';

let city = 'perm';
let driver: SeededUser;
let plate: string;
/** Moves the clock, then creates a driver, so that the token is valid at that moment. */
const begin = async (at: number, { id = 'perm', balanceKopecks = 50_000 } = {}): Promise<void> => {
  city = id;
  await server.current.moveTo(at);
  driver = await server.current.driver(city, balanceKopecks);
  plate = driver.vehicles[0]?.number ?? '';
};
const profile = async () => valueOf(await server.current.call(city, getProfile, {}, driver.token)).result;
const running = async () => (await profile()).sessions as { id: string; reservationId: string; duration: number }[];
const reservation = async (): Promise<string> => (await running())[0]?.reservationId ?? '';
const operations = async () => valueOf(await server.current.call(city, getOperations, {}, driver.token)).result;
const ledger = () => server.current.ledgerOf(city, driver);
const unmatched = async (): Promise<number> => (await server.current.control.books())[`unmatched:${city}`] ?? 0;

const start = (input: object = {}, token = driver.token) =>
  server.current.call(city, startParking, { Vehicle: plate, Zone: zone, Duration: 60, ...input }, token);
const renew = async (input: object = {}) =>
  server.current.call(city, renewParking, { ReservationId: await reservation(), Duration: 60, ...input }, driver.token);
const topUp = () =>
  server.current.call(city, refillBalance, { PaymentService: 'card', RefillAmount: '100' }, driver.token);
const startPayLater = async (): Promise<string> => {
  valueOf(
    await server.current.call(city, startWithoutBalance, { Zone: zone, Vehicle: { Number: plate } }, driver.token),
  );
  return (await running())[0]?.id ?? '';
};
const subscribe = (timestart: string) => {
  const input = { vehicle: plate, codeSubscription: 'week-all', paymentService: 'card', timestart };
  return server.current.call(city, buySubscription, input, driver.token);
};
const letOut = async () => {
  const ticket = { ticketNumber: '5010001', parkingNumber: '501' };
  const { sessionId, parkingNumber, cost } = valueOf(
    await server.current.call(city, getPlanarCost, ticket, driver.token),
  ).result;
  const order = { paymentService: 'card', parkingNumber, sessionId };
  return { cost, ...valueOf(await server.current.call(city, payPlanar, order, driver.token)).result };
};
const linkOf = async (reply: ReturnType<typeof start>): Promise<string> => valueOf(await reply).RedirectURL ?? '';

beforeAll(async () => {
  const steep = [
    { type: 'default', interval: { from: '00:00:00', to: '14:00:00' }, price: 60 },
    { type: 'default', interval: { from: '14:00:00', to: '23:59:59' }, price: 600 },
  ];
  await server.current.moveTo(plainNoon - 180 * minute);
  for (const id of ['perm', 'novosibirsk', 'tyumen'])
    await server.current.control.seed(id, { zones: [{ number: zone }, { number: steepZone, prices: steep }] });
});
beforeEach(() => begin(plainNoon));

describe('orders that are paid too late to fit', () => {
  afterEach(() => server.current.control.settings('perm', { dontUseBalance: false, freeMinutes: 0 }));

  it('a start order that is paid after the city gave up balances buys no stay, and its money is booked as unmatched', async () => {
    await begin(plainNoon, { balanceKopecks: 10_000 });
    const link = await linkOf(start({ Duration: 120, PaymentService: 'card' }));
    expect((await ledger()).links).toMatchObject([{ kopecks: 2000 }]);
    await server.current.control.settings(city, { dontUseBalance: true });
    const before = await unmatched();
    await server.current.atProvider(link, 'pay');
    expect(await unmatched()).toBe(before + 2000);
    expect(await ledger()).toMatchObject({ sessions: [], debits: [] });
    await server.current.control.settings(city, { dontUseBalance: false });
    expect((await profile()).balance).toBe(100);
  });

  it('an extension order that is paid after the stay’s end has moved buys nothing, and its money goes to the balance', async () => {
    await begin(plainNoon + 10 * minute);
    valueOf(await start({ Zone: steepZone, Duration: 30 }));
    const links: string[] = [];
    for (let count = 0; count < 3; count += 1) links.push(await linkOf(renew({ PaymentService: 'card' })));
    for (const link of links) await server.current.atProvider(link, 'pay');
    expect((await ledger()).debits.map(({ kopecks }) => kopecks)).toEqual([3000, 6000]);
    expect((await running())[0]?.duration).toBe(90);
    expect((await profile()).balance).toBe(500 - 30 - 60 + 3 * 60);
  });

  it('an extension order that is paid after the stay has ended goes to the balance', async () => {
    valueOf(await start());
    const link = await linkOf(renew({ PaymentService: 'card' }));
    await server.current.moveTo(plainNoon + 61 * minute);
    await server.current.atProvider(link, 'pay');
    expect((await ledger()).sessions).toMatchObject([{ durationMin: 60 }]);
    expect((await profile()).balance).toBe(500 - 60 + 60);
  });

  it.each([
    ['a driver', 'perm', true],
    ['a driver of a city without balances', 'tyumen', false],
    ['a guest', 'perm', false],
  ])('a start order that is paid after its time is over buys no stay: %s', async (payer, id, hasWallet) => {
    await begin(plainNoon, { id });
    const link = await linkOf(
      start({ Duration: 15, PaymentService: 'card' }, payer === 'a guest' ? 'guest' : driver.token),
    );
    const before = await unmatched();
    await server.current.moveTo(plainNoon + 16 * minute);
    await server.current.atProvider(link, 'pay');
    const { sessions: stays } = await server.current.control.ledger(city);
    expect(stays.filter(({ number }) => number === plate)).toEqual([]);
    if (hasWallet) expect((await profile()).balance).toBe(515);
    else expect(await unmatched()).toBe(before + 1500);
  });

  it.each([
    ['may be paid for until its midnight', '2026-12-02T23:59:00+07:00', 1],
    ['may not be paid for a day later where only the day itself can be', '2026-12-03T00:00:00+07:00', 0],
  ])('an order for a retroactive stay %s', async (_, paidAt, stays) => {
    await begin(Date.parse('2026-12-02T12:00:00+07:00'), { id: 'novosibirsk' });
    const link = await linkOf(start({ timestart: '2026-12-02T09:00:00+07:00', PaymentService: 'card' }));
    await server.current.moveTo(Date.parse(paidAt));
    await server.current.atProvider(link, 'pay');
    expect((await ledger()).sessions).toHaveLength(stays);
    expect((await profile()).balance).toBe(stays === 1 ? 500 : 560);
  });

  it('an order with free minutes that another stay has used since buys nothing, and its money goes to the balance', async () => {
    await server.current.control.settings(city, { freeMinutes: 15 });
    const links: string[] = [];
    for (const hour of ['09', '10'])
      links.push(await linkOf(start({ timestart: `2026-11-18T${hour}:00:00+05:00`, PaymentService: 'card' })));
    const dear = await linkOf(start({ timestart: '2026-11-17T10:00:00+05:00', PaymentService: 'card' }));
    for (const link of [...links, dear]) await server.current.atProvider(link, 'pay');
    // Yesterday has its own free minutes.
    expect((await ledger()).debits.map(({ kopecks }) => kopecks)).toEqual([4500, 4500]);
    expect((await profile()).balance).toBe(500 + 45);
  });
});

describe('orders that are paid late and still fit', () => {
  it('an order for a stay from now buys it while it would still run, even past midnight', async () => {
    await begin(Date.parse('2026-12-02T23:50:00+07:00'), { id: 'novosibirsk' });
    const link = await linkOf(start({ PaymentService: 'card' }));
    await server.current.moveTo(Date.parse('2026-12-03T00:20:00+07:00'));
    await server.current.atProvider(link, 'pay');
    expect(await running()).toHaveLength(1);
    expect((await profile()).balance).toBe(500);
  });

  it('extension orders that are paid one after the other each extend the current end', async () => {
    valueOf(await start());
    for (let count = 0; count < 2; count += 1)
      await server.current.atProvider(await linkOf(renew({ PaymentService: 'card' })), 'pay');
    expect((await running())[0]?.duration).toBe(180);
    expect((await profile()).balance).toBe(440);
  });

  it('an order without free minutes buys its stay, although the day’s free minutes are used up', async () => {
    await server.current.control.settings(city, { freeMinutes: 15 });
    try {
      valueOf(await start({ timestart: '2026-11-18T08:00:00+05:00' }));
      await server.current.atProvider(await linkOf(start({ PaymentService: 'card' })), 'pay');
      expect((await ledger()).debits.map(({ kopecks }) => kopecks)).toEqual([4500, 6000]);
    } finally {
      await server.current.control.settings(city, { freeMinutes: 0 });
    }
  });
});

describe('the order number and the sum of an issued link', () => {
  const expectOrder = (
    { orderId, amountToPay }: { orderId?: string; amountToPay?: number },
    link: string | undefined,
    roubles: number,
  ): void => {
    expect({ orderId, amountToPay }).toEqual({ orderId: link?.split('/').at(-1), amountToPay: roubles });
    expect(orderId).toMatch(/^[0-9a-f]{18}$/);
  };

  it('the link for a top-up, a start or an extension comes with its order number and sum', async () => {
    const top = valueOf(await topUp());
    expectOrder(top, top.RedirectURL, 100);
    await begin(plainNoon, { balanceKopecks: 10_000 });
    const started = valueOf(await start({ Duration: 120, PaymentService: 'card' }));
    expectOrder(started, started.RedirectURL, 20);
    valueOf(await start());
    const more = valueOf(await renew({ PaymentService: 'card' }));
    expectOrder(more, more.RedirectURL, 20);
  });

  it('the link for a subscription comes with its order number and sum', async () => {
    const bought = valueOf(await subscribe('2026-11-20'));
    expect(bought.refill).toBeGreaterThan(0);
    expectOrder(bought, bought.RedirectURL, bought.refill ?? 0);
  });

  it('all three calls for a pay-later stay give a link with its order number and sum', async () => {
    await begin(plainNoon, { id: 'tyumen', balanceKopecks: 0 });
    const OrderId = await startPayLater();
    await server.current.moveTo(plainNoon + 10 * minute + 1000);
    for (const endpoint of [endDeferred, payDeferred, cancelWithoutBalance]) {
      const reply = valueOf(
        await server.current.call(city, endpoint, { OrderId, PaymentService: 'card' }, driver.token),
      );
      expectOrder(reply, reply.RedirectURL, 11);
    }
  });

  it('the link for a barrier ticket comes with its order number and sum', async () => {
    await begin(plainNoon, { id: 'kazan' });
    const paid = await letOut();
    expectOrder(paid, paid.redirectURL, paid.cost);
  });

  it('an answer without a link has no order number and no sum', async () => {
    const { orderId, amountToPay } = valueOf(await start());
    expect([orderId, amountToPay]).toEqual([undefined, undefined]);
  });
});

describe('declined orders in the history', () => {
  const orders: [string, string, () => Promise<{ link: string; line: object }>][] = [
    [
      'topping up',
      'perm',
      async () => ({ link: await linkOf(topUp()), line: { type: 'refill', sum: 100, transport: undefined } }),
    ],
    [
      'a stay',
      'perm',
      async () => ({
        link: await linkOf(start({ PaymentService: 'card' })),
        line: { type: 'payment', sum: 60, zone, transport: plate, duration: 60 },
      }),
    ],
    [
      'more time',
      'perm',
      async () => {
        valueOf(await start());
        const [stay] = await running();
        return {
          link: await linkOf(renew({ PaymentService: 'card' })),
          line: { type: 'renew', sum: 60, zone, transport: plate, orderNumber: stay?.id },
        };
      },
    ],
    [
      'a subscription',
      'perm',
      async () => {
        const { RedirectURL: link = '', refill: sum } = valueOf(await subscribe('2026-11-20'));
        return { link, line: { type: 'paymentSubscription', sum, transport: plate } };
      },
    ],
    [
      'a stay without a balance',
      'tyumen',
      async () => {
        const id = await startPayLater();
        await server.current.moveTo(plainNoon + 10 * minute + 1000);
        const link = await linkOf(
          server.current.call(city, endDeferred, { OrderId: id, PaymentService: 'card' }, driver.token),
        );
        return { link, line: { type: 'payment', sum: 11, zone, transport: plate, orderNumber: id } };
      },
    ],
    [
      'a flat parking',
      'kazan',
      async () => {
        const { redirectURL: link = '', amountToPay: sum } = await letOut();
        return { link, line: { type: 'paymentGate', sum, parking: '501', orderNumber: '5010001' } };
      },
    ],
  ];

  it.each(orders)(
    'a declined order for %s is an error in the history, and one with a closed page is not',
    async (_, id, order) => {
      await begin(plainNoon, { id });
      const { link, line } = await order();
      const errors = async () => (await operations()).filter(({ status }) => status === 'error');
      await server.current.atProvider(link, 'close');
      expect(await errors()).toEqual([]);
      await server.current.atProvider(link, 'decline');
      // The order is already declined: a repeated decline adds no second entry.
      await server.current.atProvider(link, 'decline');
      expect(await errors()).toEqual([expect.objectContaining(line)]);
    },
  );

  it('a guest’s declined order makes no history', async () => {
    const before = server.fakeCity.server.store.one<{ count: number }>(
      'select count(*) as count from operation',
    )?.count;
    const link = await linkOf(start({ PaymentService: 'card' }, 'guest'));
    await server.current.atProvider(link, 'decline');
    expect(server.fakeCity.server.store.one<{ count: number }>('select count(*) as count from operation')?.count).toBe(
      before,
    );
  });
});
