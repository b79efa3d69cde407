import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refillBalance } from '~/api/contract/driverPayments';
import { getProfile } from '~/api/contract/profile';
import { startFakeCity, type FakeCityServer } from '../fake-city/startFakeCity';
import type { SeededUser } from '../tools/control';
import { Server, valueOf } from './server';

const city = 'perm';

let folder: string;
let fakeCity: FakeCityServer | undefined;
let server: Server;
let driver: SeededUser;

/** Starts the fake city with the data of the previous one. */
const restart = async (): Promise<void> => {
  await fakeCity?.close();
  fakeCity = undefined;
  fakeCity = await startFakeCity({ isControlOn: true, dataFile: join(folder, 'city.db'), log: console.log });
  server = new Server(fakeCity.url);
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  await restart();
  driver = await server.driver(city);
});
afterEach(async () => {
  await fakeCity?.close();
  fakeCity = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const balance = async (): Promise<number | undefined> =>
  valueOf(await server.call(city, getProfile, {}, driver.token)).result.balance;
const topUp = async (): Promise<void> => {
  const link = valueOf(
    await server.call(city, refillBalance, { PaymentService: 'card', RefillAmount: '100' }, driver.token),
  );
  await server.atProvider(link.RedirectURL ?? '', 'pay');
};
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it('a payment that the provider reports later is reported once, even after a restart', async () => {
  await server.control.provider('later', 1500);
  await topUp();
  await restart();
  expect(await balance()).toBe(500);
  await expect.poll(balance, { timeout: 10_000 }).toBe(600);
  await restart();
  await wait(300);
  expect(await balance()).toBe(600);
  expect((await server.ledgerOf(city, driver)).links).toMatchObject([{ status: 'paid', credits: 1 }]);
});

it('a report that was due while the server was down is made at its start', async () => {
  await server.control.provider('later', 300);
  // The cities' clock is days ahead. The provider follows the machine's clock.
  await server.control.clock(5 * 86_400_000);
  await topUp();
  await fakeCity?.close();
  fakeCity = undefined;
  await wait(400);
  await restart();
  await expect.poll(balance, { timeout: 5_000 }).toBe(600);
});

it('a payment that the provider never reports is not reported after a restart either', async () => {
  await server.control.provider('never');
  await topUp();
  await restart();
  await wait(300);
  expect(await balance()).toBe(500);
});

it('requests are numbered on after a restart from the last stored number', async () => {
  await topUp();
  const [before] = (await server.ledgerOf(city, driver)).links;
  expect(before?.request).toBeGreaterThan(0);
  await restart();
  await topUp();
  const requests = (await server.ledgerOf(city, driver)).links.map(({ request }) => request);
  expect(new Set(requests).size).toBe(2);
  expect(Math.max(...requests)).toBeGreaterThan(before?.request ?? 0);
  const logged = (await server.control.requests('/api/payment/refill')).map(({ request }) => request);
  expect(logged).toEqual([Math.max(...requests)]);
});
