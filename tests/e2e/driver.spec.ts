import type { Locator } from '@playwright/test';
import { clockTime, inCity, moveTo } from './cityTime';
import {
  city,
  countCalls,
  expect,
  fillStay,
  languagesOfFullRun,
  mainPlate,
  makeDriver,
  nextPlate,
  open,
  openPayForm,
  signIn,
  test,
  zone,
} from './journey';
import { everyDay } from './prices';
import { test as rowTest } from './row';
import { goesOnElsewhere, slowStore, staysHere } from './slowStore';
import { amountText, roubles, sumText } from './words';

/** The countdown in a ring agrees to the second with the end of a stay, by clocks so far ahead of the device's. */
const expectCountdown = async (ring: Locator, endMs: number, aheadOfDevice: number): Promise<void> => {
  // Once a second, and as sharp as a header's whole seconds let the app know the city's clock.
  await expect
    .poll(async () => {
      const [text, at] = await ring.evaluate((element) => [element.textContent, Date.now()] as const);
      const [minutes = NaN, seconds = NaN] = text.split(':').map(Number);
      return Math.abs(minutes * 60 + seconds - (endMs - at - aheadOfDevice) / 1000);
    })
    .toBeLessThan(2);
};

test.afterEach(({ world }) => world.control.clock(0));

