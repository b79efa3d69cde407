import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMapInfo, type WireFeature } from '~/api/contract/map';
import { cancelParking, renewParking } from '~/api/contract/driverPayments';
import { getCost } from '~/api/contract/costs';
import { startParking } from '~/api/contract/payments';
import { getOperations, getProfile } from '~/api/contract/profile';
import type { SeededUser } from '../tools/control';
import { nextPlate, plainNoon, refusedWith, serverOfFile, valueOf, zone } from './server';

const server = serverOfFile();
const minute = 60_000;
/** 100 roubles an hour, which is 1.66 a minute. */
const dearZone = '0904';

let city = 'perm';
let driver: SeededUser;
let plate: string;

const cost = (input: object = {}, token = driver.token) =>
  server.current.call(city, getCost, { Vehicle: plate, Zone: zone, Duration: 60, ...input }, token);
const start = (input: object = {}) =>
  server.current.call(city, startParking, { Vehicle: plate, Zone: zone, Duration: 60, ...input }, driver.token);
const reservation = async (): Promise<string> => {
  const { sessions: stays } = valueOf(await server.current.call(city, getProfile, {}, driver.token)).result;
  return (stays as { reservationId: string }[])[0]?.reservationId ?? '';
};
const lastOperation = async () => valueOf(await server.current.call(city, getOperations, {}, driver.token)).result[0];
const give = (
  ...permits: {
    name: string;
    salePercent: number;
    zones?: string[];
    number?: string;
    startsInDays?: number;
    days?: number;
  }[]
) => server.current.control.seed(city, { benefits: permits.map((permit) => ({ user: driver.email, ...permit })) });
/** Moves the clock, then creates a driver, so that the token is valid at that moment. */
const begin = async (at: string, id = 'perm'): Promise<void> => {
  city = id;
  await server.current.moveTo(Date.parse(at));
  driver = await server.current.driver(city);
  plate = driver.vehicles[0]?.number ?? '';
};
const noon = new Date(plainNoon).toISOString();
const allHours = [{ type: 'default', interval: { from: '00:00:00', to: '23:59:59' }, price: 100 }];

beforeAll(async () => {
  const onlySundays = [{ type: 'sunday', interval: { from: '00:00:00', to: '23:59:59' }, price: 50 }];
  await server.current.control.seed('perm', {
    zones: [
      { number: zone },
      { number: dearZone, prices: allHours },
      { number: '0905', prices: onlySundays },
      { number: '0908', prices: [{ ...allHours[0], price: -10 }] },
      { number: '0909', prices: [{ ...allHours[0], price: 9e13 }] },
    ],
  });
  for (const one of ['krasnodar', 'tula']) await server.current.control.seed(one, { zones: [{ number: zone }] });
});
beforeEach(() => begin(noon));

