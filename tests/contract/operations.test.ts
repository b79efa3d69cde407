import readWorkbook from 'read-excel-file/node';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeAccountSetting } from '~/api/contract/account';
import { cancelParking, refillBalance, renewParking } from '~/api/contract/driverPayments';
import { startParking } from '~/api/contract/payments';
import { downloadHistory, getOperations, getProfile, getRecentOperations } from '~/api/contract/profile';
import { buySubscription, refundSubscription } from '~/api/contract/subscriptions';
import { endDeferred, cancelWithoutBalance, payDeferred, startWithoutBalance } from '~/api/contract/payLater';
import type { SeededUser } from '../tools/control';
import { messagesTo } from './messages';
import { nextPlate, plainNoon, serverOfFile, valueOf, zone } from './server';

const server = serverOfFile();
const minute = 60_000;
const freeZone = '0912';

let city: string;
let driver: SeededUser;
let plate: string;
/** Moves the clock to noon of an ordinary Wednesday, then creates a driver. */
const begin = async (id: string): Promise<void> => {
  city = id;
  await server.current.moveTo(plainNoon);
  driver = await server.current.driver(city, id === 'tyumen' ? 0 : 500_000);
  plate = driver.vehicles[0]?.number ?? '';
};
const advanceTo = (minutes: number) => server.current.moveTo(plainNoon + minutes * minute + 1000);
const operations = async (input: object = {}) =>
  valueOf(await server.current.call(city, getOperations, input, driver.token)).result;
const stays = async () =>
  valueOf(await server.current.call(city, getProfile, {}, driver.token)).result.sessions as {
    id: string;
    reservationId: string;
  }[];
const start = (input: object = {}) =>
  server.current.call(city, startParking, { Vehicle: plate, Zone: zone, Duration: 60, ...input }, driver.token);
const renew = async () =>
  server.current.call(
    city,
    renewParking,
    { ReservationId: (await stays())[0]?.reservationId ?? '', Duration: 30 },
    driver.token,
  );
const cancel = async () =>
  server.current.call(city, cancelParking, { ReservationId: (await stays())[0]?.reservationId ?? '' }, driver.token);
const subscribe = () => {
  const input = { vehicle: plate, codeSubscription: 'week-all', paymentService: 'balance', timestart: '2026-11-20' };
  return server.current.call(city, buySubscription, input, driver.token);
};
const startPayLater = async (input: object = {}): Promise<string> => {
  valueOf(
    await server.current.call(
      city,
      startWithoutBalance,
      { Zone: zone, Vehicle: { Number: plate }, ...input },
      driver.token,
    ),
  );
  return (await stays())[0]?.id ?? '';
};
const finishStays = (endpoint: typeof payDeferred, OrderId: string) =>
  server.current.call(city, endpoint, { OrderId, PaymentService: 'card' }, driver.token);

beforeAll(async () => {
  const free = [{ type: 'default', interval: { from: '00:00:00', to: '23:59:59' }, price: 0 }];
  await server.current.moveTo(plainNoon - 60 * minute);
  for (const id of ['perm', 'tyumen'])
    await server.current.control.seed(id, { zones: [{ number: zone }, { number: freeZone, prices: free }] });
});

describe('a city with its own conventions', () => {
  beforeEach(() => begin('perm'));
  afterEach(() => server.current.control.resetSettings());

  it('a city can report statuses of operations that are not documented', async () => {
    await server.current.control.settings(city, { statusWords: { done: 'processing', error: 'declined' } });
    valueOf(await start());
    const { RedirectURL = '' } = valueOf(
      await server.current.call(city, refillBalance, { RefillAmount: '100', PaymentService: 'card' }, driver.token),
    );
    await advanceTo(1);
    await server.current.atProvider(RedirectURL, 'decline');
    expect((await operations()).map(({ type, status }) => [type, status])).toEqual([
      ['refill', 'unknown'],
      ['payment', 'unknown'],
    ]);
    await server.current.control.resetSettings();
    expect((await operations()).map(({ status }) => status)).toEqual(['error', 'done']);
  });

  it('a city can omit the seconds in its history and its stays', async () => {
    await server.current.control.settings(city, { writesSeconds: false });
    await advanceTo(0.5);
    valueOf(await start());
    expect(await operations()).toMatchObject([
      { dateOperation: '2026-11-18T12:00+05:00', startsOf: '2026-11-18T12:00+05:00' },
    ]);
    expect(await stays()).toMatchObject([{ startDate: '2026-11-18T12:00+05:00', endDate: '2026-11-18T13:00+05:00' }]);
    // The city's own records do have the seconds.
    const [stay] = (await server.current.ledgerOf(city, driver)).sessions;
    expect((stay?.startMs ?? 0) - plainNoon).toBeGreaterThan(30_000);
  });
});