for (const language of languagesOfFullRun) {
  test.describe(`a driver, in ${language}`, () => {
    test.use({ language });
    let aheadOfDevice = 0;
    // Far from midnight: every time is of today.
    test.beforeEach(async ({ world }) => {
      aheadOfDevice = await moveTo(world, inCity('12:00'));
    });

    test('signs in, pays from the balance and sees the running stay', async ({ page, w, driver, world }) => {
      await open(page, w);
      await signIn(page, w, driver);
      await page.getByRole('link', { name: w.payParking }).first().click();
      await fillStay(page, w, driver);
      await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
      await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
      const { debits, sessions } = await world.control.ledger(city, driver.email);
      expect(debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
      expect(sessions).toMatchObject([{ number: mainPlate(driver), zone, kopecks: 6000, durationMin: 60, isCancelled: false }]);
      const { startMs = 0, endMs = 0 } = sessions[0] ?? {};
      expect(endMs - startMs).toBe(60 * 60_000);
      const paid = page.getByRole('region', { name: w.paid });
      await expect(paid.getByText(w.paidSum(sumText(6000, language)), { exact: true })).toBeVisible();
      await expect(paid.getByText(w.until(clockTime(endMs)), { exact: true })).toBeVisible();
      await expectCountdown(paid.getByText(/^\d\d:\d\d$/), endMs, aheadOfDevice);
      await page.getByRole('button', { name: w.done }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('article').getByText(`${clockTime(startMs)}–${clockTime(endMs)}`, { exact: true })).toBeVisible();
      expect(await world.control.balanceOf(driver)).toBe(44_000);
      await expect(page.getByRole('button', { name: w.balance(amountText(44_000, language)) })).toBeVisible();
    });

    test('extends a running stay, then stops it and gets the unused money back', async ({ page, w, driver, world }) => {
      // Half a minute past, so that the minute on the screen is not by chance that of another moment.
      await moveTo(world, inCity('12:00') + 30_000);
      await world.control.seed(city, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, startsInMin: -10, durationMin: 60 }] });
      const [first] = (await world.control.ledger(city, driver.email)).sessions;
      const { startMs = 0 } = first ?? {};
      await openPayForm(page, w, driver);
      const stay = page.getByRole('article');
      await stay.getByRole('button', { name: w.extend }).click();
      const window = page.getByRole('dialog');
      await expect(window.getByText(w.nowUntil(clockTime(first?.endMs ?? 0)), { exact: true })).toBeVisible();
      await window.getByRole('radio', { name: w.hour, exact: true }).check();
      await window.getByRole('button', { name: w.extendFor(roubles(60)) }).click();
      await expect(window.getByText(w.extended)).toBeVisible();
      const extended = await world.control.ledger(city, driver.email);
      expect(extended.debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
      expect(extended.sessions[0]).toMatchObject({ durationMin: 120, startMs, endMs: startMs + 120 * 60_000 });
      const endMs = extended.sessions[0]?.endMs ?? 0;
      await expect(window.getByText(w.extendedUntil(clockTime(endMs)), { exact: true })).toBeVisible();
      await window.getByRole('button', { name: w.done }).click();
      await expect(stay.getByText(`${clockTime(startMs)}–${clockTime(endMs)}`, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: w.balance(amountText(44_000, language)) })).toBeVisible();

      await stay.getByRole('button', { name: w.stop }).click();
      await window.getByRole('button', { name: w.stopParking, exact: true }).click();
      await expect(window.getByText(w.stopped)).toBeVisible();
      const stopped = await world.control.ledger(city, driver.email);
      expect(stopped.sessions[0]?.isCancelled).toBe(true);
      expect(stopped.refunds).toHaveLength(1);
      const balance = await world.control.balanceOf(driver);
      // What has been parked is kept, to the kopeck: the rest of two hours has come back.
      expect(balance).toBe(50_000 - 6000 + (stopped.refunds[0]?.kopecks ?? 0));
      expect(balance).toBeLessThan(50_000 + 6000);
      await expect(window.getByText(w.moneyBack(sumText(balance, language)), { exact: true })).toBeVisible();
      await window.getByRole('button', { name: w.done }).click();
      await expect(stay).toHaveCount(0);
      await expect(page.getByRole('button', { name: w.balance(amountText(balance, language)) })).toBeVisible();
    });

    test('without enough money tops up through the provider, and pays in the same window', async ({ page, w, world, context }) => {
      const driver = await makeDriver(world, { balanceKopecks: 1_000, vehicles: [{ number: nextPlate() }] });
      await openPayForm(page, w, driver);
      await fillStay(page, w, driver);
      await page.getByRole('button', { name: w.topUp }).click();
      const window = page.getByRole('dialog');
      await expect(window.getByLabel(w.amount)).toHaveValue('50');
      await window.getByRole('radio').first().check();
      await window.getByRole('button', { name: w.getLink }).click();
      const [provider] = await Promise.all([context.waitForEvent('page'), window.getByRole('link', { name: w.pay(roubles(50)) }).click()]);
      await provider.getByRole('button', { name: w.providerPay, exact: true }).click();
      await expect(provider.getByRole('heading', { name: w.providerPaid })).toBeVisible();
      await page.bringToFront();
      await expect(window.getByText(w.credited(roubles(50)))).toBeVisible();
      // Nothing was charged without a tap of its own.
      const { debits, links } = await world.control.ledger(city, driver.email);
      expect(debits).toEqual([]);
      expect(links).toMatchObject([{ kind: 'refill', kopecks: 5000, credits: 1 }]);
      expect(await world.control.balanceOf(driver)).toBe(6000);
      await expect(window.getByText(w.hour, { exact: true })).toBeVisible();
      await window.getByRole('button', { name: w.pay(roubles(60)) }).click();
      await expect(window.getByRole('heading', { name: w.paid })).toBeVisible();
      await window.getByRole('button', { name: w.done }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByLabel(w.zone)).toHaveValue('');
      expect((await world.control.ledger(city, driver.email)).debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
    });

    test('without enough money extends through the provider: the stay is longer, nothing else is charged', async ({ page, w, world, context }) => {
      const driver = await makeDriver(world, { balanceKopecks: 1_000, vehicles: [{ number: nextPlate() }] });
      await world.control.seed(city, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }] });
      await openPayForm(page, w, driver);
      await page.getByRole('article').getByRole('button', { name: w.extend }).click();
      const window = page.getByRole('dialog');
      await window.getByRole('radio', { name: w.hour, exact: true }).check();
      await window.getByRole('group', { name: w.method }).getByRole('radio').first().check();
      await window.getByRole('button', { name: w.getLink }).click();
      const link = window.getByRole('link', { name: w.pay(roubles(50)) });
      await expect(link).toBeVisible();
      // Another duration is another link.
      await window.getByRole('radio', { name: w.twoHours, exact: true }).check();
      await expect(link).toBeHidden();
      await window.getByRole('radio', { name: w.hour, exact: true }).check();
      const [provider] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await provider.getByRole('button', { name: w.providerPay, exact: true }).click();
      await expect(provider.getByRole('heading', { name: w.providerPaid })).toBeVisible();
      await page.bringToFront();
      await expect(window.getByText(w.extended)).toBeVisible();
      await window.getByRole('button', { name: w.done }).click();
      // It is told once: whoever asks for more time again finds the form.
      await page.getByRole('article').getByRole('button', { name: w.extend }).click();
      await expect(window.getByRole('radio', { name: w.hour, exact: true })).toBeVisible();
      const { sessions, debits, links } = await world.control.ledger(city, driver.email);
      expect(sessions).toMatchObject([{ durationMin: 120 }]);
      expect(debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
      // Two links were made, for one hour and anew for it; the one that was paid is the one on the screen.
      expect(links.map(({ kopecks, credits }) => [kopecks, credits]).at(-1)).toEqual([5000, 1]);
      await expect(window.getByText(w.nowUntil(clockTime(sessions[0]?.endMs ?? 0)), { exact: true })).toBeVisible();
      expect(await world.control.balanceOf(driver)).toBe(0);
      // Behind the window the page is hidden from who listens, and drawn all the same.
      await expect(page.getByRole('button', { name: w.balance('0'), includeHidden: true })).toBeVisible();
    });
  });
}

