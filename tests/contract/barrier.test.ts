import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPlanarCost, payPlanar } from '~/api/contract/barrier';
import { getOperations, getProfile } from '~/api/contract/profile';
import type { SeededUser } from '../tools/control';
import { refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'kazan';
const minute = 60_000;
const noon = Date.parse('2026-11-18T12:00:00+03:00');

let driver: SeededUser;

/** Takes a ticket at the entry of a barrier, as a driver does. Returns the ticket's number. */
const takeTicket = async (parking = '501', at = city): Promise<string> => {
  const form = new URLSearchParams({ city: at, parking, lang: 'en' });
  const response = await fetch(`${server.current.url}/demo/gate`, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(response.headers.get('Location') ?? '', server.current.url).searchParams.get('ticket') ?? '';
};
const request = (ticketNumber: string, { parkingNumber = '501', token = driver.token, at = city } = {}) =>
  server.current.call(at, getPlanarCost, { ticketNumber, parkingNumber }, token);
const quoted = async (ticket: string, token = driver.token) => valueOf(await request(ticket, { token })).result;
const pay = (sessionId: string, paymentService: string, { parkingNumber = '501', token = driver.token } = {}) =>
  server.current.call(city, payPlanar, { paymentService, parkingNumber, sessionId }, token);
const ledger = () => server.current.ledgerOf(city, driver);
const balance = async () => valueOf(await server.current.call(city, getProfile, {}, driver.token)).result.balance;
const advanceTo = (ms: number) => server.current.moveTo(noon + ms);

beforeAll(async () => {
  await server.current.moveTo(noon);
  await server.current.control.seed(city, { seed: 1 });
});
beforeEach(async () => {
  await server.current.moveTo(noon);
  driver = await server.current.driver(city);
});

describe('the price of a barrier ticket', () => {
  it.each([
    [0, 0],
    [14, 0],
    [16, 60],
    [60, 60],
    [61, 120],
    [125, 180],
    [24 * 60, 1440],
  ])('after %i minutes a barrier ticket costs %i roubles', async (minutes, roubles) => {
    const ticket = await takeTicket();
    await advanceTo(minutes * minute + 5000);
    expect(valueOf(await request(ticket)).result).toMatchObject({ cost: roubles, parkingNumber: '501' });
  });

  it('a guest gets the same price for a barrier ticket', async () => {
    const ticket = await takeTicket();
    await advanceTo(30 * minute);
    expect((await quoted(ticket, 'guest')).cost).toBe(60);
  });

  it.each([
    ['501', '5010001', 120],
    ['501', '5010002', 0],
    ['502', '5020002', 0],
  ])(
    'the city has sample tickets from the start: at parking %s the ticket %s costs %i roubles',
    async (parkingNumber, ticket, roubles) => {
      expect(valueOf(await request(ticket, { parkingNumber })).result.cost).toBe(roubles);
    },
  );

  it.each([
    ['an unknown parking', '5010001', '777', 'CantFindParking'],
    ['no parking', '5010001', '', 'CantFindParking'],
    ['an unknown ticket', '999', '501', 'ParkingSessionNotFound'],
    ['a ticket of another parking', '5010001', '502', 'ParkingSessionNotFound'],
    ['no ticket', '', '501', 'ParkingSessionNotFound'],
    ['a hostile ticket', "'; drop table planar_ticket --", '501', 'ParkingSessionNotFound'],
    ['a broken barrier', '5020001', '502', 'ServerGateParkingError'],
  ])('the price of a barrier ticket is refused for %s', async (_, ticket, parkingNumber, errorName) => {
    expect(await request(ticket, { parkingNumber })).toEqual(refusedWith(errorName));
  });

  it.each([
    ['has no flat parkings', 'tver'],
    ['has switched them off', city],
  ])('a city that %s refuses both the price and the payment of a barrier ticket', async (_, at) => {
    await server.current.control.settings(at, { useFlatParking: at !== city });
    try {
      const { token } = await server.current.driver(at);
      expect(await request('5010001', { at, token })).toEqual(refusedWith('InDevelopingError'));
      const input = { paymentService: 'card', parkingNumber: '501', sessionId: '1' };
      expect(await server.current.call(at, payPlanar, input, token)).toEqual(refusedWith('InDevelopingError'));
    } finally {
      await server.current.control.settings(at, { useFlatParking: at === city });
    }
  });

  it('the price of a barrier ticket is refused without a token', async () => {
    expect(await server.current.call(city, getPlanarCost, { ticketNumber: '5010001', parkingNumber: '501' })).toEqual(
      refusedWith('TokenNotFound'),
    );
  });
});

describe('the payment of a barrier ticket', () => {
  let ticket: string;
  beforeEach(async () => {
    ticket = await takeTicket();
    await advanceTo(90 * minute);
    driver = await server.current.driver(city);
  });

  it('a ticket that is paid from the balance opens the barrier at once, for a quarter of an hour', async () => {
    const { sessionId, cost } = await quoted(ticket);
    expect(cost).toBe(120);
    expect(valueOf(await pay(sessionId, 'balance')).result).toEqual({
      message: expect.stringContaining('оплачена'),
      redirectURL: undefined,
    });
    expect(await balance()).toBe(380);
    expect((await ledger()).debits.map(({ kopecks }) => kopecks)).toEqual([12_000]);
    const [line] = valueOf(await server.current.call(city, getOperations, {}, driver.token)).result;
    expect(line).toMatchObject({ type: 'paymentGate', sum: 120, parking: '501', orderNumber: ticket });
    await advanceTo(105 * minute);
    expect((await quoted(ticket)).cost).toBe(0);
    await advanceTo(125 * minute);
    expect((await quoted(ticket)).cost).toBe(60);
  });

  it('a ticket price that is paid twice is charged once', async () => {
    const { sessionId } = await quoted(ticket);
    valueOf(await pay(sessionId, 'balance'));
    expect(valueOf(await pay(sessionId, 'balance')).result.message).toContain('уже оплачена');
    expect(await balance()).toBe(380);
  });

  it('a ticket that is paid through the provider opens the barrier once the order is paid', async () => {
    const { sessionId } = await quoted(ticket);
    const { redirectURL = '' } = valueOf(await pay(sessionId, 'card')).result;
    expect(redirectURL).toMatch(/^\/demo\/pay\//);
    expect((await quoted(ticket)).cost).toBe(120);
    expect(await (await fetch(server.current.url + redirectURL)).text()).toContain(ticket);
    await server.current.atProvider(redirectURL, 'pay');
    expect((await quoted(ticket)).cost).toBe(0);
    expect(await ledger()).toMatchObject({
      debits: [{ kopecks: 12_000 }],
      links: [{ kind: 'planar', kopecks: 12_000 }],
    });
    expect(await balance()).toBe(500);
  });

  it('a guest can pay for a ticket, and the money of a second link is booked as unmatched', async () => {
    const links = [];
    for (let time = 0; time < 2; time += 1) {
      const { sessionId } = await quoted(ticket, 'guest');
      links.push(valueOf(await pay(sessionId, 'sbp', { token: 'guest' })).result.redirectURL ?? '');
    }
    for (const link of links) await server.current.atProvider(link, 'pay');
    expect((await quoted(ticket, 'guest')).cost).toBe(0);
    expect((await server.current.control.books())[`unmatched:${city}`]).toBe(12_000);
  });

  it('a ticket order that is paid much later counts, but the rest is still due', async () => {
    const { sessionId } = await quoted(ticket);
    const { redirectURL = '' } = valueOf(await pay(sessionId, 'card')).result;
    await advanceTo(200 * minute);
    await server.current.atProvider(redirectURL, 'pay');
    expect((await quoted(ticket)).cost).toBe(240 - 120);
  });

  it.each([
    [27_000, true],
    [33_000, false],
  ])('the price of a ticket is valid for half a minute: a payment %i ms later', async (ms, holds) => {
    const { sessionId } = await quoted(ticket);
    await advanceTo(90 * minute + ms);
    const outcome = await pay(sessionId, 'balance');
    if (holds) valueOf(outcome);
    else expect(outcome).toEqual(refusedWith('PriceChangedTryLater'));
  });

  it('the price that was shown is the price that is paid, even if another hour begins in between', async () => {
    await advanceTo(120 * minute + 58_000);
    const { sessionId, cost } = await quoted(ticket);
    await advanceTo(121 * minute + 5000);
    expect((await quoted(ticket)).cost).toBe(180);
    valueOf(await pay(sessionId, 'balance'));
    expect(cost).toBe(120);
    expect(await balance()).toBe(380);
  });

  it('a free ticket is reported as free, and no money moves', async () => {
    const { sessionId } = await quoted(await takeTicket());
    for (const service of ['balance', 'card'])
      expect(valueOf(await pay(sessionId, service)).result.message).toContain('бесплатной');
    expect(await ledger()).toMatchObject({ debits: [], links: [] });
  });

  it.each([
    ['no service', '', {}, 'NotSelectedPaymentService'],
    ['an unknown service', 'gold', {}, 'PaymentServiceNotFound'],
    ['a receipt in place of a service', 'Квитанция', {}, 'PaymentServiceNotFound'],
    ["a guest's balance", 'balance', { token: 'guest' }, 'PaymentServiceNotFound'],
    ['a method that needs a phone, for a guest', 'mobile', { token: 'guest' }, 'PhoneEmpty'],
    ['the number of another parking', 'card', { parkingNumber: '502' }, 'CantFindParking'],
  ])('a ticket payment with %s is refused and charges nothing', async (_, service, options, errorName) => {
    const { sessionId } = await quoted(ticket);
    expect(await pay(sessionId, service, options)).toEqual(refusedWith(errorName));
    expect(await ledger()).toMatchObject({ debits: [], links: [] });
  });

  it('a ticket payment is refused for lack of money and for an unknown price', async () => {
    driver = await server.current.driver(city, 11_999);
    const { sessionId } = await quoted(ticket);
    expect(await pay(sessionId, 'balance')).toEqual(refusedWith('NoMoneyNoHoney'));
    for (const id of ['', '1', `${sessionId}0`, 'f'.repeat(5000)])
      expect(await pay(id, 'balance')).toEqual(refusedWith('ParkingSessionNotFound'));
    expect(await balance()).toBe(119.99);
  });

  it('a ticket payment that is sent twice with one attempt id gets its first answer again', async () => {
    const { sessionId } = await quoted(ticket);
    const input = { paymentService: 'card', parkingNumber: '501', sessionId, attemptId: crypto.randomUUID() };
    const first = await server.current.call(city, payPlanar, input, driver.token);
    expect(await server.current.call(city, payPlanar, input, driver.token)).toEqual(first);
    expect((await ledger()).links).toHaveLength(1);
  });
});

describe('the barrier page of the demonstration', () => {
  const page = async (query: string): Promise<string> =>
    (await fetch(`${server.current.url}/demo/gate${query}`)).text();

  it('the barrier page gives out tickets and lists the latest', async () => {
    const ticket = await takeTicket();
    const displayedPage = await page(`?city=${city}&parking=501&ticket=${ticket}&lang=en`);
    expect(displayedPage).toContain('Your ticket');
    expect(displayedPage).toContain('lang="en"');
    expect(displayedPage).toContain('Demonstration');
    expect(await page(`?city=${city}`)).toContain(ticket);
    expect(await page('')).toContain('Взять билет');
  });

  it('the barrier page gives tickets for a parking of the map as well', async () => {
    const [, code = ''] = /<option value="(1\d{4})"/.exec(await page(`?city=${city}`)) ?? [];
    const ticket = await takeTicket(code);
    await advanceTo(20 * minute);
    expect(valueOf(await request(ticket, { parkingNumber: code })).result.cost).toBe(60);
  });

  it('the barrier page loads no script and escapes what its address contains', async () => {
    const displayedPage = await page('?city=<script>alert(1)</script>&parking="><b>&ticket=<i>');
    expect(displayedPage).not.toMatch(/<script|<b>|<i>/);
  });

  it.each([
    ['a city without such parkings', '501', 'tver'],
    ['a parking that is none', '999', city],
  ])('the barrier page gives no ticket for %s', async (_, parking, at) => {
    expect(await takeTicket(parking, at)).toBe('');
  });
});
