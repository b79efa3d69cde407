import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportCardPayment } from '~/api/contract/cardWidget';
import { refillBalance, renewParking } from '~/api/contract/driverPayments';
import { startParking } from '~/api/contract/payments';
import { getPlanarCost, payPlanar } from '~/api/contract/barrier';
import { getOperations, getProfile } from '~/api/contract/profile';
import { cancelWithoutBalance, startWithoutBalance } from '~/api/contract/payLater';
import type { SeededUser } from '../tools/control';
import { nextPlate, refusedWith, serverOfFile, valueOf, zone } from './server';

const server = serverOfFile();
const minute = 60_000;

let city: string;
let driver: SeededUser;
const begin = async (id: string): Promise<void> => {
  city = id;
  driver = await server.current.driver(city);
};
const profile = async () => valueOf(await server.current.call(city, getProfile, {}, driver.token)).result;
const requestTopUp = (RefillAmount = '100') =>
  server.current.call(city, refillBalance, { PaymentService: 'card', RefillAmount }, driver.token);
const topUp = async (): Promise<void> => {
  const { RedirectURL = '' } = valueOf(await requestTopUp());
  await server.current.atProvider(RedirectURL, 'pay');
};
const types = async () =>
  valueOf(await server.current.call(city, getOperations, {}, driver.token)).result.map(({ type }) => type);

beforeAll(async () => {
  for (const id of ['perm', 'moscow', 'tyumen']) await server.current.control.seed(id, { zones: [{ number: zone }] });
});

describe('a provider that is down', () => {
  afterEach(() => server.current.control.settings(city, { providerIsDown: false }));
  const goDown = () => server.current.control.settings(city, { providerIsDown: true });

  it('without the provider top-ups, starts and extensions by card are refused, but the balance can be used', async () => {
    await begin('perm');
    const stay = { Vehicle: nextPlate(), Zone: zone, Duration: 60 };
    await goDown();
    expect(await requestTopUp()).toEqual(refusedWith('PaymentServiceError'));
    for (const token of [driver.token, 'guest'])
      expect(await server.current.call(city, startParking, { ...stay, PaymentService: 'card' }, token)).toEqual(
        refusedWith('PaymentServiceError'),
      );
    valueOf(await server.current.call(city, startParking, stay, driver.token));
    const [profileStay] = (await profile()).sessions as { reservationId: string }[];
    const more = { ReservationId: profileStay?.reservationId ?? '', Duration: 30 };
    const outcome = await server.current.call(city, renewParking, { ...more, PaymentService: 'card' }, driver.token);
    expect(outcome).toEqual(refusedWith('PaymentServiceError'));
    valueOf(await server.current.call(city, renewParking, more, driver.token));
    expect((await server.current.ledgerOf(city, driver)).links).toEqual([]);
  });

  it('without the provider a barrier ticket cannot be paid by card, but from the balance', async () => {
    await begin('perm');
    // The city's first ticket is more than two hours old by then.
    const quote = async () => {
      const input = { ticketNumber: '5010001', parkingNumber: '501' };
      return valueOf(await server.current.call(city, getPlanarCost, input, driver.token)).result.sessionId;
    };
    const pay = async (paymentService: string) =>
      server.current.call(
        city,
        payPlanar,
        { paymentService, parkingNumber: '501', sessionId: await quote() },
        driver.token,
      );
    await goDown();
    expect(await pay('card')).toEqual(refusedWith('PaymentServiceError'));
    valueOf(await pay('balance'));
  });

  it('without the provider a pay-later stay continues, and it can be ended without a link', async () => {
    await begin('tyumen');
    valueOf(
      await server.current.call(
        city,
        startWithoutBalance,
        { Zone: zone, Vehicle: { Number: nextPlate() } },
        driver.token,
      ),
    );
    await server.current.control.clock(10 * minute);
    await goDown();
    const [profileStay] = (await profile()).sessions as { id: string; status: string }[];
    const end = (PaymentService?: string) =>
      server.current.call(city, cancelWithoutBalance, { OrderId: profileStay?.id ?? '', PaymentService }, driver.token);
    expect(await end('card')).toEqual(refusedWith('PaymentServiceError'));
    expect((await profile()).sessions).toEqual([expect.objectContaining({ status: 'active' })]);
    expect(valueOf(await end()).refill).toBe(11);
  });
});

