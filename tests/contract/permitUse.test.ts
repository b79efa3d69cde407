import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCost } from '~/api/contract/costs';
import {
  permitKeys,
  buySubscription,
  changeSubscriptionVehicle,
  continueSubscription,
  getBenefits,
  pauseSubscription,
  refundSubscription,
} from '~/api/contract/subscriptions';
import type { SeededUser } from '../tools/control';
import { nextPlate, refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';
const at = (day: number, time: string): string => `2026-11-${day}T${time}:00+05:00`;
const moveTo = (day: number, time: string) => server.current.moveTo(Date.parse(at(day, time)));

let driver: SeededUser;
let plate: string;

const listOf = async (user = driver) => valueOf(await server.current.call(city, getBenefits, {}, user.token)).result;
const buyPermit = (timestart: string, user = driver, code = 'week-0101') =>
  server.current.call(
    city,
    buySubscription,
    { vehicle: plate, codeSubscription: code, paymentService: 'balance', timestart },
    user.token,
  );
/** Buys a subscription and returns the number of the order. */
const buy = async (timestart: string, user = driver): Promise<string> => {
  const before = new Set((await listOf(user)).map((one) => one[permitKeys.orderNum]));
  valueOf(await buyPermit(timestart, user));
  return (await listOf(user)).map((one) => one[permitKeys.orderNum] ?? '').find((one) => !before.has(one)) ?? '';
};
const pause = async (orderNum: string) =>
  valueOf(await server.current.call(city, pauseSubscription, { orderNum }, driver.token));
const goOn = (orderNum: string, user = driver) =>
  server.current.call(city, continueSubscription, { orderNum }, user.token);
const change = async (orderNum: string, grzNew: string) =>
  valueOf(await server.current.call(city, changeSubscriptionVehicle, { orderNum, grzNew }, driver.token));
const refund = async (orderNum: string) =>
  valueOf(await server.current.call(city, refundSubscription, { orderNum }, driver.token));
/** The price of one hour from each of these start times. */
const costs = async (starts: readonly string[], Vehicle = plate) => {
  const answers = [];
  for (const timestart of starts)
    answers.push(
      valueOf(
        await server.current.call(city, getCost, { Vehicle, Zone: '0101', Duration: 60, timestart }, driver.token),
      ).totalcost,
    );
  return answers;
};

beforeAll(() => server.current.control.seed(city, { zones: [{ number: '0101' }] }));
beforeEach(async () => {
  await moveTo(18, '12:00');
  driver = await server.current.driver(city, 10_000_000);
  plate = driver.vehicles[0]?.number ?? '';
});

describe('the time of a pause', () => {
  const hours = [at(18, '10:00'), at(18, '14:00'), at(19, '08:00')];

  it('a stay costs money from the pause of its subscription on, and not before', async () => {
    await pause(await buy('2026-11-18'));
    await moveTo(19, '10:00');
    expect(await costs(hours)).toEqual([0, 60, 60]);
  });

  it('a stay during a pause still costs money after the subscription continues', async () => {
    const orderNum = await buy('2026-11-18');
    await pause(orderNum);
    await moveTo(19, '09:00');
    valueOf(await goOn(orderNum));
    await moveTo(19, '12:00');
    expect(await costs([...hours, at(19, '09:00'), at(19, '11:00')])).toEqual([0, 60, 60, 0, 0]);
  });

  it('stays during each of two pauses, and after the refund, cost money', async () => {
    const orderNum = await buy('2026-11-18');
    await pause(orderNum);
    await moveTo(18, '14:00');
    valueOf(await goOn(orderNum));
    await moveTo(18, '16:00');
    await pause(orderNum);
    await moveTo(18, '18:00');
    await refund(orderNum);
    await moveTo(18, '20:00');
    const all = ['11:00', '12:30', '14:00', '15:00', '16:00', '17:00', '18:30'].map((time) => at(18, time));
    expect(await costs(all)).toEqual([0, 60, 0, 0, 60, 60, 60]);
  });

  it('a stay that spans a pause costs only the minutes of the pause', async () => {
    const orderNum = await buy('2026-11-18');
    await pause(orderNum);
    await moveTo(18, '12:20');
    valueOf(await goOn(orderNum));
    await moveTo(18, '13:00');
    expect(await costs([at(18, '11:30')])).toEqual([20]);
  });
});

describe('the change of a subscription’s vehicle', () => {
  it('a subscription applies to a new vehicle from the change on, and to the earlier one until then', async () => {
    const [second, third] = [nextPlate(), nextPlate()];
    const orderNum = await buy('2026-11-18');
    await change(orderNum, second);
    await moveTo(18, '14:00');
    await change(orderNum, third);
    await moveTo(18, '16:00');
    const hours = [at(18, '10:00'), at(18, '12:30'), at(18, '14:30')];
    expect(await costs(hours)).toEqual([0, 60, 60]);
    expect(await costs(hours, second)).toEqual([60, 0, 60]);
    expect(await costs(hours, third)).toEqual([60, 60, 0]);
  });

  it('a subscription that changed vehicle before its start applies to the new vehicle only', async () => {
    const second = nextPlate();
    await change(await buy('2026-11-19'), second);
    await moveTo(19, '12:00');
    const hours = [at(19, '00:00'), at(19, '11:00')];
    expect([await costs(hours), await costs(hours, second)]).toEqual([
      [60, 60],
      [0, 0],
    ]);
  });

  it('a subscription that returns to its first vehicle does not apply to it for the time between', async () => {
    const orderNum = await buy('2026-11-18');
    await change(orderNum, nextPlate());
    await moveTo(18, '14:00');
    await change(orderNum, plate);
    await moveTo(18, '16:00');
    expect(await costs([at(18, '10:00'), at(18, '12:30'), at(18, '14:30')])).toEqual([0, 60, 0]);
  });
});

describe('a refunded subscription', () => {
  it('a refunded subscription applies to stays until the refund, and no longer', async () => {
    const orderNum = await buy('2026-11-18');
    await moveTo(19, '12:00');
    await refund(orderNum);
    await moveTo(19, '14:00');
    expect(await costs([at(18, '10:00'), at(19, '10:00'), at(19, '12:30')])).toEqual([0, 0, 60]);
  });

  it('a subscription that is refunded before its start applies to no stay', async () => {
    await refund(await buy('2026-11-19'));
    await moveTo(19, '12:00');
    expect(await costs([at(19, '00:00'), at(19, '11:00')])).toEqual([60, 60]);
  });
});

describe('two equal subscriptions', () => {
  const periodsAt = async () =>
    (await listOf()).map((one) => [one[permitKeys.startOf]?.slice(0, 10), one[permitKeys.endOf]?.slice(0, 10)]);

  it('a paused subscription cannot continue until an equal later one is over', async () => {
    const first = await buy('2026-11-18');
    await buy('2026-11-25');
    await pause(first);
    await moveTo(20, '12:00');
    const outcome = await goOn(first);
    expect(outcome).toEqual(refusedWith('SubscriptionAlreadyExists'));
    expect(outcome).toMatchObject({ message: expect.stringMatching(/возобновите этот/), detail: { status: 'Error' } });
    expect(await periodsAt()).toEqual([
      ['2026-11-18', '2026-11-25'],
      ['2026-11-25', '2026-12-02'],
    ]);
    await server.current.moveTo(Date.parse('2026-12-02T00:00:00+05:00'));
    valueOf(await goOn(first));
    expect((await periodsAt())[0]).toEqual(['2026-11-18', '2026-12-08']);
  });

  it('a paused subscription can continue if it ends before the equal later one begins', async () => {
    const first = await buy('2026-11-18');
    await pause(first);
    await buy('2026-11-28');
    await moveTo(20, '12:01');
    valueOf(await goOn(first));
    expect((await periodsAt())[0]).toEqual(['2026-11-18', '2026-11-27']);
  });

  it('two equal paused subscriptions do not block each other', async () => {
    const first = await buy('2026-11-18');
    const second = await buy('2026-11-25');
    await pause(first);
    await moveTo(26, '12:00');
    await pause(second);
    await moveTo(28, '12:00');
    valueOf(await goOn(first));
    expect(await goOn(second)).toEqual(refusedWith('SubscriptionAlreadyExists'));
  });

  it('an equal subscription blocks the other one, even if another driver owns it', async () => {
    const first = await buy('2026-11-18');
    await buy('2026-11-25', await server.current.driver(city, 10_000_000));
    await pause(first);
    await moveTo(20, '12:00');
    expect(await goOn(first)).toEqual(refusedWith('SubscriptionAlreadyExists'));
  });
});
