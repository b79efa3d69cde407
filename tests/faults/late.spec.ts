import type { Locator, Page } from '@playwright/test';
import { city, mainPlate, nextPlate, open, openPayForm, zone, type FakeCity } from '../e2e/support/fixtures';
import { signedIn } from '../e2e/support/signedIn';
import { hasten, revisitPage } from '../e2e/support/timing';
import { roubles, type Labels } from '../e2e/support/labels';
import type { FaultKind } from '../fake-city/faults/FaultList';
import type { SeededUser } from '../tools/control';
import { expect, test, type Row } from '../e2e/support/faultTest';
import { prepareToPay } from './paymentSteps';

/**
 * A city that is still executing a request when the connection is gone, or whose records use another clock than its
 * proxy (`src/decisions`).
 */

/** The sentence that must not appear. */
const notPaid = 'Не оплачено, можно попробовать';

const extended = (window: Locator, labels: Labels): Locator => window.page().getByText(labels.extended);

/** A kind of payment. `begin` returns the button that sends it, and the text of its success. */
interface Payment {
  name: string;
  path: string;
  begin: (
    page: Page,
    labels: Labels,
    driver: SeededUser,
    fakeCity: FakeCity,
  ) => Promise<{ send: Locator; result: Locator }>;
}
const subscription: Payment = {
  name: 'a subscription',
  path: 'payment/subscription',
  begin: async (page, labels, driver) => {
    await signedIn(page.context(), city, driver);
    await open(page, labels, '/profile/abonements');
    const offers = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^День, зона/ }) });
    await offers.first().getByRole('button', { name: 'Купить' }).click();
    const window = page.getByRole('dialog');
    return {
      send: window.getByRole('button', { name: /^Оплатить \d/ }),
      result: window.getByText('Абонемент успешно приобретен.'),
    };
  },
};
const start: Payment = {
  name: 'a start',
  path: 'payment/start',
  begin: async (page, labels, driver) => ({
    send: await prepareToPay(page, labels, driver),
    result: page.getByRole('heading', { name: labels.paid }),
  }),
};
const extension: Payment = {
  name: 'an extension',
  path: 'payment/renew',
  begin: async (page, labels, driver, fakeCity) => {
    await fakeCity.control.seed(city, {
      sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
    });
    await openPayForm(page, labels, driver);
    await page.getByRole('article').first().getByRole('button', { name: labels.extend }).click();
    const window = page.getByRole('dialog');
    await window.getByRole('radio', { name: labels.hour, exact: true }).check();
    return {
      send: window.getByRole('button', { name: labels.extendFor(roubles(60)) }),
      result: extended(window, labels),
    };
  },
};

const debits = async ({ control }: FakeCity, driver: SeededUser): Promise<number> =>
  (await control.ledger(city, driver.email)).debits.length;

test.afterEach(async ({ fakeCity }) => {
  await fakeCity.control.clock(0);
  await fakeCity.control.proxyClock(0);
});

const kinds: readonly FaultKind[] = ['rst+commit', '504+commit'];
for (const { name, path, begin } of [subscription, start, extension])
  for (const kind of kinds)
    test(`F-89: ${name} that the city executes 14 s after ${kind === 'rst+commit' ? 'the connection was cut' : 'its proxy answered 504'} is checked until it is found, and never shown as not paid`, async ({
      page,
      labels,
      fakeCity,
      driver,
      row,
    }) => {
      await page.clock.install();
      const { send, result } = await begin(page, labels, driver, fakeCity);
      await expect(send).toBeEnabled();
      const before = await debits(fakeCity, driver);
      // A reset connection makes the browser send the request again. That request is lost.
      row.allowResend();
      await fakeCity.control.misbehave({ match: path, kind, ms: 14_000 });
      await fakeCity.control.misbehave({ match: path, kind: 'rst', count: 20 });
      row.confirmed();
      await send.click();
      await expect(page.getByText(labels.checking)).toBeVisible();
      await page.evaluate((expected) => {
        const watch = (): void =>
          void (document.body.innerText.includes(expected) && localStorage.setItem('test.told', '1'));
        new MutationObserver(watch).observe(document.body, { subtree: true, childList: true, characterData: true });
      }, notPaid);
      // Three readings find nothing.
      const isRead = (count: number): Promise<void> =>
        expect
          .poll(async () => (await fakeCity.control.requests('get-operations')).length)
          .toBeGreaterThanOrEqual(count);
      const readings = (await fakeCity.control.requests('get-operations')).length;
      for (let turn = 1; turn < 4; turn += 1) {
        await page.clock.fastForward(4_000);
        if (turn !== 2) await isRead(readings + (turn === 1 ? 1 : 2));
      }
      await expect(page.getByText(labels.checking)).toBeVisible();
      expect(await debits(fakeCity, driver)).toBe(before);
      await fakeCity.control.clock(15_000);
      expect(await debits(fakeCity, driver)).toBe(before + 1);
      await hasten(page, result);
      expect(await page.evaluate(() => localStorage.getItem('test.told')), 'it was never told as not paid').toBeNull();
    });

