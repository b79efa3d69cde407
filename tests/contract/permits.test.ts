import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '~/api/contract/auth';
import { getCost } from '~/api/contract/costs';
import { startParking } from '~/api/contract/payments';
import { getOperations, getProfile } from '~/api/contract/profile';
import {
  permitKeys,
  buySubscription,
  changeSubscriptionVehicle,
  continueSubscription,
  getBenefits,
  getSubscriptionOffers,
  pauseSubscription,
  refundSubscription,
} from '~/api/contract/subscriptions';
import type { SeededUser } from '../tools/control';
import { nextPlate, plainNoon, refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';
/** Noon of a day of November 2026 in Perm. `plainNoon` is noon of the 18th. */
const noonOf = (day: number): number => plainNoon + (day - 18) * 86_400_000;
const dayOf = (moment: string | undefined): string | undefined => moment?.slice(0, 10);

let driver: SeededUser;
let plate: string;
let kopecks: number;

const listOf = async (token = driver.token, where = city) =>
  valueOf(await server.current.call(where, getBenefits, {}, token)).result;
const only = async () => {
  const [permit, ...others] = await listOf();
  if (!permit || others.length > 0) throw new Error('There should be one benefit.');
  return permit;
};
/** The actions that a permit allows, as letters: vehicle, refund, pause, continue. */
const actionsOf = (permit: Awaited<ReturnType<typeof only>>): string =>
  [
    ['v', permitKeys.canChangeTs],
    ['r', permitKeys.canRefund],
    ['p', permitKeys.canPause],
    ['c', permitKeys.canContinue],
  ]
    .map(([mark, key]) => (permit[key as typeof permitKeys.canPause] ? mark : '-'))
    .join('');

/** Buys a subscription and returns the number of the order. */
const buy = async (codeSubscription: string, timestart?: string, where = city): Promise<string> => {
  const { result } = valueOf(await server.current.call(where, getSubscriptionOffers, {}, driver.token));
  kopecks = Math.round(
    (result.find(({ parkingPermitCode }) => parkingPermitCode === codeSubscription)?.cost ?? Number.NaN) * 100,
  );
  const before = new Set((await listOf(driver.token, where)).map((one) => one[permitKeys.orderNum]));
  valueOf(
    await server.current.call(
      where,
      buySubscription,
      { vehicle: plate, codeSubscription, paymentService: 'balance', timestart },
      driver.token,
    ),
  );
  return (
    (await listOf(driver.token, where)).map((one) => one[permitKeys.orderNum] ?? '').find((one) => !before.has(one)) ??
    ''
  );
};
const pause = (orderNum: string, token = driver.token) =>
  server.current.call(city, pauseSubscription, { orderNum }, token);
const goOn = (orderNum: string, token = driver.token) =>
  server.current.call(city, continueSubscription, { orderNum }, token);
const refund = (orderNum: string, token = driver.token) =>
  server.current.call(city, refundSubscription, { orderNum }, token);
const change = (orderNum: string, grzNew: string, token = driver.token) =>
  server.current.call(city, changeSubscriptionVehicle, { orderNum, grzNew }, token);
const balance = async () => valueOf(await server.current.call(city, getProfile, {}, driver.token)).result.balance ?? 0;
const refunds = async () => (await server.current.ledgerOf(city, driver)).refunds.map((row) => row.kopecks);
/** A refusal whose message can be shown as it is. */
const operationsMatching = (message: RegExp) =>
  expect.objectContaining({
    kind: 'refused',
    errorName: 'ValidationError',
    message: expect.stringMatching(message),
    detail: expect.objectContaining({ status: 'Error' }),
  });

beforeEach(async () => {
  await server.current.moveTo(plainNoon);
  driver = await server.current.driver(city, 10_000_000);
  plate = driver.vehicles[0]?.number ?? '';
});

describe('the list of permits', () => {
  it('the demonstration has permits of every type, in order of their start', async () => {
    await server.current.control.seed(city, { seed: 1 });
    const signedIn = await server.current.call(city, login, { login: 'rights@example.com', password: 'parking2026' });
    const list = await listOf(valueOf(signedIn).token);
    expect(list.map((one) => [dayOf(one[permitKeys.startOf]), one[permitKeys.variation], actionsOf(one)])).toEqual([
      ['2026-10-09', 'Квартал, все зоны', '-r-c'],
      ['2026-10-19', 'Многодетная семья', '----'],
      ['2026-11-03', 'Неделя, зона 0101', '----'],
      ['2026-11-08', 'Месяц, зона 0101', 'vrp-'],
      ['2026-12-02', 'Неделя, все зоны', 'vr--'],
    ]);
    expect(list.find((one) => one[permitKeys.salePercent] === 30.5)).toMatchObject({
      [permitKeys.zone]: '#',
      [permitKeys.transport]: '#',
    });
    expect(await listOf((await server.current.driver(city)).token)).toEqual([]);
  });

  it('the demonstration’s driver with full prices has no permits', async () => {
    const signedIn = await server.current.call(city, login, { login: 'driver@example.com', password: 'parking2026' });
    expect(await listOf(valueOf(signedIn).token)).toEqual([]);
  });

  it('an ended permit stays in the list for thirty days', async () => {
    await buy('prev_day-all');
    expect(actionsOf(await only())).toBe('----');
    await server.current.moveTo(Date.parse('2026-12-17T23:59:00+05:00'));
    expect(await listOf()).toHaveLength(1);
    await server.current.moveTo(Date.parse('2026-12-18T00:01:00+05:00'));
    expect(await listOf()).toEqual([]);
  });

  it.each([
    ['a day', 'day-all', '2026-11-19', 'vr--'],
    ['a day that has begun', 'day-all', '2026-11-18', 'v---'],
    ['a week that is to come', 'week-all', '2026-11-19', 'vr--'],
    ['a week that runs', 'week-all', '2026-11-18', 'vrp-'],
    ['a year that runs', 'year-0101', '2026-11-18', 'vrp-'],
  ])('a subscription for %s states which actions are possible', async (_, code, start, actions) => {
    await buy(code, start);
    expect(actionsOf(await only())).toBe(actions);
  });
});

describe('the pause and continuation of a subscription', () => {
  it('a pause stops the time of a subscription and adds it at the end', async () => {
    const orderNum = await buy('week-all', '2026-11-18');
    valueOf(await pause(orderNum));
    expect(actionsOf(await only())).toBe('-r-c');
    await server.current.moveTo(noonOf(28));
    expect(actionsOf(await only())).toBe('-r-c');
    valueOf(await goOn(orderNum));
    const { [permitKeys.endOf]: endOf = '' } = await only();
    const longerMs = Date.parse(endOf) - Date.parse('2026-11-25T00:00:00+05:00');
    expect(Math.abs(longerMs - 10 * 86_400_000)).toBeLessThan(60_000);
    expect(actionsOf(await only())).toBe('vrp-');
  });

  it.each([
    ['a day', 'day-all', '2026-11-18', /на неделю и дольше/],
    ['a week that is to come', 'week-all', '2026-11-19', /не начался/],
    ['yesterday', 'prev_day-all', undefined, /закончился/],
  ])('a subscription for %s cannot be paused', async (_, code, start, message) => {
    expect(await pause(await buy(code, start))).toEqual(operationsMatching(message));
  });

  it('a subscription cannot be paused twice or continued twice', async () => {
    const orderNum = await buy('week-all', '2026-11-18');
    expect(await goOn(orderNum)).toEqual(operationsMatching(/не приостановлено/));
    valueOf(await pause(orderNum));
    expect(await pause(orderNum)).toEqual(operationsMatching(/уже приостановлено/));
    valueOf(await goOn(orderNum));
    expect(await goOn(orderNum)).toEqual(operationsMatching(/не приостановлено/));
  });

  it('an equal subscription is not sold for the remaining time of a paused one', async () => {
    const orderNum = await buy('week-all', '2026-11-18');
    valueOf(await pause(orderNum));
    await server.current.moveTo(noonOf(23));
    const again = { vehicle: plate, codeSubscription: 'week-all', paymentService: 'balance', timestart: '2026-11-29' };
    expect(await server.current.call(city, buySubscription, again, driver.token)).toEqual(
      refusedWith('SubscriptionAlreadyExists'),
    );
  });
});

describe('the refund of a subscription', () => {
  it.each([
    ['all of it before it begins', 'mounth-all', '2026-11-19', 18, 30, 30],
    ['its whole days after today', 'week-all', '2026-11-18', 18, 6, 7],
    ['fewer of them later on', 'week-0101', '2026-11-18', 22, 2, 7],
  ])('a refund returns %s', async (_, code, start, day, unused, days) => {
    const orderNum = await buy(code, start);
    await server.current.moveTo(noonOf(day));
    valueOf(await refund(orderNum));
    const back = Math.floor((kopecks * unused) / days);
    expect(await balance()).toBe((10_000_000 - kopecks + back) / 100);
    expect(await refunds()).toEqual([back]);
    const { result } = valueOf(await server.current.call(city, getOperations, { Operation: 'cancel' }, driver.token));
    expect(result).toEqual([expect.objectContaining({ sum: back / 100, orderNumber: orderNum, transport: plate })]);
  });

  it('a refund during a pause returns the days that were left when the pause began', async () => {
    const orderNum = await buy('week-all', '2026-11-18');
    await server.current.moveTo(noonOf(20));
    valueOf(await pause(orderNum));
    await server.current.moveTo(noonOf(30));
    valueOf(await refund(orderNum));
    expect(await refunds()).toEqual([Math.floor((kopecks * 4) / 7)]);
  });

  it('a refund ends a subscription, a second one is refused, and the subscription can be bought again', async () => {
    const orderNum = await buy('week-all', '2026-11-18');
    valueOf(await refund(orderNum));
    expect(await refund(orderNum)).toEqual(operationsMatching(/уже возвращены/));
    expect(await pause(orderNum)).toEqual(operationsMatching(/уже возвращены/));
    expect(await change(orderNum, nextPlate())).toEqual(operationsMatching(/уже возвращены/));
    expect(await refunds()).toHaveLength(1);
    const ended = await only();
    expect([actionsOf(ended), dayOf(ended[permitKeys.endOf])]).toEqual(['----', '2026-11-18']);
    expect(await buy('week-all', '2026-11-18')).not.toBe(orderNum);
  });

  it('a refunded subscription that never began leaves the list', async () => {
    valueOf(await refund(await buy('week-all', '2026-11-25')));
    expect(await listOf()).toEqual([]);
  });

  it.each([
    ['a day that has begun', 'day-all', '2026-11-18', /возвращать нечего/],
    ['yesterday', 'prev_day-all', undefined, /закончился/],
  ])('a refund of %s is refused', async (_, code, start, message) => {
    expect(await refund(await buy(code, start))).toEqual(operationsMatching(message));
    expect(await refunds()).toEqual([]);
  });

  it('a refund that is sent twice with one attempt id is made once in a city that remembers attempts', async () => {
    driver = await server.current.driver('kazan', 10_000_000);
    const request = { orderNum: await buy('week-all', '2026-11-19', 'kazan'), attemptId: crypto.randomUUID() };
    for (let time = 0; time < 2; time += 1)
      valueOf(await server.current.call('kazan', refundSubscription, request, driver.token));
    expect((await server.current.ledgerOf('kazan', driver)).refunds).toHaveLength(1);
  });

  it('a city without balances refunds through the provider', async () => {
    const where = 'tyumen';
    driver = await server.current.driver(where, 0);
    const request = { vehicle: plate, codeSubscription: 'week-all', paymentService: 'card', timestart: '2026-11-19' };
    const { RedirectURL = '' } = valueOf(await server.current.call(where, buySubscription, request, driver.token));
    await server.current.atProvider(RedirectURL, 'pay');
    const [permit] = await listOf(driver.token, where);
    const orderNum = permit?.[permitKeys.orderNum] ?? '';
    valueOf(await server.current.call(where, refundSubscription, { orderNum }, driver.token));
    expect((await server.current.control.books())[`clearing:${where}`]).toBe(0);
  });
});

describe('a new vehicle for a subscription', () => {
  it('a subscription can change to another vehicle, in any spelling of its plate', async () => {
    const orderNum = await buy('week-all', '2026-11-18');
    const other = nextPlate();
    valueOf(await change(orderNum, other.toLowerCase().replace('а', 'a')));
    expect((await only())[permitKeys.transport]).toBe(other);
  });

  it.each([
    ['no plate', ' ', 'EmptyTs'],
    ['a plate that is none', 'нет такого номера', 'ValidationError'],
    ['twenty thousand signs', 'А'.repeat(20_000), 'ValidationError'],
    ['the sign for any vehicle', '#', 'ValidationError'],
  ])('a change of a subscription’s vehicle to %s is refused', async (_, grzNew, errorName) => {
    const outcome = await change(await buy('week-all', '2026-11-18'), grzNew);
    expect(outcome).toEqual(refusedWith(errorName));
    expect(outcome).toMatchObject({ message: expect.stringMatching(/[а-я]/), detail: { status: 'Error' } });
    expect((await only())[permitKeys.transport]).toBe(plate);
  });

  it('a vehicle change is refused for a vehicle with an equal subscription, during a pause and after the end', async () => {
    const orderNum = await buy('week-all', '2026-11-18');
    const first = plate;
    plate = nextPlate();
    await buy('week-all', '2026-11-20');
    expect(await change(orderNum, plate)).toEqual(refusedWith('SubscriptionAlreadyExists'));
    plate = first;
    valueOf(await pause(orderNum));
    expect(await change(orderNum, nextPlate())).toEqual(operationsMatching(/возобновите/));
    expect(await change(await buy('prev_day-all'), nextPlate())).toEqual(operationsMatching(/закончился/));
  });
});

describe('permits that cannot be changed', () => {
  const actions = [
    ['pause', pause],
    ['continue', goOn],
    ['refund', refund],
    ['change', (orderNum: string, token?: string) => change(orderNum, nextPlate(), token)],
  ] as const;

  it.each(actions)(
    'the action %s is refused as not found for another driver’s, unknown and hostile numbers',
    async (_, act) => {
      const orderNum = await buy('week-all', '2026-11-18');
      const stranger = await server.current.driver(city);
      for (const number of [orderNum, 'A999999', '1', '', `A1'--\0`, '9'.repeat(20_000)])
        expect(await act(number, stranger.token)).toEqual(operationsMatching(/не найден/));
      expect(await act(orderNum, 'guest')).toEqual(refusedWith('TokenNotFound'));
      expect(actionsOf(await only())).toBe('vrp-');
    },
  );

  it.each(actions)('the action %s is refused for a permit that was granted and not bought', async (_, act) => {
    await server.current.control.seed(city, {
      benefits: [{ user: driver.email, name: 'Инвалид', salePercent: 100, number: plate }],
    });
    expect(await act((await only())[permitKeys.orderNum] ?? '')).toEqual(operationsMatching(/льгота/));
    expect(actionsOf(await only())).toBe('----');
  });
});

describe('the price of a stay under a permit', () => {
  const grant = (permit: {
    name: string;
    salePercent: number;
    zones?: string[];
    number?: string;
    startsInDays?: number;
  }) => server.current.control.seed(city, { benefits: [{ user: driver.email, ...permit }] });
  /** Zone 0101 costs 60 roubles an hour at all hours. */
  const costIn = async (Zone: string, Vehicle = plate, token = driver.token) =>
    valueOf(await server.current.call(city, getCost, { Vehicle, Zone, Duration: 60 }, token)).totalcost;

  beforeEach(() => server.current.control.seed(city, { zones: [{ number: '0901' }] }));

  it('a subscription makes stays of its vehicle in its zone free, whoever parks it', async () => {
    await buy('week-0101', '2026-11-18');
    expect([await costIn('0101'), await costIn('0901'), await costIn('0101', nextPlate())]).toEqual([0, 60, 60]);
    expect(await costIn('0101', plate, 'guest')).toBe(0);
    const start = { Vehicle: plate, Zone: '0101', Duration: 60 };
    valueOf(await server.current.call(city, startParking, start, driver.token));
    expect(await balance()).toBe((10_000_000 - kopecks) / 100);
  });

  it('a subscription lowers no price before its start, during a pause and after a refund', async () => {
    await buy('week-0101', '2026-11-25');
    expect(await costIn('0101')).toBe(60);
    const orderNum = await buy('mounth-0101', '2026-11-18');
    valueOf(await pause(orderNum));
    expect(await costIn('0101')).toBe(60);
    valueOf(await goOn(orderNum));
    expect(await costIn('0101')).toBe(0);
    valueOf(await refund(orderNum));
    expect(await costIn('0101')).toBe(60);
  });

  it.each([
    ['half the price in one zone', { name: 'Резидент', salePercent: 50, zones: ['0101'] }, 30, 60],
    ['percents with a part', { name: 'Многодетная семья', salePercent: 30.5 }, 41.4, 41.4],
    ['all of it anywhere', { name: 'Инвалид', salePercent: 100 }, 0, 0],
    ['a right that is to come', { name: 'Резидент', salePercent: 50, startsInDays: 1 }, 60, 60],
  ])('a permit that was granted lowers the price as it states: %s', async (_, permit, here, there) => {
    await grant(permit);
    expect([await costIn('0101'), await costIn('0901')]).toEqual([here, there]);
  });

  it('the largest of several permits counts, and a permit for any vehicle applies to its owner only', async () => {
    await grant({ name: 'Резидент', salePercent: 50, zones: ['0101', '0901'] });
    await buy('week-0101', '2026-11-18');
    expect([await costIn('0101'), await costIn('0901'), await costIn('0901', nextPlate())]).toEqual([0, 30, 30]);
    expect(await costIn('0901', plate, 'guest')).toBe(60);
  });

  it('a subscription that changed vehicle makes stays of the new vehicle free', async () => {
    const other = nextPlate();
    valueOf(await change(await buy('week-0101', '2026-11-18'), other));
    expect([await costIn('0101'), await costIn('0101', other)]).toEqual([60, 0]);
  });
});