describe('a discount permit', () => {
  it('a discount permit lowers the price, which states percent, roubles and the permit’s name', async () => {
    await give({ name: 'Житель', salePercent: 50 });
    const answer = valueOf(await cost());
    expect(answer).toMatchObject({
      totalcost: 30,
      price: 30,
      totaldiscount: 30,
      sumSale: 30,
      benefit: 50,
      benefitsName: 'Житель',
      moneyEnough: true,
    });
    expect(answer.costData.intervals).toEqual([expect.objectContaining({ price: 60, cost: 30 })]);
  });

  it('a price without a permit mentions no discount', async () => {
    expect(valueOf(await cost())).toMatchObject({
      totalcost: 60,
      totaldiscount: 0,
      sumSale: 0,
      benefit: 0,
      benefitsName: undefined,
    });
  });

  // The price of a minute is the hour's price less the discount, divided by 60. It is rounded down to a kopeck once.
  it.each([
    [33.3, 111, 33.3],
    [10.05, 150, 10],
    [0.1, 166, 0.1],
    [99.9, 0, 99.9],
    [100, 0, 100],
  ])(
    'a discount of %d percent makes a minute at 100 roubles an hour cost %d kopecks',
    async (salePercent, kopecks, permit) => {
      await give({ name: 'Льгота', salePercent });
      const answer = valueOf(await cost({ Zone: dearZone }));
      expect(answer.totalcost).toBe((60 * kopecks) / 100);
      expect(answer.sumSale).toBe((60 * (166 - kopecks)) / 100);
      expect(answer.benefit).toBe(permit);
    },
  );

  it('only the largest of several discounts counts', async () => {
    await give(
      { name: 'Малая', salePercent: 20 },
      { name: 'Большая', salePercent: 70 },
      { name: 'Средняя', salePercent: 30 },
    );
    expect(valueOf(await cost())).toMatchObject({ totalcost: 18, benefit: 70, benefitsName: 'Большая' });
  });

  it('a discount that begins or ends during a stay applies to its part of the stay', async () => {
    await begin('2026-11-18T23:40:30+05:00');
    await give(
      { name: 'До полуночи', salePercent: 50, days: 1 },
      { name: 'С полуночи', salePercent: 25, startsInDays: 1 },
    );
    const answer = valueOf(await cost());
    expect(
      answer.costData.intervals.map(({ from, to, cost: sum }) => [from.slice(11, 16), to.slice(11, 16), sum]),
    ).toEqual([
      ['23:40', '00:00', 10],
      ['00:00', '00:40', 30],
    ]);
    expect(answer).toMatchObject({ totalcost: 40, benefit: 33.3, benefitsName: 'До полуночи, С полуночи' });
  });

  it.each([
    ['of another zone', { zones: [dearZone] }],
    ['of another vehicle', { number: 'О999ОО59' }],
    ['that has not begun', { startsInDays: 1 }],
    ['that is over', { startsInDays: -2, days: 1 }],
  ])('a discount %s does not lower the price', async (_, permit) => {
    await give({ name: 'Чужая', salePercent: 50, ...permit });
    expect(valueOf(await cost()).totalcost).toBe(60);
  });

  it('a discount for any vehicle is its owner’s alone, and one for a vehicle applies whoever parks it', async () => {
    await give({ name: 'Моя', salePercent: 50 });
    expect(valueOf(await cost({}, 'guest')).totalcost).toBe(60);
    await give({ name: 'Машины', salePercent: 25, number: plate });
    expect(valueOf(await cost({}, 'guest')).totalcost).toBe(45);
  });

  it('a discount lowers the debit of a stay and of its extension, and the history states the amount', async () => {
    await give({ name: 'Житель', salePercent: 50 });
    valueOf(await start());
    expect((await server.current.ledgerOf(city, driver)).debits.map(({ kopecks }) => kopecks)).toEqual([3000]);
    expect(await lastOperation()).toMatchObject({ type: 'payment', sum: 30, sumSale: 30 });
    valueOf(
      await server.current.call(city, renewParking, { ReservationId: await reservation(), Duration: 30 }, driver.token),
    );
    expect(await lastOperation()).toMatchObject({ type: 'renew', sum: 15, sumSale: 15 });
  });

  it('a discount lowers the amount that the provider charges', async () => {
    await give({ name: 'Житель', salePercent: 50 });
    const { RedirectURL = '' } = valueOf(await start({ PaymentService: 'card', Duration: 120 }));
    await server.current.atProvider(RedirectURL, 'pay');
    const { debits, links } = await server.current.ledgerOf(city, driver);
    expect([links[0]?.kopecks, debits[0]?.kopecks]).toEqual([6000, 6000]);
  });

  it('a cancelled stay returns each remaining minute at the discounted price that was paid for it', async () => {
    await begin('2026-11-18T23:30:30+05:00');
    await give({ name: 'До полуночи', salePercent: 50, days: 1 });
    valueOf(await start({ Duration: 60 }));
    expect((await server.current.ledgerOf(city, driver)).debits.map(({ kopecks }) => kopecks)).toEqual([
      30 * 50 + 30 * 100,
    ]);
    // 10.5 minutes are over. 49 whole minutes remain, 19 of them at half the price.
    await server.current.moveTo(Date.parse('2026-11-18T23:41:00+05:00'));
    valueOf(await server.current.call(city, cancelParking, { ReservationId: await reservation() }, driver.token));
    expect((await server.current.ledgerOf(city, driver)).refunds.map(({ kopecks }) => kopecks)).toEqual([
      19 * 50 + 30 * 100,
    ]);
  });
});

