import type { FaultKind } from '../stand-in/faults/FaultList';
import { clockTime } from './cityTime';
import { city, countCalls, expect, fillStay, mainPlate, openPayForm, test, zone } from './journey';
import { test as rowTest } from './row';
import { hasten } from './timing';
import { roubles } from './words';

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const kind of ['truncate', 'commit+500', 'commit+rst'] satisfies FaultKind[]) {
    rowTest(
      `F-1: a start that was paid and whose answer is lost (${kind}) ends in "paid", with one debit`,
      async ({ page, w, driver, world, row }) => {
        row.confirmed();
        await openPayForm(page, w, driver);
        await fillStay(page, w, driver);
        const calls = countCalls(page, 'payment/start');
        await world.control.misbehave({ match: 'payment/start', kind });
        await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
        await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
        expect(calls()).toBe(1);
        const { debits, sessions } = await world.control.ledger(city, driver.email);
        expect(debits).toHaveLength(1);
        expect(sessions).toHaveLength(1);
      },
    );
  }
});

rowTest('F-8: an extension that was paid and whose answer is lost ends in "extended", with one debit', async ({ page, w, driver, world, row }) => {
  row.confirmed();
  await world.control.seed(city, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }] });
  await openPayForm(page, w, driver);
  await page.getByRole('article').getByRole('button', { name: w.extend }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('radio', { name: w.hour, exact: true }).check();
  const calls = countCalls(page, 'payment/renew');
  await world.control.misbehave({ match: 'payment/renew', kind: 'truncate' });
  await window.getByRole('button', { name: w.extendFor(roubles(60)) }).click();
  await expect(window.getByText(w.extended)).toBeVisible();
  expect(calls()).toBe(1);
  const { debits, sessions } = await world.control.ledger(city, driver.email);
  expect(debits).toHaveLength(1);
  expect(sessions[0]?.durationMin).toBe(120);
  await window.getByRole('button', { name: w.done }).click();
  await expect(page.getByRole('article')).toContainText(clockTime(sessions[0]?.endMs ?? 0));
});

for (const kind of ['truncate', 'commit+rst'] satisfies FaultKind[]) {
  rowTest(
    `F-9: a cancellation that was done and whose answer is lost (${kind}) ends in "cancelled", with one refund`,
    async ({ page, w, driver, world, row }) => {
      row.confirmed();
      await world.control.seed(city, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }] });
      await openPayForm(page, w, driver);
      await page.getByRole('article').getByRole('button', { name: w.stop }).click();
      const window = page.getByRole('dialog');
      await world.control.misbehave({ match: 'payment/cancel', kind });
      await window.getByRole('button', { name: w.stopParking, exact: true }).click();
      await expect(window.getByText(w.stopped)).toBeVisible();
      const { refunds, sessions } = await world.control.ledger(city, driver.email);
      expect(refunds).toHaveLength(1);
      expect(sessions).toMatchObject([{ isCancelled: true }]);
      await window.getByRole('button', { name: w.done }).click();
      await expect(page.getByRole('article')).toHaveCount(0);
    },
  );
}

rowTest(
  'F-3: a start that never arrived is said to be unpaid, the form is kept, and one more tap pays once',
  async ({ page, w, driver, world, row }) => {
    row.confirmed(2);
    await page.clock.install();
    await openPayForm(page, w, driver);
    await fillStay(page, w, driver);
    // The browser may try a reset connection again: every one of its tries is reset.
    await world.control.misbehave({ match: 'payment/start', kind: 'rst', count: 20 });
    await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
    await expect(page.getByText(w.checking)).toBeVisible();
    await hasten(page, page.getByText(w.notPaid));
    expect((await world.control.ledger(city, driver.email)).debits).toEqual([]);
    await expect(page.getByLabel(w.zone)).toHaveValue(zone);
    await expect(page.getByLabel(w.plate)).toHaveValue(mainPlate(driver));
    await world.control.behave();
    await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
    await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
    expect((await world.control.ledger(city, driver.email)).debits).toHaveLength(1);
  },
);

test('F-30: the page is closed in the middle of a payment; the next start finds out and says so', async ({ page, w, driver, world, context }) => {
  await openPayForm(page, w, driver);
  await fillStay(page, w, driver);
  await world.control.misbehave({ match: 'payment/start', kind: 'commit+hang' });
  await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
  await expect.poll(async () => (await world.control.ledger(city, driver.email)).debits.length).toBe(1);
  await page.close();
  await world.control.behave();
  const next = await context.newPage();
  await next.goto('/');
  await expect(next.getByText(new RegExp(`Парковка оплачена: ${mainPlate(driver)}`))).toBeVisible();
  expect((await world.control.ledger(city, driver.email)).debits).toHaveLength(1);
});

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a payment whose ending stayed unknown is asked about by itself when the network is back', async ({ page, w, driver, world, context }) => {
    await page.clock.install();
    await openPayForm(page, w, driver);
    await fillStay(page, w, driver);
    await world.control.misbehave({ match: 'payment/start', kind: 'commit+rst' });
    await world.control.misbehave({ match: '/profile/', kind: 'rst', count: 1000 });
    await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
    await hasten(page, page.getByText(w.notKnown));
    await context.setOffline(true);
    await expect(page.getByText(w.offline).first()).toBeVisible();
    await world.control.behave();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
    expect((await world.control.ledger(city, driver.email)).debits).toHaveLength(1);
  });
});

test('F-2: a refusal because the car is parked already shows the stay that runs and the balance of now', async ({
  page,
  w,
  driver,
  world,
  context,
}) => {
  await openPayForm(page, w, driver);
  await fillStay(page, w, driver);
  const other = await context.newPage();
  await other.goto('/profile/parking');
  await fillStay(other, w, driver);
  await other.getByRole('button', { name: w.pay(roubles(60)) }).click();
  await expect(other.getByRole('heading', { name: w.paid })).toBeVisible();
  await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('440');
  expect((await world.control.ledger(city, driver.email)).debits).toHaveLength(1);
});

test('a login that ends at the tap on "pay": one window says so, and the next login leads back to the form and to the ending', async ({
  page,
  w,
  driver,
  world,
}) => {
  await page.clock.install();
  await openPayForm(page, w, driver);
  await fillStay(page, w, driver);
  await world.control.misbehave({ match: 'payment/start', kind: 'tokenExpired' });
  await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
  await expect(page.getByRole('dialog', { name: 'Время входа истекло' })).toBeVisible();
  await page.getByRole('button', { name: 'Хорошо' }).click();
  const window = page.getByRole('dialog', { name: 'Вход' });
  await window.getByLabel(w.login).fill(driver.email);
  await window.getByLabel(w.password, { exact: true }).fill(driver.password);
  await window.getByRole('button', { name: w.signIn, exact: true }).click();
  await expect(page.getByLabel(w.zone)).toHaveValue(zone);
  await hasten(page, page.getByText(w.notPaid));
  expect((await world.control.ledger(city, driver.email)).debits).toEqual([]);
});