test('PARK-05: with a discount of all of it nothing is due, and until when is not said: the tariff is not the reason', async ({
  page,
  w,
  driver,
  world,
}) => {
  await moveTo(world, inCity('12:00'));
  const byDay = everyDay(['00:00', '20:00', 60], ['20:00', '24:00', 0]);
  await world.control.seed(city, {
    zones: [{ number: '0931', prices: byDay }],
    benefits: [{ user: driver.email, name: 'Ветеран', salePercent: 100 }],
  });
  await openPayForm(page, w, driver);
  await fillStay(page, w, driver);
  await page.getByLabel(w.zone).fill('0931');
  await expect(page.getByRole('button', { name: 'Бесплатно' })).toBeDisabled();
  await expect(page.getByText('Сейчас бесплатно, платить не нужно.', { exact: true })).toBeVisible();
  await expect(page.getByText(/не нужно до/)).toHaveCount(0);
  // Free by the tariff at first, by the discount then.
  await moveTo(world, inCity('23:10'));
  await page.reload();
  await page.getByLabel(w.zone).fill('0931');
  await page.getByRole('radio', { name: w.hour, exact: true }).check();
  await expect(page.getByText(/^23:10–/)).toBeVisible();
  await expect(page.getByText('Сейчас бесплатно, платить не нужно.', { exact: true })).toBeVisible();
});

test('an extension into free hours costs nothing at that time: it is not said that parking is free now', async ({ page, w, driver, world }) => {
  await moveTo(world, inCity('18:30'));
  const byDay = everyDay(['00:00', '19:00', 60], ['19:00', '24:00', 0]);
  await world.control.seed(city, {
    zones: [{ number: '0932', prices: byDay }],
    sessions: [{ user: driver.email, number: mainPlate(driver), zone: '0932', startsInMin: -15, durationMin: 60 }],
  });
  await openPayForm(page, w, driver);
  await page.getByRole('article').getByRole('button', { name: w.extend }).click();
  const window = page.getByRole('dialog');
  await expect(window.getByRole('button', { name: 'Бесплатно' })).toBeDisabled();
  await expect(window.getByText('За это время платить не нужно.', { exact: true })).toBeVisible();
});

test('a link for more time that was opened and not paid stays in sight, and is put away only by the driver', async ({ page, w, world, context }) => {
  const driver = await makeDriver(world, { balanceKopecks: 1_000, vehicles: [{ number: nextPlate() }] });
  await world.control.seed(city, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }] });
  await openPayForm(page, w, driver);
  const extend = page.getByRole('article').getByRole('button', { name: w.extend });
  await extend.click();
  const window = page.getByRole('dialog');
  await window.getByRole('group', { name: w.method }).getByRole('radio').first().check();
  await window.getByRole('button', { name: w.getLink }).click();
  const [provider] = await Promise.all([context.waitForEvent('page'), window.getByRole('link').first().click()]);
  await provider.close();
  await window.getByRole('button', { name: w.close }).click();
  await extend.click();
  // It may have been paid: nothing else is offered before the driver says that it is not.
  await expect(window.getByText(/не платите ещё раз/)).toBeVisible();
  await expect(window.getByRole('radio')).toHaveCount(0);
  await window.getByRole('button', { name: 'Я не платил, выбрать заново' }).click();
  await expect(window.getByRole('radio', { name: w.hour, exact: true })).toBeVisible();
  expect((await world.control.ledger(city, driver.email)).debits).toEqual([]);
});

rowTest('F-10: with less than 30 minutes left a stay cannot be stopped, and the reason is on the screen', async ({ page, w, driver, world }) => {
  await world.control.seed(city, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, startsInMin: -31, durationMin: 60 }] });
  const before = await world.control.requests('payment/cancel');
  await openPayForm(page, w, driver);
  const stay = page.getByRole('article');
  await expect(stay.getByText(/До конца меньше 30 минут/)).toBeVisible();
  await expect(stay.getByRole('button', { name: w.stop })).toBeDisabled();
  expect(await world.control.requests('payment/cancel')).toEqual(before);
});

rowTest(
  'F-10: half an hour that begins under the tap: the city’s refusal is told in words, and the stay stands',
  async ({ page, w, driver, world, row }) => {
    await world.control.seed(city, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }] });
    await openPayForm(page, w, driver);
    await page.getByRole('article').getByRole('button', { name: w.stop }).click();
    const window = page.getByRole('dialog');
    await world.control.settings(city, { refusals: { cancelParking: 'NoSaving' } });
    row.confirmed();
    await window.getByRole('button', { name: w.stopParking, exact: true }).click();
    await expect(window.getByRole('alert')).toContainText(/меньше 30 минут/);
    await expect(window.getByText(w.stopped)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('article')).toHaveCount(1);
    const { refunds, sessions } = await world.control.ledger(city, driver.email);
    expect(refunds).toEqual([]);
    expect(sessions).toMatchObject([{ isCancelled: false }]);
  },
);