describe('free minutes', () => {
  it('the first minutes of a stay are free in a city that grants them', async () => {
    await begin(noon, 'tula');
    const answer = valueOf(await cost());
    expect(answer).toMatchObject({ totalcost: 45, sumSale: 15, benefit: 25, benefitsName: 'Первые 15 мин бесплатно' });
    expect(answer.costData.intervals.map(({ cost: sum }) => sum)).toEqual([0, 45]);
  });

  it('free minutes are granted once a day per vehicle and zone, and not for an extension', async () => {
    await begin(noon, 'tula');
    valueOf(await start());
    expect(valueOf(await cost({ ReservationId: await reservation() })).totalcost).toBe(60);
    await server.current.moveTo(plainNoon + 61 * minute);
    expect(valueOf(await cost()).totalcost).toBe(60);
    expect(valueOf(await cost({ Vehicle: nextPlate() })).totalcost).toBe(45);
    await server.current.moveTo(plainNoon + 1440 * minute);
    expect(valueOf(await cost()).totalcost).toBe(45);
  });

  it('free minutes are not granted again after a stay is ended and another is started', async () => {
    await begin(noon, 'tula');
    valueOf(await start());
    valueOf(await server.current.call(city, cancelParking, { ReservationId: await reservation() }, driver.token));
    expect(valueOf(await cost()).totalcost).toBe(60);
  });

  it('a stay within the free minutes costs nothing', async () => {
    await server.current.control.settings('perm', { freeMinutes: 30 });
    try {
      expect(valueOf(await cost({ Duration: 30 })).totalcost).toBe(0);
      valueOf(await start({ Duration: 30 }));
      expect(await server.current.ledgerOf(city, driver)).toMatchObject({
        debits: [],
        sessions: [{ durationMin: 30 }],
      });
    } finally {
      await server.current.control.settings('perm', { freeMinutes: 0 });
    }
  });
});

describe('prices by vehicle category', () => {
  it.each([
    ['a car', 'А101АА23', undefined, 60],
    ['a motorcycle by its plate', '1234АВ23', undefined, 30],
    ['a police motorcycle, also in Latin letters', '1234A23', undefined, 30],
    ['an own lorry', 'А102АА23', 'C', 90],
    ['an own bus', 'А103АА23', 'D', 120],
    ['an own moped', 'А104АА23', 'M', 30],
  ])('a driver’s price depends on the category of the vehicle: %s', async (_, number, category, roubles) => {
    await begin(noon, 'krasnodar');
    const vehicles = category === undefined ? [] : [{ number, category }];
    const { users } = await server.current.control.seed(city, { users: [{ vehicles }] });
    expect(valueOf(await cost({ Vehicle: number }, users[0]?.token)).totalcost).toBe(roubles);
  });

  it.each([
    ['a lorry', 'А201АА23', { Category: 'C' }, 90],
    ['a bus, in small letters', 'А202АА23', { Category: ' d ', NumberFormat: 'rus' }, 120],
    ['a car that says it is a motorcycle is none', 'А203АА23', { Category: 'A' }, 60],
    ['a motorcycle of which the client says the usual B', '2234АВ23', { Category: 'B' }, 30],
    ['a foreign car whose plate looks like a motorcycle’s', '2235АВ23', { NumberFormat: 'other' }, 60],
    ['a foreign motorcycle', 'AB-204', { NumberFormat: 'other', Category: 'A' }, 30],
    ['nothing', 'А205АА23', { Category: '', NumberFormat: '' }, 60],
  ])('a guest’s price depends on the category that the payment states: %s', async (_, number, stated, roubles) => {
    await begin(noon, 'krasnodar');
    expect(valueOf(await cost({ Vehicle: number, ...stated }, 'guest')).totalcost).toBe(roubles);
    const order = { Vehicle: number, Zone: zone, Duration: 60, PaymentService: 'card', ...stated };
    expect(valueOf(await server.current.call(city, startParking, order, 'guest')).amountToPay).toBe(roubles);
  });

  it('a driver’s own vehicle keeps its stored category, whatever the payment states', async () => {
    await begin(noon, 'krasnodar');
    const number = 'А206АА23';
    const { users } = await server.current.control.seed(city, { users: [{ vehicles: [{ number, category: 'C' }] }] });
    expect(valueOf(await cost({ Vehicle: number, Category: 'M' }, users[0]?.token)).totalcost).toBe(90);
  });

  it('an extension costs what the category stated at the start of the stay implies', async () => {
    await begin(noon, 'krasnodar');
    const [paid, ordered] = [nextPlate(), nextPlate()];
    valueOf(await start({ Vehicle: paid, Category: 'C' }));
    const ReservationId = await reservation();
    expect(valueOf(await cost({ Vehicle: paid, ReservationId })).totalcost).toBe(90);
    valueOf(await server.current.call(city, renewParking, { ReservationId, Duration: 60 }, driver.token));
    const { RedirectURL = '' } = valueOf(await start({ Vehicle: ordered, Category: 'D', PaymentService: 'card' }));
    await server.current.atProvider(RedirectURL, 'pay');
    const { sessions: stays } = valueOf(await server.current.call(city, getProfile, {}, driver.token)).result;
    const [, bus] = stays as { reservationId: string }[];
    expect(valueOf(await cost({ Vehicle: ordered, ReservationId: bus?.reservationId })).totalcost).toBe(120);
    expect((await server.current.ledgerOf(city, driver)).debits.map(({ kopecks }) => kopecks)).toEqual([
      9000, 9000, 12_000,
    ]);
  });

  it.each([{ Category: 'Z' }, { Category: '__proto__' }, { NumberFormat: 'martian' }])(
    'a price and a start that state %j are refused',
    async (stated) => {
      await begin(noon, 'krasnodar');
      expect(await cost(stated)).toEqual(refusedWith('ValidationError'));
      expect(await start(stated)).toEqual(refusedWith('ValidationError'));
    },
  );

  it('a guest pays the price of a car for another driver’s lorry if no category is stated', async () => {
    await begin(noon, 'krasnodar');
    await server.current.control.seed(city, { users: [{ vehicles: [{ number: 'А105АА23', category: 'C' }] }] });
    expect(valueOf(await cost({ Vehicle: 'А105АА23' }, 'guest')).totalcost).toBe(60);
  });

  it('in a city without prices by category a motorcycle pays the price of a car', async () => {
    expect(valueOf(await cost({ Vehicle: '4321АВ59' })).totalcost).toBe(60);
  });
});

