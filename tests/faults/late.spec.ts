import type { Locator, Page } from '@playwright/test';
import { city, mainPlate, nextPlate, open, openPayForm, zone, type World } from '../e2e/journey';
import { signedIn } from '../e2e/signedIn';
import { hasten, lookAgain } from '../e2e/timing';
import { roubles, type Words } from '../e2e/words';
import type { FaultKind } from '../stand-in/faults/FaultList';
import type { SeededUser } from '../tools/control';
import { expect, test, type Row } from '../e2e/row';
import { readyToPay } from './paying';

/** A city that is still at it when the connection is gone, or whose records have another clock than its proxy (`src/decisions`). */

/** The sentence that may not be told. */
const notPaid = 'Не оплачено, можно попробовать';

const extended = (window: Locator, w: Words): Locator => window.getByText(w.extended);

/** What is paid for: gives the button that sends it, and what says that it was made. */
interface Payment {
  name: string;
  path: string;
  begin: (page: Page, w: Words, driver: SeededUser, world: World) => Promise<{ send: Locator; made: Locator }>;
}
const subscription: Payment = {
  name: 'a subscription',
  path: 'payment/subscription',
  begin: async (page, w, driver) => {
    await signedIn(page.context(), city, driver);
    await open(page, w, '/profile/abonements');
    const offers = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^День, зона/ }) });
    await offers.first().getByRole('button', { name: 'Купить' }).click();
    const window = page.getByRole('dialog');
    return { send: window.getByRole('button', { name: /^Оплатить \d/ }), made: window.getByText('Абонемент успешно приобретен.') };
  },
};
const start: Payment = {
  name: 'a start',
  path: 'payment/start',
  begin: async (page, w, driver) => ({ send: await readyToPay(page, w, driver), made: page.getByRole('heading', { name: w.paid }) }),
};
const extension: Payment = {
  name: 'an extension',
  path: 'payment/renew',
  begin: async (page, w, driver, world) => {
    await world.control.seed(city, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }] });
    await openPayForm(page, w, driver);
    await page.getByRole('article').first().getByRole('button', { name: w.extend }).click();
    const window = page.getByRole('dialog');
    await window.getByRole('radio', { name: w.hour, exact: true }).check();
    return { send: window.getByRole('button', { name: w.extendFor(roubles(60)) }), made: extended(window, w) };
  },
};

const debits = async ({ control }: World, driver: SeededUser): Promise<number> => (await control.ledger(city, driver.email)).debits.length;

test.afterEach(async ({ world }) => {
  await world.control.clock(0);
  await world.control.proxyClock(0);
});

const kinds: readonly FaultKind[] = ['rst+commit', '504+commit'];
for (const { name, path, begin } of [subscription, start, extension])
  for (const kind of kinds)
    test(`F-89: ${name} that the city carries out 14 s after ${kind === 'rst+commit' ? 'the connection was cut' : 'its proxy answered 504'}: checked until it is there, never told as not paid`, async ({
      page,
      w,
      world,
      driver,
      row,
    }) => {
      await page.clock.install();
      const { send, made } = await begin(page, w, driver, world);
      await expect(send).toBeEnabled();
      const before = await debits(world, driver);
      // A connection that is reset makes the browser send again: that request is lost.
      row.mayBeResent();
      await world.control.misbehave({ match: path, kind, ms: 14_000 });
      await world.control.misbehave({ match: path, kind: 'rst', count: 20 });
      row.confirmed();
      await send.click();
      await expect(page.getByText(w.checking)).toBeVisible();
      await page.evaluate((told) => {
        const watch = (): void => void (document.body.innerText.includes(told) && localStorage.setItem('test.told', '1'));
        new MutationObserver(watch).observe(document.body, { subtree: true, childList: true, characterData: true });
      }, notPaid);
      // Three readings find nothing.
      const isRead = (count: number): Promise<void> =>
        expect.poll(async () => (await world.control.requests('get-operations')).length).toBeGreaterThanOrEqual(count);
      const readings = (await world.control.requests('get-operations')).length;
      for (let turn = 1; turn < 4; turn += 1) {
        await page.clock.fastForward(4_000);
        if (turn !== 2) await isRead(readings + (turn === 1 ? 1 : 2));
      }
      await expect(page.getByText(w.checking)).toBeVisible();
      expect(await debits(world, driver)).toBe(before);
      await world.control.clock(15_000);
      expect(await debits(world, driver)).toBe(before + 1);
      await hasten(page, made);
      expect(await page.evaluate(() => localStorage.getItem('test.told')), 'it was never told as not paid').toBeNull();
    });

