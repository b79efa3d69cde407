import { beforeEach, describe, expect, it } from 'vitest';
import { getOperations, getProfile } from '~/api/contract/profile';
import { permitKeys, buySubscription, getBenefits, getSubscriptionOffers } from '~/api/contract/subscriptions';
import type { SeededUser } from '../tools/control';
import { nextPlate, plainNoon, refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';
const types = ['prev_day', 'day', 'week', 'mounth', 'quarter', 'year'];
/** The date of `plainNoon` in Perm. */
const today = '2026-11-18';

let driver: SeededUser;
let plate: string;

type Input = Partial<Parameters<typeof buy>[0]>;
const buy = (input: {
  vehicle?: string;
  codeSubscription: string;
  paymentService?: string;
  timestart?: string;
  phone?: string;
}) =>
  server.current.call(
    city,
    buySubscription,
    { vehicle: plate, paymentService: 'balance', timestart: today, ...input },
    driver.token,
  );
const offers = async (where = city, user = driver) =>
  valueOf(await server.current.call(where, getSubscriptionOffers, {}, user.token)).result;
const kopecksOf = async (code: string, where = city, user = driver): Promise<number> =>
  Math.round(
    ((await offers(where, user)).find(({ parkingPermitCode }) => parkingPermitCode === code)?.cost ?? Number.NaN) * 100,
  );
const permits = async (where = city, user = driver) =>
  valueOf(await server.current.call(where, getBenefits, {}, user.token)).result;
const balance = async (where = city, user = driver) =>
  valueOf(await server.current.call(where, getProfile, {}, user.token)).result.balance;
const ledger = () => server.current.ledgerOf(city, driver);

const become = async (where: string, kopecks: number): Promise<void> => {
  driver = await server.current.driver(where, kopecks);
  plate = driver.vehicles[0]?.number ?? '';
};
beforeEach(async () => {
  await server.current.moveTo(plainNoon);
  await become(city, 10_000_000);
});

describe('the subscriptions for sale', () => {
  it.each(['perm', 'moscow', 'tyumen', 'vladivostok'])(
    'in %s every period is for sale for all zones and for a single zone',
    async (where) => {
      const user = await server.current.driver(where);
      const all = await offers(where, user);
      const sold = (zone: RegExp) =>
        types.filter((type) => all.some((one) => one.parkingPermitType === type && zone.test(one.zone ?? '')));
      expect(sold(/^all$/)).toEqual(types);
      expect(sold(/^\d{4}$/)).toEqual(types);
      expect(all.some(({ zone }) => zone?.includes(', '))).toBe(true);
      expect(all.map(({ parkingPermitSort }) => parkingPermitSort)).toEqual(all.map((_, index) => index + 1));
      expect(new Set(all.map(({ parkingPermitCode }) => parkingPermitCode)).size).toBe(all.length);
      expect(
        all.every(({ cost, parkingPermit }) => cost > 0 && Number.isInteger(cost * 100) && parkingPermit !== ''),
      ).toBe(true);
    },
  );

  it('an offer states its earliest start: today, later in some cities, or yesterday for the day before', async () => {
    const user = await server.current.driver('saint-petersburg');
    const earliest = async (where: string, who: SeededUser, code: string) =>
      (await offers(where, who)).find(({ parkingPermitCode }) => parkingPermitCode === code)?.parkingPermitStartDate;
    expect(await earliest(city, driver, 'day-all')).toBe('2026-11-18T00:00:00.000+05:00');
    expect(await earliest('saint-petersburg', user, 'day-all')).toBe('2026-11-19T00:00:00.000+03:00');
    expect(await earliest(city, driver, 'prev_day-all')).toBe('2026-11-17T00:00:00.000+05:00');
  });

  it.each([
    ['without a token', undefined, refusedWith('TokenNotFound')],
    ['as a guest', 'guest', refusedWith('TokenNotFound')],
    ['with an old token', 'old', { kind: 'expired' }],
  ])('the offers and the permits are refused %s', async (_, token, refusal) => {
    expect(await server.current.call(city, getSubscriptionOffers, {}, token)).toEqual(refusal);
    expect(await server.current.call(city, getBenefits, {}, token)).toEqual(refusal);
  });
});

describe('a purchase from the balance', () => {
  it('a purchase charges the price once, starts the subscription, is in the history and sends an e-mail', async () => {
    const kopecks = await kopecksOf('week-0101');
    expect(valueOf(await buy({ codeSubscription: 'week-0101' }))).toMatchObject({
      refill: 0,
      message: 'Абонемент успешно приобретен.',
    });
    expect(await permits()).toEqual([
      {
        [permitKeys.variation]: 'Неделя, зона 0101',
        [permitKeys.type]: 'Абонемент на неделю',
        [permitKeys.zone]: '0101',
        [permitKeys.salePercent]: 100,
        [permitKeys.transport]: plate,
        [permitKeys.orderNum]: expect.stringMatching(/^A\d+$/),
        [permitKeys.canChangeTs]: true,
        [permitKeys.canRefund]: true,
        [permitKeys.canPause]: true,
        [permitKeys.canContinue]: false,
        [permitKeys.startOf]: '2026-11-18T00:00:00.000+05:00',
        [permitKeys.endOf]: '2026-11-25T00:00:00.000+05:00',
      },
    ]);
    expect(await balance()).toBe((10_000_000 - kopecks) / 100);
    expect(await ledger()).toMatchObject({ debits: [{ kopecks }], links: [] });
    const { result } = valueOf(
      await server.current.call(city, getOperations, { Operation: 'paymentSubscription' }, driver.token),
    );
    const [permit] = await permits();
    expect(result).toEqual([
      expect.objectContaining({
        sum: kopecks / 100,
        transport: plate,
        zone: '0101',
        orderNumber: permit?.[permitKeys.orderNum],
        status: 'done',
      }),
    ]);
    const mail = (await server.current.control.outbox()).filter(({ to }) => to === driver.email);
    expect(mail).toEqual([
      expect.objectContaining({ kind: 'email', text: expect.stringContaining('с 18.11.2026 по 24.11.2026') }),
    ]);
  });

  it.each([
    ['a day', 'day-all', today, '2026-11-18', '2026-11-19'],
    ['a week from a date as people write it', 'week-all', '20/11/2026', '2026-11-20', '2026-11-27'],
    ['a month', 'mounth-all', '2026-11-30', '2026-11-30', '2026-12-30'],
    ['a month from a moment', 'mounth-all', '2026-12-01T15:30:00+05:00', '2026-12-01', '2027-01-01'],
    ['a month from a moment of another clock', 'mounth-all', '2026-11-19T22:00:00Z', '2026-11-20', '2026-12-20'],
    ['a quarter into a shorter month', 'quarter-all', '2026-11-30', '2026-11-30', '2027-03-01'],
    ['a year from the last day that can be chosen', 'year-all', '2026-12-18', '2026-12-18', '2027-12-18'],
    ['the day before', 'prev_day-all', '', '2026-11-17', '2026-11-18'],
    ['the day before, without a word about the start', 'prev_day-0101', undefined, '2026-11-17', '2026-11-18'],
  ])(
    'a purchased subscription has the correct start and end: %s',
    async (_, codeSubscription, timestart, from, until) => {
      valueOf(await buy({ codeSubscription, timestart }));
      const [permit] = await permits();
      expect([permit?.[permitKeys.startOf], permit?.[permitKeys.endOf]]).toEqual([
        `${from}T00:00:00.000+05:00`,
        `${until}T00:00:00.000+05:00`,
      ]);
    },
  );

  it('a month from the thirty-first ends with the shorter month', async () => {
    await server.current.moveTo(Date.parse('2027-01-31T07:00:00Z'));
    await become(city, 10_000_000);
    valueOf(await buy({ codeSubscription: 'mounth-all', timestart: '2027-01-31' }));
    valueOf(await buy({ codeSubscription: 'mounth-0101', timestart: '2027-02-28' }));
    expect(await buy({ codeSubscription: 'mounth-0302', timestart: '2027-03-01' })).toEqual(
      refusedWith('ValidationError'),
    );
    expect((await permits()).map((one) => one[permitKeys.endOf]?.slice(0, 10))).toEqual(['2027-03-01', '2027-03-28']);
  });

  it('a purchased subscription lists its zones as one, as several, or as any', async () => {
    for (const codeSubscription of ['mounth-all', 'mounth-centre', 'mounth-0302'])
      valueOf(await buy({ codeSubscription }));
    expect((await permits()).map((one) => one[permitKeys.zone])).toEqual([
      '#',
      expect.arrayContaining(['0101']),
      '0302',
    ]);
  });

  it.each([
    ['no start', { timestart: '' }],
    ['yesterday', { timestart: '2026-11-17' }],
    ['a moment of yesterday', { timestart: '2026-11-17T23:59:00+05:00' }],
    ['more than a month ahead', { timestart: '2026-12-19' }],
    ['a day that no calendar has', { timestart: '31/11/2026' }],
    ['a word', { timestart: 'завтра' }],
    ['twenty thousand signs', { timestart: '9'.repeat(20_000) }],
    ['a start of the day before', { codeSubscription: 'prev_day-all', timestart: '2026-11-17' }],
  ])('a purchase with an invalid start is refused: %s', async (_, input) => {
    expect(await buy({ codeSubscription: 'day-all', ...input })).toEqual(refusedWith('ValidationError'));
    expect(await ledger()).toMatchObject({ debits: [], links: [] });
  });

  it('a city that requires a day’s notice refuses a start today', async () => {
    const user = await server.current.driver('saint-petersburg');
    const from = (timestart: string) =>
      server.current.call(
        'saint-petersburg',
        buySubscription,
        { vehicle: plate, codeSubscription: 'day-0101', paymentService: 'balance', timestart },
        user.token,
      );
    expect(await from(today)).toEqual(refusedWith('ValidationError'));
    valueOf(await from('2026-11-19'));
  });

  const cases: [string, Input, string][] = [
    ['no vehicle', { vehicle: ' ' }, 'EmptyTs'],
    ['a plate that is none', { vehicle: '<b>' }, 'ValidationError'],
    ['a sign for any vehicle', { vehicle: '#' }, 'ValidationError'],
    ['a plate with a null byte', { vehicle: 'А123\0' }, 'ValidationError'],
    ['a code that nobody sells', { codeSubscription: 'week-9999' }, 'TariffNotFound'],
    ['a hostile code', { codeSubscription: `'";--\0\ud83d__proto__` }, 'TariffNotFound'],
    ['no way of paying', { paymentService: ' ' }, 'NotSelectedPaymentService'],
    ['an unknown way of paying', { paymentService: 'gold' }, 'PaymentServiceNotFound'],
    ['a method that needs a phone, without one', { paymentService: 'mobile' }, 'PhoneEmpty'],
    ['a phone that is none', { paymentService: 'mobile', phone: '123' }, 'InvalidFormat'],
  ];
  it.each(cases)('a purchase with %s is refused', async (_, input, errorName) => {
    expect(await buy({ codeSubscription: 'week-all', ...input })).toEqual(refusedWith(errorName));
    expect(await ledger()).toMatchObject({ debits: [], links: [] });
    expect(await permits()).toEqual([]);
  });

  it('a purchase with a missing field is refused with the error of that field', async () => {
    const form = { token: driver.token, vehicle: plate, codeSubscription: 'day-all', paymentService: 'balance' };
    const without = async (name: keyof typeof form) => {
      const { [name]: _, ...rest } = form;
      return (await server.current.post(city, '/api/payment/subscription', rest)).body['errorName'];
    };
    expect([
      await without('vehicle'),
      await without('paymentService'),
      await without('codeSubscription'),
      await without('token'),
    ]).toEqual(['EmptyTs', 'NotSelectedPaymentService', 'RequiredField', 'TokenNotFound']);
  });

  it('a purchase by a driver without an e-mail is refused with a request to set one', async () => {
    const { users } = await server.current.control.seed(city, {
      users: [{ phone: '79120000001', balanceKopecks: 10_000_000 }],
    });
    driver = users[0] ?? driver;
    expect(await buy({ codeSubscription: 'day-all', vehicle: nextPlate() })).toEqual(refusedWith('SetEmailInProfile'));
  });

  it('a purchase without enough money is refused and changes nothing', async () => {
    await become(city, (await kopecksOf('week-all')) - 1);
    expect(await buy({ codeSubscription: 'week-all' })).toEqual(refusedWith('NoMoneyNoHoney'));
    expect([await permits(), (await ledger()).debits]).toEqual([[], []]);
  });

  it('an equal subscription for a vehicle is not sold for overlapping times, whoever buys it and however the plate is written', async () => {
    valueOf(await buy({ codeSubscription: 'week-all' }));
    const latin = plate.replace('А', 'a').replace('В', 'b').replace('С', 'c');
    expect(await buy({ codeSubscription: 'week-all', timestart: '2026-11-24' })).toEqual(
      refusedWith('SubscriptionAlreadyExists'),
    );
    const first = driver;
    driver = await server.current.driver(city, 10_000_000);
    expect(await buy({ codeSubscription: 'week-all', vehicle: latin })).toEqual(
      refusedWith('SubscriptionAlreadyExists'),
    );
    driver = first;
    valueOf(await buy({ codeSubscription: 'week-all', timestart: '2026-11-25' }));
    valueOf(await buy({ codeSubscription: 'week-0101' }));
    valueOf(await buy({ codeSubscription: 'week-all', vehicle: nextPlate() }));
    expect((await ledger()).debits).toHaveLength(4);
  });

  it('a purchase that is sent twice with one attempt id is made once in a city that remembers attempts', async () => {
    const user = await server.current.driver('kazan', 10_000_000);
    const request = {
      vehicle: plate,
      codeSubscription: 'week-all',
      paymentService: 'balance',
      timestart: today,
      attemptId: crypto.randomUUID(),
    };
    const first = valueOf(await server.current.call('kazan', buySubscription, request, user.token));
    expect(valueOf(await server.current.call('kazan', buySubscription, request, user.token))).toEqual(first);
    expect((await server.current.ledgerOf('kazan', user)).debits).toHaveLength(1);
  });
});

describe('a purchase through a payment service', () => {
  it('a purchase by card charges what the balance lacks, and the subscription starts once the order is paid', async () => {
    await become(city, 10_050);
    const kopecks = await kopecksOf('week-0101');
    const { refill: topUp, RedirectURL = '' } = valueOf(
      await buy({ codeSubscription: 'week-0101', paymentService: 'card' }),
    );
    expect(topUp).toBe((kopecks - 10_050) / 100);
    expect((await ledger()).links).toEqual([
      expect.objectContaining({ kopecks: kopecks - 10_050, kind: 'subscription', status: 'open' }),
    ]);
    expect([await permits(), (await ledger()).debits]).toEqual([[], []]);
    await server.current.atProvider(RedirectURL, 'pay');
    expect(await permits()).toHaveLength(1);
    expect([await balance(), (await ledger()).debits]).toEqual([0, [expect.objectContaining({ kopecks })]]);
  });

  it('a purchase by a payment service charges the whole price if the balance covers it', async () => {
    const { refill: topUp, RedirectURL = '' } = valueOf(
      await buy({ codeSubscription: 'day-all', paymentService: 'sbp' }),
    );
    expect(topUp).toBe((await kopecksOf('day-all')) / 100);
    await server.current.atProvider(RedirectURL, 'pay');
    expect([(await permits()).length, await balance()]).toEqual([1, 100_000]);
  });

  it('a declined order buys no subscription', async () => {
    const { RedirectURL = '' } = valueOf(await buy({ codeSubscription: 'day-all', paymentService: 'card' }));
    await server.current.atProvider(RedirectURL, 'decline');
    expect([await permits(), await balance()]).toEqual([[], 100_000]);
  });

  it.each([
    ['the same one was bought meanwhile', async () => buy({ codeSubscription: 'day-all' })],
    ['its day is over', async () => server.current.moveTo(Date.parse('2026-11-18T19:00:01Z'))],
  ])('the money of an order goes to the balance if %s', async (_, happen) => {
    const { RedirectURL = '' } = valueOf(await buy({ codeSubscription: 'day-all', paymentService: 'card' }));
    await happen();
    const [before, bought] = [await balance(), (await permits()).length];
    await server.current.atProvider(RedirectURL, 'pay');
    expect(await balance()).toBe((before ?? 0) + (await kopecksOf('day-all')) / 100);
    expect((await permits()).length).toBe(bought);
  });

  it.each([
    ['at the end of the day on which it was ordered', '2026-11-18T23:59:00+05:00', 1],
    ['a day later', '2026-11-19T00:00:00+05:00', 0],
  ])(
    'a subscription for the day before is bought, or its money goes to the balance, if it is paid %s',
    async (_, paidAt, count) => {
      const { RedirectURL = '' } = valueOf(
        await buy({ codeSubscription: 'prev_day-all', paymentService: 'card', timestart: undefined }),
      );
      await server.current.moveTo(Date.parse(paidAt));
      await server.current.atProvider(RedirectURL, 'pay');
      expect(await permits()).toHaveLength(count);
      expect(await balance()).toBe(100_000 + (count === 0 ? (await kopecksOf('prev_day-all')) / 100 : 0));
    },
  );

  it('an order that the provider reports twice buys one subscription', async () => {
    await become(city, 0);
    await server.current.control.provider('twice');
    const { RedirectURL = '' } = valueOf(await buy({ codeSubscription: 'day-all', paymentService: 'card' }));
    await server.current.atProvider(RedirectURL, 'pay');
    expect([(await permits()).length, (await ledger()).debits.length]).toEqual([1, 1]);
  });

  it('a receipt is refused as a payment service', async () => {
    const user = await server.current.driver('kazan');
    const request = { vehicle: plate, codeSubscription: 'day-all', paymentService: 'Квитанция', timestart: today };
    expect(await server.current.call('kazan', buySubscription, request, user.token)).toEqual(
      refusedWith('PaymentServiceNotFound'),
    );
  });
});

describe('subscriptions in a city without balances', () => {
  const tyumen = 'tyumen';
  const order = async (paymentService: string) =>
    server.current.call(
      tyumen,
      buySubscription,
      { vehicle: plate, codeSubscription: 'day-all', paymentService, timestart: today },
      driver.token,
    );
  beforeEach(() => become(tyumen, 0));

  it('a city without balances sells no subscription from the balance', async () => {
    expect(await order('balance')).toEqual(refusedWith('NotSelectedPaymentService'));
  });

  it('a city without balances sells through the provider, and money that comes too late is booked as unmatched', async () => {
    const links = [valueOf(await order('card')), valueOf(await order('card'))];
    const kopecks = await kopecksOf('day-all', tyumen);
    for (const { refill: topUp, RedirectURL = '' } of links) {
      expect(topUp).toBe(kopecks / 100);
      await server.current.atProvider(RedirectURL, 'pay');
    }
    expect(await permits(tyumen)).toHaveLength(1);
    const books = await server.current.control.books();
    expect([books[`revenue:${tyumen}`], books[`unmatched:${tyumen}`], books[`clearing:${tyumen}`]]).toEqual([
      expect.any(Number),
      kopecks,
      -2 * kopecks,
    ]);
    expect(Object.values(books).reduce((sum, one) => sum + one, 0)).toBe(0);
  });
});
