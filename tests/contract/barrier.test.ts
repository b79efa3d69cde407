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

describe('what a ticket costs', () => {
  it.each([
    [0, 0],
    [14, 0],
    [16, 60],
    [60, 60],
    [61, 120],
    [125, 180],
    [24 * 60, 1440],
  ])('after %i minutes: %i roubles', async (minutes, roubles) => {
    const ticket = await takeTicket();
    await advanceTo(minutes * minute + 5000);
    expect(valueOf(await request(ticket)).result).toMatchObject({ cost: roubles, parkingNumber: '501' });
  });

  it('a guest is told the same', async () => {
    const ticket = await takeTicket();
    await advanceTo(30 * minute);
    expect((await quoted(ticket, 'guest')).cost).toBe(60);
  });

  it.each([
    ['501', '5010001', 120],
    ['501', '5010002', 0],
    ['502', '5020002', 0],
  ])('a city begins with tickets: at %s the ticket %s costs %i', async (parkingNumber, ticket, roubles) => {
    expect(valueOf(await request(ticket, { parkingNumber })).result.cost).toBe(roubles);
  });

  it.each([
    ['an unknown parking', '5010001', '777', 'CantFindParking'],
    ['no parking', '5010001', '', 'CantFindParking'],
    ['an unknown ticket', '999', '501', 'ParkingSessionNotFound'],
    ['a ticket of another parking', '5010001', '502', 'ParkingSessionNotFound'],
    ['no ticket', '', '501', 'ParkingSessionNotFound'],
    ['a hostile ticket', "'; drop table planar_ticket --", '501', 'ParkingSessionNotFound'],
    ['a broken barrier', '5020001', '502', 'ServerGateParkingError'],
  ])('%s is refused', async (_, ticket, parkingNumber, errorName) => {
    expect(await request(ticket, { parkingNumber })).toEqual(refusedWith(errorName));
  });

  it.each([
    ['has no flat parkings', 'tver'],
    ['has switched them off', city],
  ])('in a city that %s there is none', async (_, at) => {
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

  it('nobody without a token is told', async () => {
    expect(await server.current.call(city, getPlanarCost, { ticketNumber: '5010001', parkingNumber: '501' })).toEqual(
      refusedWith('TokenNotFound'),
    );
  });
});

describe('paying for a ticket', () => {
  let ticket: string;
  beforeEach(async () => {
    ticket = await takeTicket();
    await advanceTo(90 * minute);
    driver = await server.current.driver(city);
  });

  it('from the balance lets out at once, for a quarter of an hour', async () => {
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

  it('the same price sent twice is paid once', async () => {
    const { sessionId } = await quoted(ticket);
    valueOf(await pay(sessionId, 'balance'));
    expect(valueOf(await pay(sessionId, 'balance')).result.message).toContain('уже оплачена');
    expect(await balance()).toBe(380);
  });

  it('through the provider lets out once it is paid', async () => {
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

  it('a guest pays too; what a second link brings is booked as unmatched', async () => {
    const links = [];
    for (let time = 0; time < 2; time += 1) {
      const { sessionId } = await quoted(ticket, 'guest');
      links.push(valueOf(await pay(sessionId, 'sbp', { token: 'guest' })).result.redirectURL ?? '');
    }
    for (const link of links) await server.current.atProvider(link, 'pay');
    expect((await quoted(ticket, 'guest')).cost).toBe(0);
    expect((await server.current.control.books())[`unmatched:${city}`]).toBe(12_000);
  });

  it('an order that is paid much later counts, but the rest is still to be paid', async () => {
    const { sessionId } = await quoted(ticket);
    const { redirectURL = '' } = valueOf(await pay(sessionId, 'card')).result;
    await advanceTo(200 * minute);
    await server.current.atProvider(redirectURL, 'pay');
    expect((await quoted(ticket)).cost).toBe(240 - 120);
  });

  it.each([
    [27_000, true],
    [33_000, false],
  ])('the price holds for half a minute: %i ms after', async (ms, holds) => {
    const { sessionId } = await quoted(ticket);
    await advanceTo(90 * minute + ms);
    const outcome = await pay(sessionId, 'balance');
    if (holds) valueOf(outcome);
    else expect(outcome).toEqual(refusedWith('PriceChangedTryLater'));
  });

  it('the price that was told is the one that is paid, also when an hour begins meanwhile', async () => {
    await advanceTo(120 * minute + 58_000);
    const { sessionId, cost } = await quoted(ticket);
    await advanceTo(121 * minute + 5000);
    expect((await quoted(ticket)).cost).toBe(180);
    valueOf(await pay(sessionId, 'balance'));
    expect(cost).toBe(120);
    expect(await balance()).toBe(380);
  });

  it('a free one is said to be free, and nothing moves', async () => {
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
  ])('%s is refused', async (_, service, options, errorName) => {
    const { sessionId } = await quoted(ticket);
    expect(await pay(sessionId, service, options)).toEqual(refusedWith(errorName));
    expect(await ledger()).toMatchObject({ debits: [], links: [] });
  });

  it('too little money and unknown prices are refused', async () => {
    driver = await server.current.driver(city, 11_999);
    const { sessionId } = await quoted(ticket);
    expect(await pay(sessionId, 'balance')).toEqual(refusedWith('NoMoneyNoHoney'));
    for (const id of ['', '1', `${sessionId}0`, 'f'.repeat(5000)])
      expect(await pay(id, 'balance')).toEqual(refusedWith('ParkingSessionNotFound'));
    expect(await balance()).toBe(119.99);
  });

  it('an attempt that is sent twice gets its first answer again', async () => {
    const { sessionId } = await quoted(ticket);
    const input = { paymentService: 'card', parkingNumber: '501', sessionId, attemptId: crypto.randomUUID() };
    const first = await server.current.call(city, payPlanar, input, driver.token);
    expect(await server.current.call(city, payPlanar, input, driver.token)).toEqual(first);
    expect((await ledger()).links).toHaveLength(1);
  });
});

describe('the page of the barrier', () => {
  const page = async (query: string): Promise<string> =>
    (await fetch(`${server.current.url}/demo/gate${query}`)).text();

  it('gives out tickets and lists the latest', async () => {
    const ticket = await takeTicket();
    const displayedPage = await page(`?city=${city}&parking=501&ticket=${ticket}&lang=en`);
    expect(displayedPage).toContain('Your ticket');
    expect(displayedPage).toContain('lang="en"');
    expect(displayedPage).toContain('Demonstration');
    expect(await page(`?city=${city}`)).toContain(ticket);
    expect(await page('')).toContain('Взять билет');
  });

  it('a parking of the map has a barrier as well', async () => {
    const [, code = ''] = /<option value="(1\d{4})"/.exec(await page(`?city=${city}`)) ?? [];
    const ticket = await takeTicket(code);
    await advanceTo(20 * minute);
    expect(valueOf(await request(ticket, { parkingNumber: code })).result.cost).toBe(60);
  });

  it('loads no script and shows nothing of what is typed into its address', async () => {
    const displayedPage = await page('?city=<script>alert(1)</script>&parking="><b>&ticket=<i>');
    expect(displayedPage).not.toMatch(/<script|<b>|<i>/);
  });

  it.each([
    ['a city without such parkings', '501', 'tver'],
    ['a parking that is none', '999', city],
  ])('%s gives no ticket', async (_, parking, at) => {
    expect(await takeTicket(parking, at)).toBe('');
  });
});