const minuteMs = 60_000;
for (const aheadMs of [10_000, 10 * minuteMs])
  for (const { name, path, begin } of [subscription, start])
    test(`F-90: ${name} whose answer is lost behind a proxy whose clock is ${aheadMs / 1000} s ahead of the city’s records is never told as not paid`, async ({
      page,
      w,
      world,
      driver,
      row,
    }) => {
      await page.clock.install();
      await world.control.proxyClock(aheadMs);
      const { send, made } = await begin(page, w, driver, world);
      await expect(send).toBeEnabled();
      await world.control.misbehave({ match: path, kind: 'commit+500' });
      row.confirmed();
      await send.click();
      await hasten(page, page.getByText(w.notKnown).or(made).first());
      await expect(page.getByText(w.notPaid)).toHaveCount(0);
      expect(await debits(world, driver)).toBe(1);
    });

test('F-90: once a payment was answered the difference of the clocks is known, and a lost one is told as paid', async ({
  page,
  w,
  world,
  driver,
  row,
}) => {
  await page.clock.install();
  await world.control.proxyClock(5 * minuteMs);
  const pay = await readyToPay(page, w, driver);
  row.confirmed();
  await pay.click();
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
  // The look after the success reads the line that it has made.
  await hasten(page, page.getByRole('main').getByRole('button', { name: w.done }));
  await expect.poll(async () => (await world.control.requests('get-operations')).length).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('button', { name: w.done }).click();
  await page.getByLabel(w.zone).fill(zone);
  await page.getByRole('radio', { name: w.hour, exact: true }).check();
  await page.getByLabel(w.plate).fill(nextPlate());
  await expect(pay).toBeEnabled();
  await world.control.misbehave({ match: 'payment/start', kind: 'commit+500' });
  row.confirmed();
  await pay.click();
  await hasten(page, page.getByRole('heading', { name: w.paid }));
  expect(await debits(world, driver)).toBe(2);
});

/** A start is told as not paid, and reaches the city after that; gives the button to pay. */
const arriveLate = async (page: Page, w: Words, world: World, driver: SeededUser, row: Row): Promise<Locator> => {
  await page.clock.install();
  const pay = await readyToPay(page, w, driver);
  row.mayBeResent();
  await world.control.misbehave({ match: 'payment/start', kind: 'rst+commit', ms: 2 * minuteMs });
  await world.control.misbehave({ match: 'payment/start', kind: 'rst', count: 20 });
  row.confirmed();
  await pay.click();
  await hasten(page, page.getByText(w.notPaid));
  await world.control.behave();
  await world.control.clock(2 * minuteMs + 1_000);
  expect(await debits(world, driver)).toBe(1);
  return pay;
};

test('F-91: a start that reaches the city minutes after it was told as not paid: told as paid on the next look, and not sent again', async ({
  page,
  w,
  world,
  driver,
  row,
}) => {
  await arriveLate(page, w, world, driver, row);
  await lookAgain(page);
  await hasten(page, page.getByRole('heading', { name: w.paid }));
  await expect(page.getByText(w.notPaid)).toHaveCount(0);
  expect(await debits(world, driver)).toBe(1);
});

test('F-91: who pays again before that is seen is told that it is paid, and nothing is sent', async ({ page, w, world, driver, row }) => {
  const pay = await arriveLate(page, w, world, driver, row);
  const sent = (await world.control.requests('payment/start')).length;
  await pay.click();
  await hasten(page, page.getByRole('heading', { name: w.paid }));
  expect((await world.control.requests('payment/start')).length).toBe(sent);
  expect(await debits(world, driver)).toBe(1);
});
