import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelParking, refillBalance, renewParking } from '~/api/contract/driverPayments';
import { getCost } from '~/api/contract/costs';
import { startParking } from '~/api/contract/payments';
import { getOperations, getProfile } from '~/api/contract/profile';
import type { SeededUser } from '../tools/control';
import { nextPlate, plainNoon, refusedWith, serverOfFile, valueOf, zone } from './server';

const server = serverOfFile();
const city = 'perm';
const minute = 60_000;

let driver: SeededUser;
let plate: string;
/** Calls of the current driver. */
const requests = {
  cost: (input: Parameters<typeof cost>[0]) => cost(input),
  start: (input: object = {}) =>
    server.current.call(city, startParking, { Vehicle: plate, Zone: zone, Duration: 60, ...input }, driver.token),
  renew: (ReservationId: string, Duration: number, input: object = {}) =>
    server.current.call(city, renewParking, { ReservationId, Duration, ...input }, driver.token),
  cancel: (ReservationId: string) => server.current.call(city, cancelParking, { ReservationId }, driver.token),
  topUp: (RefillAmount: string, input: object = {}) =>
    server.current.call(city, refillBalance, { PaymentService: 'card', RefillAmount, ...input }, driver.token),
  profile: async () => valueOf(await server.current.call(city, getProfile, {}, driver.token)).result,
  operations: async (input: object = {}) =>
    valueOf(await server.current.call(city, getOperations, input, driver.token)).result,
};
const cost = (input: {
  Zone?: string;
  Duration: number;
  Vehicle?: string;
  ReservationId?: string;
  ParkingCode?: string;
  timestart?: string;
}) => server.current.call(city, getCost, { Vehicle: plate, ...input }, driver.token);

const runningId = async (): Promise<string> => {
  const [stay] = (await requests.profile()).sessions as { reservationId: string }[];
  return stay?.reservationId ?? '';
};
const ledger = () => server.current.ledgerOf(city, driver);

beforeAll(async () => {
  await server.current.control.seed(city, {
    zones: [
      { number: zone, address: 'улица Ленина, 12' },
      {
        number: '0902',
        prices: [
          { type: 'default', interval: { from: '08:00:00', to: '13:00:00' }, price: 60 },
          { type: 'default', interval: { from: '13:00:00', to: '20:00:00' }, price: 100 },
          { type: 'sunday', interval: { from: '00:00:00', to: '23:59:59' }, price: 0 },
          { type: 'holiday', interval: { from: '00:00:00', to: '23:59:59' }, price: 0 },
        ],
      },
      { number: '0903', prices: [{ type: 'default', interval: { from: '22:00:00', to: '06:00:00' }, price: 30 }] },
    ],
  });
});
beforeEach(async () => {
  driver = await server.current.driver(city);
  plate = driver.vehicles[0]?.number ?? '';
});

