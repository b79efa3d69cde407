import type { FaultKind } from '../../../fake-city/faults/FaultList';
import { clockTime } from '../../support/cityTime';
import { city, countCalls, expect, fillStay, mainPlate, openPayForm, test, zone } from '../../support/fixtures';
import { test as rowTest } from '../../support/faultTest';
import { hasten } from '../../support/timing';
import { roubles } from '../../support/labels';

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const kind of ['truncate', 'commit+500', 'commit+rst'] satisfies FaultKind[]) {
    rowTest(
      `F-1: a start that was paid and whose answer is lost (${kind}) ends in "paid", with one debit`,
      async ({ page, labels, driver, fakeCity, row }) => {
        row.confirmed();
        await openPayForm(page, labels, driver);
        await fillStay(page, labels, driver);
        const calls = countCalls(page, 'payment/start');
        await fakeCity.control.misbehave({ match: 'payment/start', kind });
        await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
        await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
        expect(calls()).toBe(1);
        const { debits, sessions: stays } = await fakeCity.control.ledger(city, driver.email);
        expect(debits).toHaveLength(1);
        expect(stays).toHaveLength(1);
      },
    );
  }
});

rowTest(
  'F-8: an extension that was paid and whose answer is lost ends in "extended", with one debit',
  async ({ page, labels, driver, fakeCity, row }) => {
    row.confirmed();
    await fakeCity.control.seed(city, {
      sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
    });
    await openPayForm(page, labels, driver);
    await page.getByRole('article').getByRole('button', { name: labels.extend }).click();
    const window = page.getByRole('dialog');
    await window.getByRole('radio', { name: labels.hour, exact: true }).check();
    const calls = countCalls(page, 'payment/renew');
    await fakeCity.control.misbehave({ match: 'payment/renew', kind: 'truncate' });
    await window.getByRole('button', { name: labels.extendFor(roubles(60)) }).click();
    await expect(page.getByText(labels.extended)).toBeVisible();
    expect(calls()).toBe(1);
    const { debits, sessions: stays } = await fakeCity.control.ledger(city, driver.email);
    expect(debits).toHaveLength(1);
    expect(stays[0]?.durationMin).toBe(120);
    await expect(window).toBeHidden();
    await expect(page.getByRole('article')).toContainText(clockTime(stays[0]?.endMs ?? 0));
  },
);

for (const kind of ['truncate', 'commit+rst'] satisfies FaultKind[]) {
  rowTest(
    `F-9: a cancellation that was done and whose answer is lost (${kind}) ends in "cancelled", with one refund`,
    async ({ page, labels, driver, fakeCity, row }) => {
      row.confirmed();
      await fakeCity.control.seed(city, {
        sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
      });
      await openPayForm(page, labels, driver);
      await page.getByRole('article').getByRole('button', { name: labels.stop }).click();
      const window = page.getByRole('dialog');
      await fakeCity.control.misbehave({ match: 'payment/cancel', kind });
      await window.getByRole('button', { name: labels.stopParking, exact: true }).click();
      await expect(window.getByText(labels.stopped)).toBeVisible();
      const { refunds, sessions: stays } = await fakeCity.control.ledger(city, driver.email);
      expect(refunds).toHaveLength(1);
      expect(stays).toMatchObject([{ isCancelled: true }]);
      await window.getByRole('button', { name: labels.done }).click();
      await expect(page.getByRole('article')).toHaveCount(0);
    },
  );
}

rowTest(
  'F-3: a start that never arrived is said to be unpaid, the form is kept, and one more tap pays once',
  async ({ page, labels, driver, fakeCity, row }) => {
    row.confirmed(2);
    await page.clock.install();
    await openPayForm(page, labels, driver);
    await fillStay(page, labels, driver);
    // The browser may retry a reset connection, so every retry is reset too.
    await fakeCity.control.misbehave({ match: 'payment/start', kind: 'rst', count: 20 });
    await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
    await expect(page.getByText(labels.checking)).toBeVisible();
    await hasten(page, page.getByText(labels.notPaid));
    expect((await fakeCity.control.ledger(city, driver.email)).debits).toEqual([]);
    await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
    await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
    await fakeCity.control.clearFaults();
    await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
    await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
    expect((await fakeCity.control.ledger(city, driver.email)).debits).toHaveLength(1);
  },
);

test('F-30: a page that is closed during a payment is reconciled at the next start, which shows the outcome', async ({
  page,
  labels,
  driver,
  fakeCity,
  context,
}) => {
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'commit+hang' });
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect.poll(async () => (await fakeCity.control.ledger(city, driver.email)).debits.length).toBe(1);
  await page.close();
  await fakeCity.control.clearFaults();
  const next = await context.newPage();
  await next.goto('/');
  await expect(next.getByText(new RegExp(`Парковка оплачена: ${mainPlate(driver)}`))).toBeVisible();
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toHaveLength(1);
});

test.describe('with the service worker, when the network returns', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a payment whose outcome stayed unknown is reconciled by itself when the network returns', async ({
    page,
    labels,
    driver,
    fakeCity,
    context,
  }) => {
    await page.clock.install();
    await openPayForm(page, labels, driver);
    await fillStay(page, labels, driver);
    await fakeCity.control.misbehave({ match: 'payment/start', kind: 'commit+rst' });
    await fakeCity.control.misbehave({ match: '/profile/', kind: 'rst', count: 1000 });
    await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
    await hasten(page, page.getByText(labels.notKnown));
    await context.setOffline(true);
    await expect(page.getByText(labels.offline).first()).toBeVisible();
    await fakeCity.control.clearFaults();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
    expect((await fakeCity.control.ledger(city, driver.email)).debits).toHaveLength(1);
  });
});

test('F-2: a refusal because the vehicle is parked already shows the running stay and the current balance', async ({
  page,
  labels,
  driver,
  fakeCity,
  context,
}) => {
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  const other = await context.newPage();
  await other.goto('/profile/parking');
  await fillStay(other, labels, driver);
  await other.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(other.getByRole('heading', { name: labels.paid })).toBeVisible();
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('440');
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toHaveLength(1);
});

test('a login that ends at the tap on "pay" is reported once, and the next login leads back to the form and the outcome', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await page.clock.install();
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'tokenExpired' });
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('dialog', { name: 'Время входа истекло' })).toBeVisible();
  await page.getByRole('button', { name: 'Войти снова' }).click();
  const window = page.getByRole('dialog', { name: 'Вход' });
  await window.getByLabel(labels.login).fill(driver.email);
  await window.getByLabel(labels.password, { exact: true }).fill(driver.password);
  await window.getByRole('button', { name: labels.signIn, exact: true }).click();
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await hasten(page, page.getByText(labels.notPaid));
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toEqual([]);
});

/** More than a browser opens to one host at a time. */
const hungReads = 12;

test('reads that hang on every connection do not hold up a payment and the price that it waits for', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  const pay = page.getByRole('button', { name: labels.pay(roubles(60)) });
  await expect(pay).toBeEnabled();
  await fakeCity.control.misbehave({ match: 'get-zones', kind: 'hang', count: 1000 });
  await fakeCity.control.clearRequests();
  await page.evaluate(
    ([where, count]) => {
      for (let read = 0; read < count; read += 1)
        void fetch(`/city/${where}/api/info/get-zones?read=${read}`).catch(() => undefined);
    },
    [city, hungReads] as const,
  );
  await expect.poll(async () => (await fakeCity.control.requests('get-zones')).length).toBeGreaterThan(4);
  await pay.click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  const { debits } = await fakeCity.control.ledger(city, driver.email);
  expect(debits).toHaveLength(1);
});
