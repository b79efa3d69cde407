import type { Locator, Page } from '@playwright/test';
import { plateSpelled } from '~/domain/vehicle/plate';
import {
  countCalls,
  mainPlate,
  makeDriver,
  nextPlate,
  openPayForm,
  zone,
  type FakeCity,
} from '../e2e/support/fixtures';
import { roubles, type Labels } from '../e2e/support/labels';
import type { SeededUser } from '../tools/control';
import { expect, test, type Row } from '../e2e/support/faultTest';

/**
 * The browser's own resend: a connection that was used before is reset after the city has executed the request.
 * Chromium then sends the POST again without notifying the page.
 */

/** A city that gives a known attempt its first answer again. */
const knowing = 'kazan';
/** A city that executes a known attempt again. */
const forgetful = 'perm';

const paidTwice = /Оплачено дважды/;

const driverOf = (fakeCity: FakeCity, where: string, balanceKopecks = 50_000): Promise<SeededUser> =>
  makeDriver(
    fakeCity,
    { balanceKopecks, vehicles: [{ number: nextPlate(), isMain: true }, { number: nextPlate() }] },
    where,
  );

/** The number of requests for a path that reached the city, including those that the browser sent again. */
const arrived = async ({ control }: FakeCity, path: string): Promise<number> => (await control.requests(path)).length;

/** Fills in the zone, an hour and one of the cars. Returns the pay button. */
const fill = async (page: Page, labels: Labels, plate: string): Promise<Locator> => {
  await page.getByLabel(labels.zone).fill(zone);
  await page.getByRole('radio', { name: labels.hour, exact: true }).check();
  await page.getByLabel(labels.plate).fill(plate);
  const pay = page.getByRole('button', { name: labels.pay(roubles(60)) });
  await expect(pay).toBeEnabled();
  return pay;
};

/** Pays for the second car, so that later payments use an existing connection. */
const payOther = async (page: Page, labels: Labels, row: Row, { vehicles }: SeededUser): Promise<void> => {
  const pay = await fill(page, labels, vehicles[1]?.number ?? '');
  row.confirmed();
  await pay.click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: labels.done }).click();
};

/** Opens the dialog that extends the main car's stay, and chooses one hour. Returns the dialog and its button. */
const openExtending = async (
  page: Page,
  labels: Labels,
  driver: SeededUser,
): Promise<{ window: Locator; extend: Locator }> => {
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('img', { name: plateSpelled(mainPlate(driver)) }) });
  await card.getByRole('button', { name: labels.extend }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('radio', { name: labels.hour, exact: true }).check();
  const extend = window.getByRole('button', { name: labels.extendFor(roubles(60)) });
  await expect(extend).toBeEnabled();
  return { window, extend };
};

test.beforeAll(({ fakeCity }) => fakeCity.control.seed(knowing, { zones: [{ number: zone }] }));

/** The city, whether it refuses a second stay, how many connections are reset, and how many stays result. */
const starts = [
  { where: forgetful, guards: false, resets: 1, stayCount: 2 },
  { where: forgetful, guards: false, resets: 5, stayCount: 2 },
  { where: forgetful, guards: true, resets: 1, stayCount: 1 },
  { where: knowing, guards: false, resets: 1, stayCount: 1 },
  { where: knowing, guards: true, resets: 5, stayCount: 1 },
];

for (const { where, guards, resets, stayCount } of starts) {
  const kind = `${where === knowing ? 'a city that knows an attempt again' : 'a city that does not'}, ${guards ? 'with' : 'without'} its own guard`;
  const expectation = stayCount === 1 ? 'paid, with one debit' : 'paid twice, with both stays and the way back';
  test(`F-2: a start that the browser sends again, ${resets} reset, in ${kind}: the app fetches once, and the screen says ${expectation}`, async ({
    page,
    labels,
    fakeCity,
    row,
  }) => {
    const driver = await driverOf(fakeCity, where);
    row.allowResend();
    await fakeCity.control.settings(where, { guardsRepeatedStart: guards });
    await openPayForm(page, labels, driver, where);
    await payOther(page, labels, row, driver);
    const pay = await fill(page, labels, mainPlate(driver));
    await fakeCity.control.clearRequests();
    const calls = countCalls(page, 'payment/start');
    await fakeCity.control.misbehave({ match: 'payment/start', kind: 'commit+rst', count: resets });
    row.confirmed();
    await pay.click();
    await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
    if (stayCount === 2) await expect(page.getByRole('alert').getByText(paidTwice)).toBeVisible();
    expect(calls()).toBe(1);
    const sent = await arrived(fakeCity, 'payment/start');
    expect(sent, 'the browser has sent it again').toBeGreaterThan(1);
    await fakeCity.control.clearFaults();

    const { debits, sessions: stays } = await fakeCity.control.ledger(where, driver.email);
    const ownStays = stays.filter(({ number }) => number === mainPlate(driver));
    expect(ownStays).toHaveLength(stayCount);
    expect(debits.filter(({ session }) => ownStays.some(({ id }) => id === session))).toHaveLength(stayCount);
    await page.getByRole('main').getByRole('button', { name: labels.done }).click();
    const cards = page
      .getByRole('article')
      .filter({ has: page.getByRole('img', { name: plateSpelled(mainPlate(driver)) }) });
    await expect(cards).toHaveCount(stayCount);
    if (stayCount === 1) await expect(page.getByText(paidTwice)).toBeHidden();
    else {
      row.confirmed();
      await cards.first().getByRole('button', { name: labels.stop }).click();
      await page.getByRole('dialog').getByRole('button', { name: labels.stopParking, exact: true }).click();
      await expect(page.getByRole('dialog').getByText(labels.stopped)).toBeVisible();
      const after = await fakeCity.control.ledger(where, driver.email);
      expect(after.refunds).toHaveLength(1);
      expect(
        after.sessions.filter(({ number, isCancelled }) => number === mainPlate(driver) && !isCancelled),
      ).toHaveLength(1);
    }
    row.figure(`1 fetch, ${sent} requests, ${stayCount} debits`);
  });
}

