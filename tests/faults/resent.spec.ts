import type { Locator, Page } from '@playwright/test';
import { plateSpelled } from '~/domain/plate';
import { countCalls, mainPlate, makeDriver, nextPlate, openPayForm, zone, type World } from '../e2e/journey';
import { roubles, type Words } from '../e2e/words';
import type { SeededUser } from '../tools/control';
import { expect, test, type Row } from '../e2e/row';

/**
 * The browser's own resend (`reliability.md`, section 5): a connection that has been used before is reset after the city has
 * done what was asked, and Chromium sends the POST again without telling the page.
 */

/** A city that gives a known attempt its first answer again. */
const knowing = 'kazan';
/** A city that does not. */
const forgetful = 'perm';

const twice = /Оплачено дважды/;

const driverOf = (world: World, where: string, balanceKopecks = 50_000): Promise<SeededUser> =>
  makeDriver(world, { balanceKopecks, vehicles: [{ number: nextPlate(), isMain: true }, { number: nextPlate() }] }, where);

/** How often requests of a path reached the city: those that the browser sent again are among them. */
const arrived = async ({ control }: World, path: string): Promise<number> => (await control.requests(path)).length;

/** Fills in zone, hour and one of the cars; gives the button. */
const fill = async (page: Page, w: Words, plate: string): Promise<Locator> => {
  await page.getByLabel(w.zone).fill(zone);
  await page.getByRole('radio', { name: w.hour, exact: true }).check();
  await page.getByLabel(w.plate).fill(plate);
  const pay = page.getByRole('button', { name: w.pay(roubles(60)) });
  await expect(pay).toBeEnabled();
  return pay;
};

/** Pays for the second car, so that payments have a connection that has been used. */
const payOther = async (page: Page, w: Words, row: Row, { vehicles }: SeededUser): Promise<void> => {
  const pay = await fill(page, w, vehicles[1]?.number ?? '');
  row.confirmed();
  await pay.click();
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: w.done }).click();
};

/** Opens the window that asks for an hour more of the main car's stay; gives it, and its button. */
const openExtending = async (page: Page, w: Words, driver: SeededUser): Promise<{ window: Locator; extend: Locator }> => {
  const card = page.getByRole('article').filter({ has: page.getByRole('img', { name: plateSpelled(mainPlate(driver)) }) });
  await card.getByRole('button', { name: w.extend }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('radio', { name: w.hour, exact: true }).check();
  const extend = window.getByRole('button', { name: w.extendFor(roubles(60)) });
  await expect(extend).toBeEnabled();
  return { window, extend };
};

test.beforeAll(({ world }) => world.control.seed(knowing, { zones: [{ number: zone }] }));

/** Which city it is, whether that refuses a second stay, how many connections are reset; what the city then has done. */
const starts = [
  { where: forgetful, guards: false, resets: 1, made: 2 },
  { where: forgetful, guards: false, resets: 5, made: 2 },
  { where: forgetful, guards: true, resets: 1, made: 1 },
  { where: knowing, guards: false, resets: 1, made: 1 },
  { where: knowing, guards: true, resets: 5, made: 1 },
];

for (const { where, guards, resets, made } of starts) {
  const kind = `${where === knowing ? 'a city that knows an attempt again' : 'a city that does not'}, ${guards ? 'with' : 'without'} its own guard`;
  const told = made === 1 ? 'paid, with one debit' : 'paid twice, with both stays and the way back';
  test(`F-2: a start that the browser sends again, ${resets} reset, in ${kind}: one fetch, and the screen says ${told}`, async ({
    page,
    w,
    world,
    row,
  }) => {
    const driver = await driverOf(world, where);
    row.mayBeResent();
    await world.control.settings(where, { guardsRepeatedStart: guards });
    await openPayForm(page, w, driver, where);
    await payOther(page, w, row, driver);
    const pay = await fill(page, w, mainPlate(driver));
    await world.control.forgetRequests();
    const calls = countCalls(page, 'payment/start');
    await world.control.misbehave({ match: 'payment/start', kind: 'commit+rst', count: resets });
    row.confirmed();
    await pay.click();
    await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
    if (made === 2) await expect(page.getByRole('alert').getByText(twice)).toBeVisible();
    expect(calls()).toBe(1);
    const sent = await arrived(world, 'payment/start');
    expect(sent, 'the browser has sent it again').toBeGreaterThan(1);
    await world.control.behave();

    const { debits, sessions } = await world.control.ledger(where, driver.email);
    const own = sessions.filter(({ number }) => number === mainPlate(driver));
    expect(own).toHaveLength(made);
    expect(debits.filter(({ session }) => own.some(({ id }) => id === session))).toHaveLength(made);
    await page.getByRole('main').getByRole('button', { name: w.done }).click();
    const cards = page.getByRole('article').filter({ has: page.getByRole('img', { name: plateSpelled(mainPlate(driver)) }) });
    await expect(cards).toHaveCount(made);
    if (made === 1) await expect(page.getByText(twice)).toBeHidden();
    else {
      row.confirmed();
      await cards.first().getByRole('button', { name: w.stop }).click();
      await page.getByRole('dialog').getByRole('button', { name: w.stopParking, exact: true }).click();
      await expect(page.getByRole('dialog').getByText(w.stopped)).toBeVisible();
      const after = await world.control.ledger(where, driver.email);
      expect(after.refunds).toHaveLength(1);
      expect(after.sessions.filter(({ number, isCancelled }) => number === mainPlate(driver) && !isCancelled)).toHaveLength(1);
    }
    row.figure(`1 fetch, ${sent} requests, ${made} debits`);
  });
}

test('F-2: a start that the browser sends again, and whose second request is still at work as its stay is read: told as paid, then as paid twice', async ({
  page,
  w,
  world,
  row,
}) => {
  const driver = await driverOf(world, knowing);
  row.mayBeResent();
  await world.control.settings(knowing, { guardsRepeatedStart: false });
  await openPayForm(page, w, driver, knowing);
  const pay = await fill(page, w, mainPlate(driver));
  await world.control.misbehave({ match: 'payment/start', kind: 'commit+rst', count: 5 });
  row.confirmed();
  await pay.click();
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
  await expect(page.getByRole('alert').getByText(twice)).toBeHidden();
  // This is what it comes to.
  await world.control.seed(knowing, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }] });
  await expect(page.getByRole('alert').getByText(twice)).toBeVisible();
});