describe('the history of a pay-later stay', () => {
  beforeEach(() => begin('tyumen'));

  it('a pay-later stay waits in the history once it is ended, and is done when it is paid', async () => {
    const id = await startPayLater();
    expect(await operations()).toEqual([]);
    await advanceTo(50);
    valueOf(await server.current.call(city, cancelWithoutBalance, { OrderId: id }, driver.token));
    const waiting = {
      type: 'payment',
      status: 'waiting',
      sum: 51,
      orderNumber: id,
      zone,
      transport: plate,
      duration: 51,
    };
    await advanceTo(60);
    expect(await operations()).toEqual([
      expect.objectContaining({ ...waiting, dateOperation: expect.stringMatching(/^2026-11-18T12:50/) as string }),
    ]);
    await advanceTo(200);
    const { RedirectURL = '' } = valueOf(await finishStays(payDeferred, id));
    expect(await operations()).toMatchObject([waiting]);
    await server.current.atProvider(RedirectURL, 'pay');
    const [line, ...others] = await operations();
    expect(line).toMatchObject({ ...waiting, status: 'done' });
    expect(line?.dateOperation).toMatch(/^2026-11-18T15:20/);
    expect(others).toEqual([]);
  });

  it('a pay-later stay that ends by itself waits from its end on, once, in every list', async () => {
    const id = await startPayLater({ Duration: 60 });
    await advanceTo(59);
    expect(await operations()).toEqual([]);
    await advanceTo(300);
    const other = await startPayLater();
    await advanceTo(310.5);
    valueOf(await finishStays(endDeferred, other));
    const [first, ...rest] = valueOf(await server.current.call(city, getRecentOperations, {}, driver.token)).result;
    expect(first).toMatchObject({ orderNumber: other, status: 'waiting', sum: 11 });
    expect(rest).toMatchObject([{ orderNumber: id, status: 'waiting', sum: 60 }]);
    expect(rest[0]?.dateOperation).toMatch(/^2026-11-18T13:00/);
    expect(await operations()).toEqual([first, ...rest]);
    expect(await operations({ OrderNumber: id })).toEqual(rest);
  });

  it('a waiting stay is in an exported history too', async () => {
    await startPayLater({ Duration: 60 });
    await advanceTo(61);
    await server.current.control.settings(city, { reportHistoryOperation: true });
    try {
      const link = valueOf(await server.current.call(city, downloadHistory, { type: 'xls' }, driver.token)).result;
      const [sheet] = await readWorkbook(Buffer.from(await (await fetch(server.current.url + link)).arrayBuffer()));
      expect(sheet?.data.slice(1)).toMatchObject([{ 2: 'Ожидает оплаты', 3: 60 }]);
    } finally {
      await server.current.control.settings(city, { reportHistoryOperation: false });
    }
  });

  it('a pay-later stay that is paid at once never waits in the history', async () => {
    const id = await startPayLater();
    await advanceTo(10);
    const { RedirectURL = '' } = valueOf(await finishStays(endDeferred, id));
    await server.current.atProvider(RedirectURL, 'pay');
    expect(await operations()).toMatchObject([{ orderNumber: id, status: 'done', sum: 11 }]);
  });

  it('a pay-later stay that cost nothing does not wait for payment', async () => {
    await startPayLater({ Zone: freeZone, Duration: 15 });
    await advanceTo(16);
    expect(await operations()).toEqual([]);
  });

  it('a waiting stay is not in another driver’s history', async () => {
    await startPayLater({ Duration: 15 });
    await advanceTo(16);
    driver = await server.current.driver(city, 0);
    expect(await operations()).toEqual([]);
  });
});