const minuteMs = 60_000;
for (const clockOffsetMs of [10_000, 10 * minuteMs])
  for (const { name, path, begin } of [subscription, start])
    test(`F-90: ${name} with a lost answer behind a proxy whose clock is ${clockOffsetMs / 1000} s ahead of the city’s records is never shown as not paid`, async ({
      page,
      labels,
      fakeCity,
      driver,
      row,
    }) => {
      await page.clock.install();
      await fakeCity.control.proxyClock(clockOffsetMs);
      const { send, result } = await begin(page, labels, driver, fakeCity);
      await expect(send).toBeEnabled();
      await fakeCity.control.misbehave({ match: path, kind: 'commit+500' });
      row.confirmed();
      await send.click();
      await hasten(page, page.getByText(labels.notKnown).or(result).first());
      await expect(page.getByText(labels.notPaid)).toHaveCount(0);
      expect(await debits(fakeCity, driver)).toBe(1);
    });

test('F-90: an answered payment reveals the difference of the clocks, and a later lost payment is shown as paid', async ({
  page,
  labels,
  fakeCity,
  driver,
  row,
}) => {
  await page.clock.install();
  await fakeCity.control.proxyClock(5 * minuteMs);
  const pay = await prepareToPay(page, labels, driver);
  row.confirmed();
  await pay.click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  // The check after the success reads the operation that the payment has made.
  await hasten(page, page.getByRole('main').getByRole('button', { name: labels.done }));
  await expect.poll(async () => (await fakeCity.control.requests('get-operations')).length).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('button', { name: labels.done }).click();
  await page.getByLabel(labels.zone).fill(zone);
  await page.getByRole('radio', { name: labels.hour, exact: true }).check();
  await page.getByLabel(labels.plate).fill(nextPlate());
  await expect(pay).toBeEnabled();
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'commit+500' });
  row.confirmed();
  await pay.click();
  await hasten(page, page.getByRole('heading', { name: labels.paid }));
  expect(await debits(fakeCity, driver)).toBe(2);
});

/** A start is reported as not paid, and reaches the city after that. Returns the pay button. */
const arriveLate = async (
  page: Page,
  labels: Labels,
  fakeCity: FakeCity,
  driver: SeededUser,
  row: Row,
): Promise<Locator> => {
  await page.clock.install();
  const pay = await prepareToPay(page, labels, driver);
  row.allowResend();
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'rst+commit', ms: 2 * minuteMs });
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'rst', count: 20 });
  row.confirmed();
  await pay.click();
  await hasten(page, page.getByText(labels.notPaid));
  await fakeCity.control.clearFaults();
  await fakeCity.control.clock(2 * minuteMs + 1_000);
  expect(await debits(fakeCity, driver)).toBe(1);
  return pay;
};

test('F-91: a start that the city executes minutes after it was shown as not paid is shown as paid on the next look, and not sent again', async ({
  page,
  labels,
  fakeCity,
  driver,
  row,
}) => {
  await arriveLate(page, labels, fakeCity, driver, row);
  await revisitPage(page);
  await hasten(page, page.getByRole('heading', { name: labels.paid }));
  await expect(page.getByText(labels.notPaid)).toHaveCount(0);
  expect(await debits(fakeCity, driver)).toBe(1);
});

test('F-91: a driver who pays again before the late start was seen reads that it is paid, and nothing is sent', async ({
  page,
  labels,
  fakeCity,
  driver,
  row,
}) => {
  const pay = await arriveLate(page, labels, fakeCity, driver, row);
  const sent = (await fakeCity.control.requests('payment/start')).length;
  await pay.click();
  await hasten(page, page.getByRole('heading', { name: labels.paid }));
  expect((await fakeCity.control.requests('payment/start')).length).toBe(sent);
  expect(await debits(fakeCity, driver)).toBe(1);
});