for (const where of [forgetful, knowing]) {
  test(`F-2: an extension that the browser sends again, in ${where === knowing ? 'a city that knows an attempt again' : 'a city that does not'}`, async ({
    page,
    w,
    world,
    row,
  }) => {
    const made = where === knowing ? 1 : 2;
    const driver = await driverOf(world, where);
    row.mayBeResent();
    await world.control.seed(where, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }] });
    await openPayForm(page, w, driver, where);
    await payOther(page, w, row, driver);
    const { window, extend } = await openExtending(page, w, driver);
    const calls = countCalls(page, 'payment/renew');
    await world.control.misbehave({ match: 'payment/renew', kind: 'commit+rst' });
    row.confirmed();
    await extend.click();
    await expect(window.getByText(w.extended)).toBeVisible();
    if (made === 2) await expect(window.getByText(twice)).toBeVisible();
    expect(calls()).toBe(1);
    const sent = await arrived(world, 'payment/renew');
    expect(sent, 'the browser has sent it again').toBeGreaterThan(1);
    const { debits, sessions } = await world.control.ledger(where, driver.email);
    const stay = sessions.find(({ number }) => number === mainPlate(driver));
    expect(stay?.durationMin).toBe(60 + 60 * made);
    expect(debits.filter(({ session }) => session === stay?.id)).toHaveLength(made);
    // After the look at what the city did.
    if (made === 1) await expect(window.getByText(twice)).toBeHidden();
    row.figure(`1 fetch, ${sent} requests, ${made} debits`);
  });
}

/** What the other car's hour costs, and one hour more: the balance covers what is asked for once, and is refused to the browser's second request. */
const moneyForOne = 12_000;

test('F-2: a start that the browser sends again, when the balance is spent: paid, and no word of missing money', async ({ page, w, world, row }) => {
  const driver = await driverOf(world, forgetful, moneyForOne);
  row.mayBeResent();
  await world.control.settings(forgetful, { guardsRepeatedStart: false });
  await openPayForm(page, w, driver, forgetful);
  await payOther(page, w, row, driver);
  const pay = await fill(page, w, mainPlate(driver));
  await world.control.forgetRequests();
  const calls = countCalls(page, 'payment/start');
  await world.control.misbehave({ match: 'payment/start', kind: 'commit+rst' });
  row.confirmed();
  await pay.click();
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
  await expect(page.getByText(twice)).toBeHidden();
  expect(calls()).toBe(1);
  const sent = await arrived(world, 'payment/start');
  expect(sent, 'the browser has sent it again').toBeGreaterThan(1);
  const { debits, sessions } = await world.control.ledger(forgetful, driver.email);
  const own = sessions.filter(({ number }) => number === mainPlate(driver));
  expect(own).toHaveLength(1);
  expect(debits.filter(({ session }) => session === own[0]?.id)).toHaveLength(1);
  row.figure(`1 fetch, ${sent} requests, 1 debit`);
});

test('F-2: an extension that the browser sends again, when the balance is spent: extended, and no word of missing money', async ({
  page,
  w,
  world,
  row,
}) => {
  const driver = await driverOf(world, forgetful, moneyForOne);
  row.mayBeResent();
  await world.control.seed(forgetful, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }] });
  await openPayForm(page, w, driver, forgetful);
  await payOther(page, w, row, driver);
  const { window, extend } = await openExtending(page, w, driver);
  const calls = countCalls(page, 'payment/renew');
  await world.control.misbehave({ match: 'payment/renew', kind: 'commit+rst' });
  row.confirmed();
  await extend.click();
  await expect(window.getByText(w.extended)).toBeVisible();
  await expect(window.getByText(twice)).toBeHidden();
  expect(calls()).toBe(1);
  const sent = await arrived(world, 'payment/renew');
  expect(sent, 'the browser has sent it again').toBeGreaterThan(1);
  const { debits, sessions } = await world.control.ledger(forgetful, driver.email);
  const stay = sessions.find(({ number }) => number === mainPlate(driver));
  expect(stay?.durationMin).toBe(120);
  expect(debits.filter(({ session }) => session === stay?.id)).toHaveLength(1);
  row.figure(`1 fetch, ${sent} requests, 1 debit`);
});