describe('the permit that an operation names', () => {
  beforeEach(() => begin('perm'));
  const grant = (name: string) =>
    server.current.control.seed(city, { benefits: [{ user: driver.email, name, salePercent: 50 }] });
  const permissions = async () => (await operations()).map(({ type, resolution }) => [type, resolution]);

  it('an operation at the full price names no permit', async () => {
    valueOf(await start());
    expect(await permissions()).toEqual([['payment', undefined]]);
  });

  it('a stay and its extension name the permit that made them cheaper', async () => {
    await grant('Житель');
    valueOf(await start());
    valueOf(await renew());
    expect(await permissions()).toEqual([
      ['renew', 'Житель'],
      ['payment', 'Житель'],
    ]);
  });

  it('a stay through the provider and a pay-later stay name their permit too', async () => {
    await grant('Житель');
    const { RedirectURL = '' } = valueOf(await start({ PaymentService: 'card' }));
    await server.current.atProvider(RedirectURL, 'pay');
    expect((await permissions())[0]).toEqual(['payment', 'Житель']);
    await begin('tyumen');
    await grant('Ветеран');
    await startPayLater({ Duration: 60 });
    await advanceTo(61);
    expect(await permissions()).toEqual([['payment', 'Ветеран']]);
  });

  it('the purchase and the return of a subscription name its type', async () => {
    valueOf(await subscribe());
    const [line] = await operations();
    valueOf(await server.current.call(city, refundSubscription, { orderNum: line?.orderNumber ?? '' }, driver.token));
    expect(await permissions()).toEqual([
      ['cancel', 'Абонемент на неделю'],
      ['paymentSubscription', 'Абонемент на неделю'],
    ]);
  });
});

describe('the report of operations by e-mail', () => {
  beforeEach(() => begin('perm'));
  const report = (value: boolean) =>
    server.current.call(city, changeAccountSetting, { name: 'reportHistoryOperation', value }, driver.token);
  const reports = async () =>
    (await messagesTo(server.current, city, driver.email)).map(({ kind, text }) => [kind, text]);

  it('the driver gets an e-mail for each operation while the report is switched on', async () => {
    valueOf(await start({ Vehicle: nextPlate() }));
    expect(await reports()).toEqual([]);
    valueOf(await report(true));
    valueOf(await start({ Duration: 120 }));
    const id = (await operations())[0]?.orderNumber;
    expect(await reports()).toEqual([
      [
        'email',
        expect.stringMatching(
          new RegExp(`^Оплата парковки: 120,00 ₽, зона ${zone}, ${plate}\\. 18\\.11\\.2026 12:00\\. Номер ${id}\\.$`),
        ),
      ],
    ]);
    valueOf(await report(false));
    valueOf(await renew());
    expect(await reports()).toHaveLength(1);
  });

  it('the report by e-mail covers every type of operation', async () => {
    valueOf(await report(true));
    valueOf(await start({ Duration: 120 }));
    valueOf(
      await server.current.call(
        city,
        renewParking,
        { ReservationId: (await stays())[0]?.reservationId ?? '', Duration: 30 },
        driver.token,
      ),
    );
    valueOf(await cancel());
    const { RedirectURL = '' } = valueOf(
      await server.current.call(city, refillBalance, { PaymentService: 'card', RefillAmount: '150.50' }, driver.token),
    );
    await server.current.atProvider(RedirectURL, 'pay');
    valueOf(await subscribe());
    const [line] = await operations();
    valueOf(await server.current.call(city, refundSubscription, { orderNum: line?.orderNumber ?? '' }, driver.token));
    const reportedTypes = (await reports())
      .map(([, text]) => /^([^:]+): [\d\s,]+ ₽/.exec(text ?? '')?.[1])
      .filter((type) => type !== undefined);
    expect(reportedTypes.reverse()).toEqual([
      'Оплата парковки',
      'Продление парковки',
      'Отмена и возврат',
      'Пополнение баланса',
      'Оплата абонемента',
      'Отмена и возврат',
    ]);
    expect((await reports()).some(([, text]) => text?.includes('150,50 ₽'))).toBe(true);
  });

  it('the report by e-mail does not mention declined or unpaid operations', async () => {
    valueOf(await report(true));
    const { RedirectURL = '' } = valueOf(
      await server.current.call(city, refillBalance, { PaymentService: 'card', RefillAmount: '100' }, driver.token),
    );
    await server.current.atProvider(RedirectURL, 'decline');
    expect(await operations()).toMatchObject([{ status: 'error' }]);
    expect(await reports()).toEqual([]);
    await begin('tyumen');
    valueOf(await report(true));
    const id = await startPayLater();
    await advanceTo(10);
    const link = valueOf(await finishStays(endDeferred, id)).RedirectURL ?? '';
    expect(await operations()).toMatchObject([{ status: 'waiting' }]);
    expect(await reports()).toEqual([]);
    await server.current.atProvider(link, 'pay');
    expect(await reports()).toEqual([['email', expect.stringContaining('Оплата парковки: 11,00 ₽') as string]]);
  });
});