rowTest(
  'F-6: while a slow phone writes down the payment before it leaves for the provider, no tap sends another',
  async ({ page, w, driver, world, row }) => {
    await slowStore(page);
    const body = JSON.stringify({ status: 'ok', RedirectURL: '/demo/pay/elsewhere' });
    await world.control.misbehave({ match: 'payment/start', kind: 'answer', body, count: 9 });
    // The provider's page never comes: the form stands there.
    await page.route('**/demo/pay/**', (route) => route.fulfill({ status: 204 }));
    await openPayForm(page, w, driver);
    await fillStay(page, w, driver);
    const pay = page.getByRole('button', { name: w.pay(roubles(60)) });
    await expect(pay).toBeEnabled();
    const calls = countCalls(page, 'payment/start');
    const left = page.waitForRequest('**/demo/pay/**');
    row.confirmed();
    await pay.evaluate((button: HTMLButtonElement) => {
      const taps = setInterval(() => button.click(), 20);
      addEventListener('beforeunload', () => clearInterval(taps));
    });
    await left;
    expect(calls()).toBe(1);
  },
);

test('a driver who goes on to another page while a slow phone writes down the payment is left there', async ({ page, w, driver, world }) => {
  await slowStore(page, 1_800);
  const body = JSON.stringify({ status: 'ok', RedirectURL: '/demo/pay/elsewhere' });
  await world.control.misbehave({ match: 'payment/start', kind: 'answer', body });
  await openPayForm(page, w, driver);
  await fillStay(page, w, driver);
  const answered = page.waitForResponse('**/payment/start');
  await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
  await answered;
  await goesOnElsewhere(page, w);
  expect((await world.control.ledger(city, driver.email)).debits).toEqual([]);
});

test('a driver who closes the window while a slow phone writes down an extension that leads away is left on the page', async ({
  page,
  w,
  driver,
  world,
}) => {
  await slowStore(page, 1_200);
  await world.control.seed(city, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }] });
  const body = JSON.stringify({ status: 'ok', RedirectURL: '/demo/pay/elsewhere' });
  await world.control.misbehave({ match: 'payment/renew', kind: 'answer', body });
  await openPayForm(page, w, driver);
  await page.getByRole('article').getByRole('button', { name: w.extend }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('radio', { name: w.hour, exact: true }).check();
  const answered = page.waitForResponse('**/payment/renew');
  await window.getByRole('button', { name: w.extendFor(roubles(60)) }).click();
  await answered;
  await window.getByRole('button', { name: w.close }).click();
  await staysHere(page);
});

test('F-5, F-6: five taps on "pay" are one payment', async ({ page, w, driver, world }) => {
  await openPayForm(page, w, driver);
  await fillStay(page, w, driver);
  await world.control.misbehave({ match: 'payment/start', kind: 'delay', ms: 1500 });
  const before = (await world.control.requests('payment/start')).length;
  const button = page.getByRole('button', { name: w.pay(roubles(60)) });
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLButtonElement) => {
    for (let tap = 0; tap < 5; tap += 1) element.click();
    element.form?.requestSubmit();
  });
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
  expect((await world.control.requests('payment/start')).length - before).toBe(1);
  expect((await world.control.ledger(city, driver.email)).debits).toHaveLength(1);
});

test("another driver who signs in on the same page finds the form empty of the first one's car", async ({ page, w, driver, world }) => {
  const number = nextPlate();
  const other = await makeDriver(world, { balanceKopecks: 50_000, vehicles: [{ number, isMain: true }] });
  await openPayForm(page, w, driver);
  await fillStay(page, w, driver);
  await page.getByRole('button', { name: w.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click();
  await signIn(page, w, other);
  await page.getByRole('link', { name: w.payParking }).first().click();
  await expect(page.getByLabel(w.plate)).toHaveValue(number);
  await expect(page.getByLabel(w.zone)).toHaveValue('');
});

test('who comes back within a moment sees the balance of now, not the one that was kept', async ({ page, w, driver, world }) => {
  await openPayForm(page, w, driver);
  await expect(page.getByRole('button', { name: w.balance(amountText(50_000, 'ru')) })).toBeVisible();
  await expect.poll(() => page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`)?.includes('"balance":50000'), city)).toBe(true);
  // As another device, or a payment page, would.
  const body = new URLSearchParams({ Token: driver.token, Zone: zone, Vehicle: mainPlate(driver), Duration: '60' });
  await fetch(`${world.url}/city/${city}/api/payment/start`, { method: 'POST', body });
  expect(await world.control.balanceOf(driver)).toBe(44_000);
  await open(page, w, '/profile/parking');
  await expect(page.getByRole('button', { name: w.balance(amountText(44_000, 'ru')) })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});