describe('the price of a stay', () => {
  it('an hour at 60 roubles costs 60, and the answer states the balance and the intervals of the stay', async () => {
    await server.current.moveTo(plainNoon);
    const { costData, totalcost, balance, moneyEnough } = valueOf(await cost({ Zone: zone, Duration: 60 }));
    expect({ totalcost, balance, moneyEnough }).toEqual({ totalcost: 60, balance: 500, moneyEnough: true });
    expect(costData.intervals).toEqual([
      { from: '2026-11-18T12:00:00.000+05:00', to: '2026-11-18T13:00:00.000+05:00', price: 60, cost: 60 },
    ]);
  });

  it.each([
    ['within one price', '2026-11-18T10:00:00+05:00', '0902', 120, 120],
    ['over a change of price', '2026-11-18T12:30:00+05:00', '0902', 60, 30 + 30 * 1.66],
    ['into hours that cost nothing', '2026-11-18T19:30:00+05:00', '0902', 60, 30 * 1.66],
    ['from hours that cost nothing', '2026-11-18T07:45:00+05:00', '0902', 30, 15],
    ['on a Saturday without a line of its own', '2026-11-21T10:00:00+05:00', '0902', 60, 60],
    ['on a free Sunday', '2026-11-22T10:00:00+05:00', '0902', 60, 0],
    ['on a holiday that falls on a weekday', '2026-11-04T10:00:00+05:00', '0902', 60, 0],
    ['past midnight at a night price', '2026-11-18T23:30:00+05:00', '0903', 60, 30],
    ['from the night price into the free day', '2026-11-18T05:30:00+05:00', '0903', 60, 15],
    ['of a whole day', '2026-11-18T12:00:00+05:00', '0903', 1440, 240],
  ])('a stay %s costs the sum of its minutes', async (_, at, place, minutes, roubles) => {
    await server.current.moveTo(Date.parse(at));
    const guest = await server.current.call(city, getCost, { Vehicle: plate, Zone: place, Duration: minutes }, 'guest');
    const { totalcost, costData } = valueOf(guest);
    expect(totalcost).toBeCloseTo(roubles, 2);
    expect(costData.intervals.reduce((sum, part) => sum + part.cost, 0)).toBeCloseTo(roubles, 2);
    expect(Date.parse(costData.intervals.at(-1)?.to ?? '') - Date.parse(costData.intervals[0]?.from ?? '')).toBe(
      minutes * minute,
    );
  });

  it('the price answer states how much the balance lacks', async () => {
    driver = await server.current.driver(city, 2_050);
    const { moneyEnough, balance, priceRest, costData } = valueOf(await cost({ Zone: zone, Duration: 60 }));
    expect({ moneyEnough, balance, priceRest, topUp: costData.refill }).toEqual({
      moneyEnough: false,
      balance: 20.5,
      priceRest: 39.5,
      topUp: 39.5,
    });
  });

  it('the price of an extension is counted from the end of the running stay', async () => {
    valueOf(await requests.start());
    const id = await runningId();
    const [stay] = (await requests.profile()).sessions as { endDate: string }[];
    const { costData, totalcost } = valueOf(await cost({ Duration: 30, ReservationId: id }));
    expect(totalcost).toBe(30);
    // Prices count whole minutes, from the minute in which the added time begins.
    const end = Date.parse(stay?.endDate ?? '');
    expect(Date.parse(costData.intervals[0]?.from ?? '')).toBe(end - (end % minute));
  });

  it('a request for a price moves no money', async () => {
    valueOf(await cost({ Zone: zone, Duration: 60 }));
    expect((await requests.profile()).balance).toBe(500);
  });

  it.each([
    ['no zone', { Duration: 60 }, 'NoZoneSelected'],
    ['an unknown zone', { Zone: '7777', Duration: 60 }, 'ZoneNotFound'],
    ['an unknown parking', { ParkingCode: '777777', Duration: 60 }, 'CantFindParking'],
    ['no plate', { Zone: zone, Duration: 60, Vehicle: ' ' }, 'EmptyTs'],
    ['a plate that is none', { Zone: zone, Duration: 60, Vehicle: '<b>' }, 'ValidationError'],
    ['a duration off the step', { Zone: zone, Duration: 61 }, 'NoDurationSelected'],
    ['a duration of nothing', { Zone: zone, Duration: 0 }, 'NoDurationSelected'],
    ['a duration below nothing', { Zone: zone, Duration: -60 }, 'NoDurationSelected'],
    ['a stay that nobody has', { Duration: 60, ReservationId: '99999999' }, 'ParkingSessionNotFound'],
  ])('a price for %s is refused', async (_, input, errorName) => {
    expect(await cost(input)).toEqual(refusedWith(errorName));
  });

  it('a price request with a missing field is refused with the error of that field', async () => {
    const form = { Token: driver.token, Zone: zone };
    expect((await server.current.post(city, '/api/payment/cost', { ...form, Vehicle: plate })).body).toMatchObject({
      errorName: 'NoDurationSelected',
    });
    expect((await server.current.post(city, '/api/payment/cost', { ...form, Duration: '60' })).body).toMatchObject({
      errorName: 'EmptyTs',
    });
  });
});

