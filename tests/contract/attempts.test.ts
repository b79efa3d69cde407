import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelParking, refillBalance, renewParking } from '~/api/contract/driverPayments';
import { startParking } from '~/api/contract/payments';
import { getProfile } from '~/api/contract/profile';
import type { SeededUser } from '../tools/control';
import { nextPlate, refusedWith, serverOfFile, valueOf, zone } from './server';

const server = serverOfFile();

/** Cities that de-duplicate: a known attempt gets its first answer again, and nothing is executed. */
const remembering = ['kazan', 'moscow', 'novosibirsk', 'saint-petersburg'];

let driver: SeededUser;
const request = () => ({ Vehicle: driver.vehicles[0]?.number ?? '', Zone: zone, Duration: 60 });
const runningId = async (city: string): Promise<string> => {
  const { sessions: stays } = valueOf(await server.current.call(city, getProfile, {}, driver.token)).result;
  return (stays as { reservationId: string }[])[0]?.reservationId ?? '';
};

describe.each(remembering)('repeated attempts in %s', (city) => {
  beforeAll(() => server.current.control.seed(city, { zones: [{ number: zone }] }));
  beforeEach(async () => {
    driver = await server.current.driver(city);
  });

  it('a start that is sent twice is executed once, and both requests get the same answer', async () => {
    const attemptId = crypto.randomUUID();
    const first = await server.current.call(city, startParking, { ...request(), attemptId }, driver.token);
    const second = await server.current.call(city, startParking, { ...request(), attemptId }, driver.token);
    expect(first.kind).toBe('ok');
    expect(second).toEqual(first);
    expect(await server.current.ledgerOf(city, driver)).toMatchObject({
      debits: [{ kopecks: 6000 }],
      sessions: [{ zone }],
    });
  });

  it('an extension and a cancellation that are sent again are executed once', async () => {
    valueOf(await server.current.call(city, startParking, request(), driver.token));
    const ReservationId = await runningId(city);
    const [extension, end] = [crypto.randomUUID(), crypto.randomUUID()];
    for (let time = 0; time < 3; time += 1)
      valueOf(
        await server.current.call(
          city,
          renewParking,
          { ReservationId, Duration: 30, attemptId: extension },
          driver.token,
        ),
      );
    for (let time = 0; time < 2; time += 1)
      valueOf(await server.current.call(city, cancelParking, { ReservationId, attemptId: end }, driver.token));
    const { debits, refunds } = await server.current.ledgerOf(city, driver);
    expect(debits.map(({ kopecks }) => kopecks)).toEqual([6000, 3000]);
    expect(refunds).toHaveLength(1);
  });

  it('a top-up that is sent twice gets the same link to the provider', async () => {
    const attemptId = crypto.randomUUID();
    const sendTopUp = () =>
      server.current.call(
        city,
        refillBalance,
        { PaymentService: 'card', RefillAmount: '100', attemptId },
        driver.token,
      );
    expect(valueOf(await sendTopUp())).toEqual(valueOf(await sendTopUp()));
    expect((await server.current.ledgerOf(city, driver)).links).toHaveLength(1);
  });

  it('a refused attempt gets the same refusal again, even if it is sent again', async () => {
    const attemptId = crypto.randomUUID();
    const poor = await server.current.driver(city, 0);
    const sendTopUp = () => server.current.call(city, startParking, { ...request(), attemptId }, poor.token);
    expect(await sendTopUp()).toEqual(refusedWith('NoMoneyNoHoney'));
    expect(await sendTopUp()).toEqual(refusedWith('NoMoneyNoHoney'));
  });

  it('a request that the network duplicates is paid once', async () => {
    await server.current.control.misbehave({ match: '/payment/renew', kind: 'dup' });
    valueOf(await server.current.call(city, startParking, request(), driver.token));
    const attemptId = crypto.randomUUID();
    valueOf(
      await server.current.call(
        city,
        renewParking,
        { ReservationId: await runningId(city), Duration: 30, attemptId },
        driver.token,
      ),
    );
    expect((await server.current.ledgerOf(city, driver)).debits.map(({ kopecks }) => kopecks)).toEqual([6000, 3000]);
  });

  it('one attempt id in two different calls counts as two attempts', async () => {
    const attemptId = crypto.randomUUID();
    valueOf(await server.current.call(city, startParking, { ...request(), attemptId }, driver.token));
    const link = await server.current.call(
      city,
      refillBalance,
      { PaymentService: 'card', RefillAmount: '100', attemptId },
      driver.token,
    );
    expect(valueOf(link).RedirectURL).toContain('/demo/pay/');
  });

  it('the same attempt id of another driver counts as another attempt', async () => {
    const attemptId = crypto.randomUUID();
    const other = await server.current.driver(city);
    valueOf(await server.current.call(city, startParking, { ...request(), attemptId }, driver.token));
    valueOf(
      await server.current.call(city, startParking, { ...request(), Vehicle: nextPlate(), attemptId }, other.token),
    );
    expect((await server.current.ledgerOf(city, other)).debits).toHaveLength(1);
  });
});

describe.each(remembering)('repeated attempts of guests in %s, who share one token', (city) => {
  const order = (Vehicle: string, attemptId: string) => {
    const input = { Vehicle, Zone: zone, Duration: 60, PaymentService: 'card', phone: '79001234567', attemptId };
    return server.current.call(city, startParking, input, 'guest');
  };

  it('a guest gets the same link for the same request, and never the link of another guest', async () => {
    const [attemptId, ownPlate, otherPlate] = [crypto.randomUUID(), nextPlate(), nextPlate()];
    const first = valueOf(await order(ownPlate, attemptId));
    expect(valueOf(await order(ownPlate, attemptId))).toEqual(first);
    const second = valueOf(await order(otherPlate, attemptId));
    expect(second.RedirectURL).not.toBe(first.RedirectURL);
    const page = await (await fetch(server.current.url + (second.RedirectURL ?? ''))).text();
    expect(page).toContain(otherPlate);
    expect(valueOf(await order(ownPlate, attemptId))).toEqual(first);
  });
});

describe('a city that does not remember attempts', () => {
  it('a city that does not remember attempts executes a repeated extension twice', async () => {
    await server.current.control.seed('perm', { zones: [{ number: zone }] });
    driver = await server.current.driver('perm');
    valueOf(await server.current.call('perm', startParking, request(), driver.token));
    const renewal = { ReservationId: await runningId('perm'), Duration: 30, attemptId: crypto.randomUUID() };
    valueOf(await server.current.call('perm', renewParking, renewal, driver.token));
    valueOf(await server.current.call('perm', renewParking, renewal, driver.token));
    expect((await server.current.ledgerOf('perm', driver)).debits).toHaveLength(3);
  });
});