describe('requests without a price', () => {
  const parkingWithoutZone = async (): Promise<string> => {
    const features = valueOf(await server.current.call(city, getMapInfo, {})).features as WireFeature[];
    return (
      features.find(({ properties }) => properties.code !== undefined && properties.zone === undefined)?.properties
        .code ?? ''
    );
  };

  it.each([
    ['for a day of which the tariff says nothing', () => ({ Zone: '0905' }), 'TypeOfDayIsNotDefined'],
    ['where the tariff takes less than nothing', () => ({ Zone: '0908' }), 'CalculationCostError'],
    [
      'where the tariff takes more than can be counted',
      () => ({ Zone: '0909', Duration: 1440 }),
      'CalculationCostError',
    ],
    ['for a zone of the neighbouring district', () => ({ Zone: '9999' }), 'NotInCity'],
    [
      'for a parking that lies in no zone',
      async () => ({ Zone: undefined, ParkingCode: await parkingWithoutZone() }),
      'CantFindLocation',
    ],
  ])('a price and a start are refused %s', async (_, input, errorName) => {
    const place = await input();
    expect(await cost(place)).toEqual(refusedWith(errorName));
    expect(await start(place)).toEqual(refusedWith(errorName));
  });

  it('a zone without a price on weekdays has a price on a Sunday', async () => {
    await begin('2026-11-22T12:00:00+05:00');
    expect(valueOf(await cost({ Zone: '0905' })).totalcost).toBe(49.8);
  });
});

describe('the production calendar', () => {
  it.each([
    ['of the old year is enough for its last hour', '2026-12-31T23:00:30+04:00', 60, undefined],
    ['of the new year too is wanted for a minute of it', '2026-12-31T23:00:30+04:00', 75, 'CalendarIsEmpty'],
    ['of the new year is wanted from its first minute on', '2027-01-01T00:00:00+04:00', 15, 'CalendarIsEmpty'],
  ])('the production calendar %s', async (_, at, Duration, errorName) => {
    await begin(at, 'samara');
    await server.current.control.settings(city, {
      holidays: ['2026-01-01'],
      intervals: { step: 15, min: 15, max: 1440 },
    });
    await server.current.control.seed(city, { zones: [{ number: zone }] });
    const outcome = await cost({ Duration });
    if (errorName) expect(outcome).toEqual(refusedWith(errorName));
    else expect(valueOf(outcome).totalcost).toBe(60);
  });
});