describe('the start of a stay', () => {
  it('a start charges the price once and creates one running stay and one operation', async () => {
    await server.current.moveTo(plainNoon);
    driver = await server.current.driver(city);
    plate = driver.vehicles[0]?.number ?? '';
    expect(valueOf(await requests.start()).RedirectURL).toBeUndefined();
    const { balance, sessions: stays } = await requests.profile();
    expect(balance).toBe(440);
    expect(stays).toEqual([
      expect.objectContaining({
        transport: { numberTs: plate },
        zone,
        startDate: expect.stringMatching(/^2026-11-18T12:00:\d{2}\.\d{3}\+05:00$/),
        endDate: expect.stringMatching(/^2026-11-18T13:00:\d{2}\.\d{3}\+05:00$/),
        sum: 60,
        status: 'active',
      }),
    ]);
    expect((await ledger()).debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
    expect(await requests.operations()).toEqual([
      expect.objectContaining({ type: 'payment', zone, transport: plate, sum: 60, duration: 60 }),
    ]);
  });

  it('a second start of a parked vehicle is refused in its zone but accepted in another', async () => {
    valueOf(await requests.start());
    expect(await requests.start()).toEqual(refusedWith('ParkingSessionAlreadyExists'));
    valueOf(await requests.start({ Zone: '0902' }));
    expect((await ledger()).sessions).toHaveLength(2);
  });

  it.each([
    ['Latin letters', (text: string) => text.replace('А', 'A').replace('В', 'B').replace('С', 'C')],
    ['small letters and blanks', (text: string) => text.toLowerCase().replace(/(\d{3})/, ' $1 ')],
  ])('a plate in %s is recognised as the same vehicle', async (_, write) => {
    valueOf(await requests.start());
    expect(await requests.start({ Vehicle: write(plate) })).toEqual(refusedWith('ParkingSessionAlreadyExists'));
  });

  it('a vehicle can start again once its stay is over', async () => {
    valueOf(await requests.start());
    await server.current.control.clock(61 * minute);
    valueOf(await requests.start());
    expect((await requests.profile()).sessions).toHaveLength(1);
  });

  it('a start without enough money is refused and changes nothing', async () => {
    driver = await server.current.driver(city, 5_999);
    plate = nextPlate();
    expect(await requests.start()).toEqual(refusedWith('NoMoneyNoHoney'));
    expect(await ledger()).toMatchObject({ debits: [], sessions: [] });
    expect((await requests.profile()).balance).toBe(59.99);
  });

  it('a start with a payment service charges what the balance lacks, and the stay begins once the order is paid', async () => {
    driver = await server.current.driver(city, 2_000);
    plate = nextPlate();
    const { RedirectURL = '' } = valueOf(await requests.start({ PaymentService: 'card' }));
    expect((await ledger()).links).toEqual([expect.objectContaining({ kopecks: 4000, kind: 'start', status: 'open' })]);
    expect((await requests.profile()).sessions).toEqual([]);
    await server.current.atProvider(RedirectURL, 'pay');
    expect((await requests.profile()).sessions).toHaveLength(1);
    expect((await requests.profile()).balance).toBe(0);
    expect((await ledger()).debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
  });

  it('a stay in a free hour costs nothing and is recorded', async () => {
    await server.current.moveTo(Date.parse('2026-11-22T05:00:00Z'));
    driver = await server.current.driver(city, 0);
    plate = nextPlate();
    valueOf(await requests.start({ Zone: '0902' }));
    expect((await requests.profile()).sessions).toHaveLength(1);
    expect((await ledger()).debits).toEqual([]);
  });

  it.each([
    ['a driver without a token', undefined, 'TokenNotFound'],
    ['an unknown zone', { Zone: '7777' }, 'ZoneNotFound'],
    ['an unknown payment service', { PaymentService: 'gold' }, 'PaymentServiceNotFound'],
    ['a service that needs a phone, without one', { PaymentService: 'mobile' }, 'PhoneEmpty'],
    ['a phone that is none', { PaymentService: 'mobile', phone: '123' }, 'InvalidFormat'],
  ])('a start with an invalid request is refused: %s', async (_, input, errorName) => {
    const token = input === undefined ? undefined : driver.token;
    const request = { Vehicle: plate, Zone: zone, Duration: 60, ...input };
    expect(await server.current.call(city, startParking, request, token)).toEqual(refusedWith(errorName));
    expect((await ledger()).sessions).toEqual([]);
  });

  it('a city that sells parkings by code accepts the code and assigns the zone', async () => {
    const sochi = await server.current.driver('sochi');
    const features = (await (await fetch(`${server.current.apiUrl('sochi')}/api/info/get-parkings`)).json()) as {
      result: { code: string; zone: { zonenumber: string } }[];
    };
    const [parking] = features.result;
    valueOf(
      await server.current.call(
        'sochi',
        startParking,
        { Vehicle: plate, ParkingCode: parking?.code, Duration: 15 },
        sochi.token,
      ),
    );
    const { sessions: stays } = valueOf(await server.current.call('sochi', getProfile, {}, sochi.token)).result;
    expect(stays).toEqual([expect.objectContaining({ parkingCode: parking?.code, zone: parking?.zone.zonenumber })]);
  });
});

describe('the extension of a stay', () => {
  it('an extension moves the end of the same stay and charges the added time', async () => {
    valueOf(await requests.start());
    const [before] = (await requests.profile()).sessions as { id: string; reservationId: string; endDate: string }[];
    expect(before?.reservationId).not.toBe(before?.id);
    valueOf(await requests.renew(before?.reservationId ?? '', 30));
    const { sessions: stays, balance } = await requests.profile();
    const [after] = stays as { id: string; endDate: string; duration: number; sum: number }[];
    expect(after).toMatchObject({ id: before?.id, duration: 90, sum: 90 });
    expect(Date.parse(after?.endDate ?? '') - Date.parse(before?.endDate ?? '')).toBe(30 * minute);
    expect(balance).toBe(410);
    expect((await requests.operations()).map(({ type }) => type)).toEqual(['renew', 'payment']);
  });

  it('a repeated extension without an attempt id is charged twice', async () => {
    valueOf(await requests.start());
    const id = await runningId();
    valueOf(await requests.renew(id, 30));
    valueOf(await requests.renew(id, 30));
    expect((await ledger()).debits.map(({ kopecks }) => kopecks)).toEqual([6000, 3000, 3000]);
  });

  it('an extension of another driver’s stay is refused as not found, and of an ended stay as over', async () => {
    valueOf(await requests.start());
    const id = await runningId();
    const other = await server.current.driver(city);
    const foreign = await server.current.call(city, renewParking, { ReservationId: id, Duration: 30 }, other.token);
    expect(foreign).toEqual(refusedWith('ParkingSessionNotFound'));
    await server.current.control.clock(61 * minute);
    expect(await requests.renew(id, 30)).toEqual(refusedWith('ParkingSessionIsOver'));
  });

  it('an extension and its price continue the stay: their `timestart` lies within it, or they are refused', async () => {
    await server.current.moveTo(plainNoon);
    driver = await server.current.driver(city);
    plate = driver.vehicles[0]?.number ?? '';
    valueOf(await requests.start());
    const id = await runningId();
    const nowMs = plainNoon;
    const at = (ms: number): string => new Date(ms).toISOString();
    const price = (timestart: string) => requests.cost({ Zone: zone, Duration: 30, ReservationId: id, timestart });
    for (const timestart of [at(nowMs - 60 * minute), at(nowMs + 90 * minute), '25.11.2026']) {
      expect(await price(timestart)).toEqual(refusedWith('ValidationError'));
      expect(await requests.renew(id, 30, { timestart })).toEqual(refusedWith('ValidationError'));
    }
    expect(valueOf(await price(at(nowMs + 60 * minute))).totalcost).toBe(30);
    valueOf(await requests.renew(id, 30, { timestart: at(nowMs + 60 * minute) }));
  });

  it('an extension without enough money is refused, and one through the provider succeeds', async () => {
    driver = await server.current.driver(city, 6_000);
    plate = nextPlate();
    valueOf(await requests.start());
    const id = await runningId();
    expect(await requests.renew(id, 30)).toEqual(refusedWith('NoMoneyNoHoney'));
    const { RedirectURL = '' } = valueOf(await requests.renew(id, 30, { PaymentService: 'card' }));
    await server.current.atProvider(RedirectURL, 'pay');
    expect((await requests.profile()).sessions).toEqual([expect.objectContaining({ duration: 90 })]);
  });
});

describe('the cancellation of a stay', () => {
  it.each([
    ['in its first minute', 60, 20_000, 5900],
    ['after ten minutes and a bit', 60, 10 * minute + 20_000, 4900],
    ['with half an hour and a bit left', 60, 29 * minute + 50_000, 3000],
    ['a longer stay', 180, 60 * minute + 20_000, 11_900],
  ])('a cancellation refunds the whole unused minutes: %s', async (_, duration, laterMs, kopecks) => {
    await server.current.moveTo(plainNoon);
    driver = await server.current.driver(city);
    plate = nextPlate();
    valueOf(await requests.start({ Duration: duration }));
    const id = await runningId();
    await server.current.moveTo(plainNoon + laterMs);
    valueOf(await requests.cancel(id));
    expect((await ledger()).refunds.map((refund) => refund.kopecks)).toEqual([kopecks]);
    expect((await requests.profile()).sessions).toEqual([]);
    expect((await requests.profile()).balance).toBe(500 - duration + kopecks / 100);
    expect((await requests.operations())[0]).toMatchObject({ type: 'cancel', sum: kopecks / 100 });
  });

  it('a cancellation refunds each minute at the price that was paid for it', async () => {
    await server.current.moveTo(Date.parse('2026-11-18T12:00:30+05:00'));
    driver = await server.current.driver(city);
    plate = nextPlate();
    valueOf(await requests.start({ Zone: '0902', Duration: 120 }));
    const id = await runningId();
    // 30.5 minutes are over. 89 whole minutes remain, 29 of them at the first price.
    await server.current.moveTo(Date.parse('2026-11-18T12:31:00+05:00'));
    valueOf(await requests.cancel(id));
    expect((await ledger()).refunds[0]?.kopecks).toBe(29 * 100 + 60 * 166);
  });

  it.each([30 * minute + 1000, 59 * minute])(
    'a cancellation with less than 30 minutes left (%i ms of an hour used) is refused, and no money moves',
    async (gone) => {
      valueOf(await requests.start());
      const id = await runningId();
      await server.current.control.clock(gone);
      expect(await requests.cancel(id)).toEqual(refusedWith('NoSaving'));
      expect((await ledger()).refunds).toEqual([]);
      expect((await requests.profile()).sessions).toHaveLength(1);
    },
  );

  it('a second cancellation is refused as over, and the refund is made once', async () => {
    valueOf(await requests.start());
    const id = await runningId();
    valueOf(await requests.cancel(id));
    expect(await requests.cancel(id)).toEqual(refusedWith('ParkingSessionIsOver'));
    expect((await ledger()).refunds).toHaveLength(1);
  });

  it('the vehicle of a cancelled stay can start again at once', async () => {
    valueOf(await requests.start());
    valueOf(await requests.cancel(await runningId()));
    valueOf(await requests.start());
  });
});

describe('a top-up', () => {
  it('a paid top-up credits the balance once, even if the payment page is sent again', async () => {
    const { RedirectURL = '' } = valueOf(await requests.topUp('150,50'));
    expect((await requests.profile()).balance).toBe(500);
    const page = await (await fetch(server.current.url + RedirectURL)).text();
    expect(page).toContain('150,50');
    expect(await server.current.atProvider(RedirectURL, 'pay')).toContain('paid=1');
    await server.current.atProvider(RedirectURL, 'pay');
    expect((await requests.profile()).balance).toBe(650.5);
    expect((await requests.operations())[0]).toMatchObject({ type: 'refill', sum: 150.5 });
  });

  it.each([
    ['1 000', 100_000],
    ['1\u00a0000,5', 100_050],
    ['.5', 50],
    ['5.', 500],
    ['+5', 500],
    ['007', 700],
  ])('a top-up written as "%s" is an order of %i kopecks', async (sum, kopecks) => {
    valueOf(await requests.topUp(sum));
    expect((await ledger()).links).toMatchObject([{ kopecks }]);
  });

  it.each(['decline', 'close'] as const)('a top-up that ends with %s leaves the balance as it was', async (action) => {
    const { RedirectURL = '' } = valueOf(await requests.topUp('100'));
    expect(await server.current.atProvider(RedirectURL, action)).toBe('/');
    expect((await requests.profile()).balance).toBe(500);
    expect((await ledger()).links[0]?.status).toBe(action === 'decline' ? 'declined' : 'open');
  });

  it('a top-up whose page was closed can still be paid, and a declined one cannot', async () => {
    const { RedirectURL: closed = '' } = valueOf(await requests.topUp('100'));
    await server.current.atProvider(closed, 'close');
    await server.current.atProvider(closed, 'pay');
    const { RedirectURL: declined = '' } = valueOf(await requests.topUp('100'));
    await server.current.atProvider(declined, 'decline');
    await server.current.atProvider(declined, 'pay');
    expect((await requests.profile()).balance).toBe(600);
  });

  it('a provider credits later, twice or never, as the test sets it', async () => {
    const payThrough = async (manner: 'later' | 'twice' | 'never'): Promise<void> => {
      await server.current.control.provider(manner, 200);
      const { RedirectURL = '' } = valueOf(await requests.topUp('10'));
      await server.current.atProvider(RedirectURL, 'pay');
    };
    await payThrough('never');
    expect((await requests.profile()).balance).toBe(500);
    await payThrough('twice');
    expect((await requests.profile()).balance).toBe(520);
    await payThrough('later');
    expect((await requests.profile()).balance).toBe(520);
    await expect.poll(async () => (await requests.profile()).balance, { timeout: 5000 }).toBe(530);
  });

  it.each([
    ['nothing', '', 'NoSumEntered'],
    ['zero', '0', 'NoSumEntered'],
    ['blanks', ' \u00a0 ', 'NoSumEntered'],
    ['less than nothing', '-5', 'NoSumEntered'],
    ['fractions of a kopeck', '1.005', 'NoSumEntered'],
    ['words', 'сто', 'ItNeedToBeANumber'],
    ['another base', '0x10', 'ItNeedToBeANumber'],
    ['a power of ten', '1e3', 'ItNeedToBeANumber'],
    ['no end', 'Infinity', 'ItNeedToBeANumber'],
    ['two commas', '1,2,3', 'ItNeedToBeANumber'],
    ['a point and a comma', '1.234,56', 'ItNeedToBeANumber'],
    ['too much', '15000.01', 'RefillAmountCanNotBeMaxAllowable'],
    ['far too much', '99999999999', 'RefillAmountCanNotBeMaxAllowable'],
    ['more than can be counted', '9'.repeat(400), 'RefillAmountCanNotBeMaxAllowable'],
  ])('a top-up of %s is refused', async (_, sum, errorName) => {
    expect(await requests.topUp(sum)).toEqual(refusedWith(errorName));
    expect((await ledger()).links).toEqual([]);
  });

  it('a city without balances refuses a top-up', async () => {
    const other = await server.current.driver('tyumen');
    const outcome = await server.current.call(
      'tyumen',
      refillBalance,
      { PaymentService: 'card', RefillAmount: '100' },
      other.token,
    );
    expect(outcome).toEqual(refusedWith('InDevelopingError'));
  });
});

describe('a city without balances', () => {
  it('a start in a city without balances needs a payment service', async () => {
    const other = await server.current.driver('tyumen', 0);
    await server.current.control.seed('tyumen', { zones: [{ number: zone }] });
    const request = { Vehicle: nextPlate(), Zone: zone, Duration: 60 };
    expect(await server.current.call('tyumen', startParking, request, other.token)).toEqual(
      refusedWith('NotSelectedPaymentService'),
    );
    const { RedirectURL = '' } = valueOf(
      await server.current.call('tyumen', startParking, { ...request, PaymentService: 'sbp' }, other.token),
    );
    await server.current.atProvider(RedirectURL, 'pay');
    expect(valueOf(await server.current.call('tyumen', getProfile, {}, other.token)).result.sessions).toHaveLength(1);
  });
});

describe('a guest', () => {
  const start = (input: object = {}, at = city) =>
    server.current.call(
      at,
      startParking,
      { Vehicle: plate, Zone: zone, Duration: 60, PaymentService: 'card', phone: '79001234567', ...input },
      'guest',
    );

  it('a guest pays at the provider, gets an SMS, and the vehicle is parked', async () => {
    const { RedirectURL = '' } = valueOf(await start());
    expect((await server.current.control.ledger(city)).sessions.filter(({ number }) => number === plate)).toEqual([]);
    await server.current.atProvider(RedirectURL, 'pay');
    expect((await server.current.control.ledger(city)).sessions.filter(({ number }) => number === plate)).toHaveLength(
      1,
    );
    expect(
      (await server.current.control.outbox()).filter(({ to, text }) => to === '79001234567' && text.includes(plate)),
    ).toHaveLength(1);
    expect(await start()).toEqual(refusedWith('ParkingSessionAlreadyExists'));
    const again = await server.current.call(city, getCost, { Vehicle: plate, Zone: zone, Duration: 60 }, 'guest');
    expect(again).toEqual(refusedWith('ParkingSessionAlreadyExists'));
  });

  it('a guest gets a price without a balance', async () => {
    const { totalcost, balance, moneyEnough } = valueOf(
      await server.current.call(city, getCost, { Vehicle: plate, Zone: zone, Duration: 60 }, 'guest'),
    );
    expect({ totalcost, balance, moneyEnough }).toEqual({ totalcost: 60, balance: undefined, moneyEnough: false });
  });

  it('a guest who declines at the provider has no stay', async () => {
    const { RedirectURL = '' } = valueOf(await start());
    await server.current.atProvider(RedirectURL, 'decline');
    expect((await server.current.control.ledger(city)).sessions.filter(({ number }) => number === plate)).toEqual([]);
  });

  it('a guest’s start needs a payment service and a city that accepts guests', async () => {
    expect(await start({ PaymentService: '' })).toEqual(refusedWith('NotSelectedPaymentService'));
    await server.current.control.seed('kaluga', { zones: [{ number: zone }] });
    expect(await start({}, 'kaluga')).toEqual(refusedWith('TokenNotFound'));
  });

  it('a guest can neither extend nor cancel a stay', async () => {
    expect(await server.current.call(city, renewParking, { ReservationId: '1', Duration: 30 }, 'guest')).toEqual(
      refusedWith('TokenNotFound'),
    );
    expect(await server.current.call(city, cancelParking, { ReservationId: '1' }, 'guest')).toEqual(
      refusedWith('TokenNotFound'),
    );
  });
});

describe('the filters of the history', () => {
  beforeEach(async () => {
    valueOf(await requests.start());
    valueOf(await requests.renew(await runningId(), 30));
    const { RedirectURL = '' } = valueOf(await requests.topUp('100'));
    await server.current.atProvider(RedirectURL, 'pay');
  });

  it.each([
    ['everything, the newest first', {}, ['refill', 'renew', 'payment']],
    ['one kind', { Operation: 'renew' }, ['renew']],
    ['one vehicle, however written', { Vehicle: 'plate' }, ['renew', 'payment']],
    ['one zone', { Zone: zone }, ['renew', 'payment']],
    ['another zone', { Zone: '0902' }, []],
    ['filters that say nothing', { Operation: 'all', Vehicle: '', Zone: 'all' }, ['refill', 'renew', 'payment']],
    ['a day long ago', { StartDate: '01/01/2020', EndDate: '02/01/2020' }, []],
  ])('the history can be requested with filters: %s', async (_, filter, types) => {
    const filterWithPlate =
      'Vehicle' in filter && filter.Vehicle === 'plate' ? { Vehicle: plate.toLowerCase() } : filter;
    expect((await requests.operations(filterWithPlate)).map(({ type }) => type)).toEqual(types);
  });

  it('the moment of the last operation can be used to request older ones', async () => {
    const [first, ...rest] = await requests.operations();
    expect((await requests.operations({ EndDate: first?.dateOperation })).map(({ type }) => type)).toEqual(
      rest.map(({ type }) => type),
    );
  });

  it('a history request with an invalid date is refused', async () => {
    expect(await server.current.call(city, getOperations, { StartDate: '31/02/2026' }, driver.token)).toEqual(
      refusedWith('ValidationError'),
    );
  });
});

describe('the ledger', () => {
  it('the ledger sums to zero and contains the balance of the profile', async () => {
    valueOf(await requests.start());
    valueOf(await requests.cancel(await runningId()));
    const books = await server.current.control.books();
    expect(Object.values(books).reduce((sum, kopecks) => sum + kopecks, 0)).toBe(0);
    const { balance } = await requests.profile();
    expect(Object.values(books)).toContain(Math.round((balance ?? 0) * 100));
    expect(Object.keys(books).some((name) => name === `revenue:${city}`)).toBe(true);
  });
});