test('F-2: a start that the browser sends again, and that the city executes again later, is shown as paid, then as paid twice', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  const driver = await driverOf(fakeCity, knowing);
  row.allowResend();
  await fakeCity.control.settings(knowing, { guardsRepeatedStart: false });
  await openPayForm(page, labels, driver, knowing);
  const pay = await fill(page, labels, mainPlate(driver));
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'commit+rst', count: 5 });
  row.confirmed();
  await pay.click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  await expect(page.getByRole('alert').getByText(paidTwice)).toBeHidden();
  // For comparison: a second stay does raise the alert.
  await fakeCity.control.seed(knowing, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
  });
  await expect(page.getByRole('alert').getByText(paidTwice)).toBeVisible();
});

for (const where of [forgetful, knowing]) {
  test(`F-2: an extension that the browser sends again ends correctly in ${where === knowing ? 'a city that knows an attempt again' : 'a city that does not'}`, async ({
    page,
    labels,
    fakeCity,
    row,
  }) => {
    const stayCount = where === knowing ? 1 : 2;
    const driver = await driverOf(fakeCity, where);
    row.allowResend();
    await fakeCity.control.seed(where, {
      sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
    });
    await openPayForm(page, labels, driver, where);
    await payOther(page, labels, row, driver);
    const { extend } = await openExtending(page, labels, driver);
    const calls = countCalls(page, 'payment/renew');
    await fakeCity.control.misbehave({ match: 'payment/renew', kind: 'commit+rst' });
    row.confirmed();
    await extend.click();
    await expect(page.getByText(labels.extended)).toBeVisible();
    if (stayCount === 2) await expect(page.getByRole('alert').getByText(paidTwice)).toBeVisible();
    expect(calls()).toBe(1);
    const sent = await arrived(fakeCity, 'payment/renew');
    expect(sent, 'the browser has sent it again').toBeGreaterThan(1);
    const { debits, sessions: stays } = await fakeCity.control.ledger(where, driver.email);
    const stay = stays.find(({ number }) => number === mainPlate(driver));
    expect(stay?.durationMin).toBe(60 + 60 * stayCount);
    expect(debits.filter(({ session }) => session === stay?.id)).toHaveLength(stayCount);
    // Checked after the app has read what the city did.
    if (stayCount === 1) await expect(page.getByText(paidTwice)).toBeHidden();
    row.figure(`1 fetch, ${sent} requests, ${stayCount} debits`);
  });
}

/**
 * The price of the other car's hour and of one more hour. The balance covers one request, but not the browser's second
 * one.
 */
const moneyForOne = 12_000;

test('F-2: a start that the browser sends again after the balance is spent is shown as paid, without a lack of money', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  const driver = await driverOf(fakeCity, forgetful, moneyForOne);
  row.allowResend();
  await fakeCity.control.settings(forgetful, { guardsRepeatedStart: false });
  await openPayForm(page, labels, driver, forgetful);
  await payOther(page, labels, row, driver);
  const pay = await fill(page, labels, mainPlate(driver));
  await fakeCity.control.clearRequests();
  const calls = countCalls(page, 'payment/start');
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'commit+rst' });
  row.confirmed();
  await pay.click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  await expect(page.getByText(paidTwice)).toBeHidden();
  expect(calls()).toBe(1);
  const sent = await arrived(fakeCity, 'payment/start');
  expect(sent, 'the browser has sent it again').toBeGreaterThan(1);
  const { debits, sessions: stays } = await fakeCity.control.ledger(forgetful, driver.email);
  const ownStays = stays.filter(({ number }) => number === mainPlate(driver));
  expect(ownStays).toHaveLength(1);
  expect(debits.filter(({ session }) => session === ownStays[0]?.id)).toHaveLength(1);
  row.figure(`1 fetch, ${sent} requests, 1 debit`);
});

test('F-2: an extension that the browser sends again after the balance is spent is shown as extended, without a lack of money', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  const driver = await driverOf(fakeCity, forgetful, moneyForOne);
  row.allowResend();
  await fakeCity.control.seed(forgetful, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
  });
  await openPayForm(page, labels, driver, forgetful);
  await payOther(page, labels, row, driver);
  const { extend } = await openExtending(page, labels, driver);
  const calls = countCalls(page, 'payment/renew');
  await fakeCity.control.misbehave({ match: 'payment/renew', kind: 'commit+rst' });
  row.confirmed();
  await extend.click();
  await expect(page.getByText(labels.extended)).toBeVisible();
  await expect(page.getByText(paidTwice)).toBeHidden();
  expect(calls()).toBe(1);
  const sent = await arrived(fakeCity, 'payment/renew');
  expect(sent, 'the browser has sent it again').toBeGreaterThan(1);
  const { debits, sessions: stays } = await fakeCity.control.ledger(forgetful, driver.email);
  const stay = stays.find(({ number }) => number === mainPlate(driver));
  expect(stay?.durationMin).toBe(120);
  expect(debits.filter(({ session }) => session === stay?.id)).toHaveLength(1);
  row.figure(`1 fetch, ${sent} requests, 1 debit`);
});