describe('the bonus for a first top-up', () => {
  it('a first top-up earns 20 roubles once, however often the provider reports it', async () => {
    await begin('moscow');
    await server.current.control.provider('twice');
    await topUp();
    expect((await profile()).balance).toBe(500 + 2 * 100 + 20);
    await server.current.control.provider('now');
    await topUp();
    expect((await profile()).balance).toBe(820);
    expect((await types()).filter((type) => type === 'bonus20')).toHaveLength(1);
    const books = await server.current.control.books();
    expect(books['bonus:moscow']).toBe(-2000);
    expect(Object.values(books).reduce((sum, kopecks) => sum + kopecks, 0)).toBe(0);
  });

  it('the bonus comes with the money of a top-up, and a stay earns none', async () => {
    await begin('moscow');
    await server.current.control.provider('never');
    await topUp();
    expect((await profile()).balance).toBe(500);
    await server.current.control.provider('now');
    const stay = { Vehicle: nextPlate(), Zone: zone, Duration: 60, PaymentService: 'card' };
    const { RedirectURL = '' } = valueOf(await server.current.call(city, startParking, stay, driver.token));
    await server.current.atProvider(RedirectURL, 'pay');
    expect((await profile()).balance).toBe(500);
    await topUp();
    expect((await profile()).balance).toBe(620);
  });

  it('only one city gives a bonus for a first top-up', async () => {
    await begin('perm');
    await topUp();
    expect((await profile()).balance).toBe(600);
    expect(await types()).toEqual(['refill']);
  });
});

describe('the reports of the card widget', () => {
  const reportFields = {
    source: 'card-widget',
    order: 'A-1',
    billnumber: '',
    amount: '150.50',
    paymentDate: '2026-11-18T07:00:00.000Z',
    status: 'authorized',
  } as const;
  const report = (input: object = {}) => server.current.call(city, reportCardPayment, { ...reportFields, ...input });
  const reports = async () => (await server.current.control.ledger(city)).reports;
  beforeEach(() => begin('perm'));

  it('a report of the card widget is stored as it was sent and moves no money', async () => {
    const { RedirectURL = '' } = valueOf(await requestTopUp('150.50'));
    const order = RedirectURL.split('/').at(-1) ?? '';
    valueOf(await report({ order }));
    valueOf(await report({ order, status: 'not authorized' }));
    expect((await reports()).filter((row) => row.order === order)).toEqual([
      expect.objectContaining({
        account: driver.email,
        kopecks: 15_050,
        status: 'authorized',
        source: 'card-widget',
        paymentDate: '2026-11-18T12:00:00.000+05:00',
      }),
      expect.objectContaining({ account: driver.email, kopecks: 15_050, status: 'not authorized' }),
    ]);
    expect((await profile()).balance).toBe(500);
    expect((await server.current.ledgerOf(city, driver)).links).toMatchObject([{ status: 'open', credits: 0 }]);
  });

  it('each report of the card widget is stored, even for an unknown order', async () => {
    for (let time = 0; time < 2; time += 1) valueOf(await report({ order: 'nobody’s' }));
    const rows = (await reports()).filter(({ order }) => order === 'nobody’s');
    expect(rows.map(({ account, kopecks }) => [account, kopecks])).toEqual([
      ['guest', 15_050],
      ['guest', 15_050],
    ]);
    expect(new Set(rows.map(({ request }) => request)).size).toBe(2);
  });

  it.each([
    ['no amount', { amount: '' }, 'ValidationError'],
    ['an amount of nothing', { amount: '0' }, 'ValidationError'],
    ['an amount below nothing', { amount: '-5' }, 'ValidationError'],
    ['an amount in words', { amount: 'сто' }, 'ValidationError'],
    ['fractions of a kopeck', { amount: '1.005' }, 'ValidationError'],
    ['more than can be counted', { amount: '9'.repeat(400) }, 'ValidationError'],
    ['no date', { paymentDate: '' }, 'ValidationError'],
    ['a day without a time', { paymentDate: '2026-11-18' }, 'ValidationError'],
    ['a day that no month has', { paymentDate: '2026-02-30T10:00:00Z' }, 'ValidationError'],
    ['another status', { status: 'perhaps' }, 'ValidationError'],
    ['no order', { order: ' ' }, 'RequiredField'],
    ['no source', { source: '\u0000' }, 'RequiredField'],
    ['an order of a thousand signs', { order: 'x'.repeat(1000) }, 'ValidationError'],
  ])('a card report with %s is refused and not stored', async (_, input, errorName) => {
    const before = (await reports()).length;
    expect(await report(input)).toEqual(refusedWith(errorName));
    expect(await reports()).toHaveLength(before);
  });

  it('hostile characters in a card report are stored as text', async () => {
    const order = `<b>"'&\ud83d__proto__`;
    valueOf(await report({ order }));
    expect((await reports()).at(-1)?.order).toContain('<b>"');
  });
});
