import type { Locator } from '@playwright/test';
import { chooseMethod, methodRow } from '../../support/chooseMethod';
import { clockTime, inCity, moveTo } from '../../support/cityTime';
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
} from '../../support/fixtures';
import { everyDay } from '../../support/prices';
import { test as rowTest } from '../../support/faultTest';
import { leaveForOtherPage, loadOtherPage, slowDownStorage, expectNoRedirect } from '../../support/slowDownStorage';
import { amountText, costText, roubles } from '../../support/labels';

/**
 * Expects the countdown to match the end of a stay to the second. The city's clocks are ahead of the device's by
 * `deviceOffsetMs`.
 */
const expectCountdown = async (ring: Locator, endMs: number, deviceOffsetMs: number): Promise<void> => {
  // It ticks once a second, and the app knows the city's clock only from the whole seconds of a header.
  await expect
    .poll(async () => {
      const [text, at] = await ring.evaluate((element) => [element.textContent, Date.now()] as const);
      const [minutes = NaN, seconds = NaN] = text.split(':').map(Number);
      return Math.abs(minutes * 60 + seconds - (endMs - at - deviceOffsetMs) / 1000);
    })
    .toBeLessThan(2);
};

test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

for (const language of languagesOfFullRun) {
  test.describe(`a driver, in ${language}`, () => {
    test.use({ language });
    let deviceOffsetMs = 0;
    // Far from midnight, so that every time is of the same day.
    test.beforeEach(async ({ fakeCity }) => {
      deviceOffsetMs = await moveTo(fakeCity, inCity('12:00'));
    });

    test('a driver signs in, pays from the balance and sees the running stay', async ({
      page,
      labels,
      driver,
      fakeCity,
    }) => {
      await open(page, labels);
      await signIn(page, labels, driver);
      await page.getByRole('link', { name: labels.payParking }).first().click();
      await fillStay(page, labels, driver);
      await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
      await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
      const { debits, sessions: stays } = await fakeCity.control.ledger(city, driver.email);
      expect(debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
      expect(stays).toMatchObject([
        { number: mainPlate(driver), zone, kopecks: 6000, durationMin: 60, isCancelled: false },
      ]);
      const { startMs = 0, endMs = 0 } = stays[0] ?? {};
      expect(endMs - startMs).toBe(60 * 60_000);
      const paid = page.getByRole('region', { name: labels.paid });
      await expect(paid.getByText(labels.paidSum(costText(6000, language)), { exact: true })).toBeVisible();
      await expect(
        paid.getByRole('heading', { name: `${labels.paid} ${clockTime(endMs)}`, exact: true }),
      ).toBeVisible();
      await expectCountdown(paid.getByText(/^\d\d:\d\d$/), endMs, deviceOffsetMs);
      await page.getByRole('button', { name: labels.done }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(
        page.getByRole('article').getByText(`${clockTime(startMs)}–${clockTime(endMs)}`, { exact: true }),
      ).toBeVisible();
      expect(await fakeCity.control.balanceOf(driver)).toBe(44_000);
      await expect(page.getByRole('button', { name: labels.balance(amountText(44_000, language)) })).toBeVisible();
    });

    test('a driver extends a running stay, then stops it and gets the unused money back', async ({
      page,
      labels,
      driver,
      fakeCity,
    }) => {
      // Half a minute past, so that the displayed minute cannot match another moment by chance.
      await moveTo(fakeCity, inCity('12:00') + 30_000);
      await fakeCity.control.seed(city, {
        sessions: [{ user: driver.email, number: mainPlate(driver), zone, startsInMin: -10, durationMin: 60 }],
      });
      const [first] = (await fakeCity.control.ledger(city, driver.email)).sessions;
      const { startMs = 0 } = first ?? {};
      await openPayForm(page, labels, driver);
      const stay = page.getByRole('article');
      await stay.getByRole('button', { name: labels.extend }).click();
      const window = page.getByRole('dialog');
      await expect(window.getByText(labels.nowUntil(clockTime(first?.endMs ?? 0)), { exact: true })).toBeVisible();
      await window.getByRole('radio', { name: labels.hour, exact: true }).check();
      await window.getByRole('button', { name: labels.extendFor(roubles(60)) }).click();
      await expect(page.getByText(labels.extended)).toBeVisible();
      const extended = await fakeCity.control.ledger(city, driver.email);
      expect(extended.debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
      expect(extended.sessions[0]).toMatchObject({ durationMin: 120, startMs, endMs: startMs + 120 * 60_000 });
      const endMs = extended.sessions[0]?.endMs ?? 0;
      await expect(page.getByText(labels.extendedUntil(clockTime(endMs)), { exact: true })).toBeVisible();
      await expect(window).toBeHidden();
      await expect(stay.getByText(`${clockTime(startMs)}–${clockTime(endMs)}`, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: labels.balance(amountText(44_000, language)) })).toBeVisible();

      await stay.getByRole('button', { name: labels.stop }).click();
      await window.getByRole('button', { name: labels.stopParking, exact: true }).click();
      await expect(window.getByText(labels.stopped)).toBeVisible();
      const stopped = await fakeCity.control.ledger(city, driver.email);
      expect(stopped.sessions[0]?.isCancelled).toBe(true);
      expect(stopped.refunds).toHaveLength(1);
      const balance = await fakeCity.control.balanceOf(driver);
      // The parked time was charged to the kopeck, and the rest of the two hours was refunded.
      expect(balance).toBe(50_000 - 6000 + (stopped.refunds[0]?.kopecks ?? 0));
      expect(balance).toBeLessThan(50_000 + 6000);
      await expect(
        window.getByText(
          labels.moneyBack(costText(stopped.refunds[0]?.kopecks ?? 0, language), costText(balance, language)),
          { exact: true },
        ),
      ).toBeVisible();
      await window.getByRole('button', { name: labels.done }).click();
      await expect(stay).toHaveCount(0);
      await expect(page.getByRole('button', { name: labels.balance(amountText(balance, language)) })).toBeVisible();
    });

    test('a driver without enough money tops up through the provider and pays in the same window', async ({
      page,
      labels,
      fakeCity,
      context,
    }) => {
      const driver = await makeDriver(fakeCity, { balanceKopecks: 1_000, vehicles: [{ number: nextPlate() }] });
      await openPayForm(page, labels, driver);
      await fillStay(page, labels, driver);
      await page.getByRole('button', { name: labels.topUp }).click();
      const window = page.getByRole('dialog');
      await expect(window.getByLabel(labels.amount)).toHaveValue('50');
      await chooseMethod(window);
      const [provider] = await Promise.all([
        context.waitForEvent('page'),
        window.getByRole('button', { name: labels.getLink }).click(),
      ]);
      await provider.getByRole('button', { name: labels.providerPay, exact: true }).click();
      await expect(provider.getByRole('heading', { name: labels.providerPaid })).toBeVisible();
      await page.bringToFront();
      await expect(window.getByText(labels.credited(costText(50_00, language)))).toBeVisible();
      // Nothing was charged without a separate tap.
      const { debits, links } = await fakeCity.control.ledger(city, driver.email);
      expect(debits).toEqual([]);
      expect(links).toMatchObject([{ kind: 'refill', kopecks: 5000, credits: 1 }]);
      expect(await fakeCity.control.balanceOf(driver)).toBe(6000);
      await expect(window.getByText(labels.hour, { exact: true })).toBeVisible();
      await window.getByRole('button', { name: labels.pay(roubles(60)) }).click();
      await expect(window.getByRole('heading', { name: labels.paid })).toBeVisible();
      await window.getByRole('button', { name: labels.done }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByLabel(labels.zone)).toHaveValue('');
      expect((await fakeCity.control.ledger(city, driver.email)).debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
    });

    test('a driver without enough money extends through the provider: the stay is longer, and nothing else is charged', async ({
      page,
      labels,
      fakeCity,
      context,
    }) => {
      const driver = await makeDriver(fakeCity, { balanceKopecks: 1_000, vehicles: [{ number: nextPlate() }] });
      await fakeCity.control.seed(city, {
        sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
      });
      await openPayForm(page, labels, driver);
      await page.getByRole('article').getByRole('button', { name: labels.extend }).click();
      const window = page.getByRole('dialog');
      await window.getByRole('radio', { name: labels.hour, exact: true }).check();
      await chooseMethod(window);
      await window.getByRole('button', { name: labels.getLink }).click();
      const link = window.getByRole('link', { name: labels.pay(roubles(50)) });
      await expect(link).toBeVisible();
      // Another duration needs another link.
      await window.getByRole('radio', { name: labels.twoHours, exact: true }).check();
      await expect(link).toBeHidden();
      await window.getByRole('radio', { name: labels.hour, exact: true }).check();
      const [provider] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await provider.getByRole('button', { name: labels.providerPay, exact: true }).click();
      await expect(provider.getByRole('heading', { name: labels.providerPaid })).toBeVisible();
      await page.bringToFront();
      await expect(page.getByText(labels.extended)).toBeVisible();
      await expect(window).toBeHidden();
      // The success is shown once. When the dialog is opened again, it shows the form.
      await page.getByRole('article').getByRole('button', { name: labels.extend }).click();
      await expect(window.getByRole('radio', { name: labels.hour, exact: true })).toBeVisible();
      const { sessions: stays, debits, links } = await fakeCity.control.ledger(city, driver.email);
      expect(stays).toMatchObject([{ durationMin: 120 }]);
      expect(debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
      // Two links were created, both for one hour. The one that was paid is the one on the screen.
      expect(links.map(({ kopecks, credits }) => [kopecks, credits]).at(-1)).toEqual([5000, 1]);
      await expect(window.getByText(labels.nowUntil(clockTime(stays[0]?.endMs ?? 0)), { exact: true })).toBeVisible();
      expect(await fakeCity.control.balanceOf(driver)).toBe(0);
      // Behind the dialog the page is hidden from screen readers, but still visible.
      await expect(page.getByRole('button', { name: labels.balance('0'), includeHidden: true })).toBeVisible();
    });
  });
}

test('PARK-05: with a discount of 100 percent nothing is due, and no end of free parking is shown, as the tariff is not the reason', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await moveTo(fakeCity, inCity('12:00'));
  const byDay = everyDay(['00:00', '20:00', 60], ['20:00', '24:00', 0]);
  await fakeCity.control.seed(city, {
    zones: [{ number: '0931', prices: byDay }],
    benefits: [{ user: driver.email, name: 'Ветеран', salePercent: 100 }],
  });
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await page.getByLabel(labels.zone).fill('0931');
  await expect(page.getByRole('button', { name: 'Бесплатно' })).toBeDisabled();
  await expect(page.getByText('Сейчас бесплатно, платить не нужно.', { exact: true })).toBeVisible();
  await expect(page.getByText(/не нужно до/)).toHaveCount(0);
  // Free at first because of the tariff, then because of the discount.
  await moveTo(fakeCity, inCity('23:10'));
  await page.reload();
  await page.getByLabel(labels.zone).fill('0931');
  await page.getByRole('radio', { name: labels.hour, exact: true }).check();
  await expect(page.getByText(/^23:10–/)).toBeVisible();
  await expect(page.getByText('Сейчас бесплатно, платить не нужно.', { exact: true })).toBeVisible();
});

test('an extension into free hours costs nothing, and the window does not say that parking is free now', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await moveTo(fakeCity, inCity('18:30'));
  const byDay = everyDay(['00:00', '19:00', 60], ['19:00', '24:00', 0]);
  await fakeCity.control.seed(city, {
    zones: [{ number: '0932', prices: byDay }],
    sessions: [{ user: driver.email, number: mainPlate(driver), zone: '0932', startsInMin: -15, durationMin: 60 }],
  });
  await openPayForm(page, labels, driver);
  await page.getByRole('article').getByRole('button', { name: labels.extend }).click();
  const window = page.getByRole('dialog');
  await expect(window.getByText(/^С 19:15 до .*00:00 бесплатно, продлевать не нужно\.$/)).toBeVisible();
  await window.getByRole('button', { name: 'Понятно' }).click();
  await expect(window).toBeHidden();
});

test('an opened but unpaid link for an extension stays visible until the driver dismisses it', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await makeDriver(fakeCity, { balanceKopecks: 1_000, vehicles: [{ number: nextPlate() }] });
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
  });
  await openPayForm(page, labels, driver);
  const extend = page.getByRole('article').getByRole('button', { name: labels.extend });
  await extend.click();
  const window = page.getByRole('dialog');
  await chooseMethod(window);
  await window.getByRole('button', { name: labels.getLink }).click();
  const [provider] = await Promise.all([context.waitForEvent('page'), window.getByRole('link').first().click()]);
  await provider.close();
  await window.getByRole('button', { name: labels.close }).click();
  await extend.click();
  // It may have been paid, so nothing else is offered until the driver denies it.
  await expect(window.getByText(/не платите ещё раз/)).toBeVisible();
  await expect(methodRow(window)).toHaveCount(0);
  await window.getByRole('button', { name: 'Я не платил, выбрать заново' }).click();
  await expect(window.getByRole('radio', { name: labels.hour, exact: true })).toBeVisible();
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toEqual([]);
});

rowTest(
  'F-10: with less than 30 minutes left a stay cannot be stopped, and the reason is on the screen',
  async ({ page, labels, driver, fakeCity }) => {
    await fakeCity.control.seed(city, {
      sessions: [{ user: driver.email, number: mainPlate(driver), zone, startsInMin: -31, durationMin: 60 }],
    });
    const before = await fakeCity.control.requests('payment/cancel');
    await openPayForm(page, labels, driver);
    const stay = page.getByRole('article');
    await expect(stay.getByText(/До конца меньше 30 минут/)).toBeVisible();
    await expect(stay.getByRole('button', { name: labels.stop })).toBeDisabled();
    expect(await fakeCity.control.requests('payment/cancel')).toEqual(before);
  },
);

rowTest(
  'F-10: half an hour that begins under the tap: the city’s refusal is told in words, and the stay stands',
  async ({ page, labels, driver, fakeCity, row }) => {
    await fakeCity.control.seed(city, {
      sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
    });
    await openPayForm(page, labels, driver);
    await page.getByRole('article').getByRole('button', { name: labels.stop }).click();
    const window = page.getByRole('dialog');
    await fakeCity.control.settings(city, { refusals: { cancelParking: 'NoSaving' } });
    row.confirmed();
    await window.getByRole('button', { name: labels.stopParking, exact: true }).click();
    await expect(window.getByRole('alert')).toContainText(/Произошла ошибка.*меньше 30 минут/);
    await expect(window.getByText(labels.stopped)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('article')).toHaveCount(1);
    const { refunds, sessions: stays } = await fakeCity.control.ledger(city, driver.email);
    expect(refunds).toEqual([]);
    expect(stays).toMatchObject([{ isCancelled: false }]);
  },
);

rowTest(
  'F-6: while a slow phone writes down the payment before it leaves for the provider, no tap sends another',
  async ({ page, labels, driver, fakeCity, row }) => {
    await slowDownStorage(page);
    const body = JSON.stringify({ status: 'ok', RedirectURL: '/demo/pay/elsewhere' });
    await fakeCity.control.misbehave({ match: 'payment/start', kind: 'answer', body, count: 9 });
    // The provider's page never arrives, so the form stays.
    await page.route('**/demo/pay/**', (route) => route.fulfill({ status: 204 }));
    await openPayForm(page, labels, driver);
    await fillStay(page, labels, driver);
    const pay = page.getByRole('button', { name: labels.pay(roubles(60)) });
    await expect(pay).toBeEnabled();
    const calls = countCalls(page, 'payment/start');
    const providerRequest = page.waitForRequest('**/demo/pay/**');
    row.confirmed();
    await pay.evaluate((button: HTMLButtonElement) => {
      const taps = setInterval(() => button.click(), 20);
      addEventListener('beforeunload', () => clearInterval(taps));
    });
    await providerRequest;
    expect(calls()).toBe(1);
  },
);

test('a driver who opens another page while a slow phone stores the payment is not led away from it', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await slowDownStorage(page, 1_800);
  const body = JSON.stringify({ status: 'ok', RedirectURL: '/demo/pay/elsewhere' });
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'answer', body });
  await openPayForm(page, labels, driver);
  await loadOtherPage(page, labels);
  await fillStay(page, labels, driver);
  const answered = page.waitForResponse('**/payment/start');
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await answered;
  await leaveForOtherPage(page, labels);
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toEqual([]);
});

test('a driver who closes the window while a slow phone stores an extension is not led away from the page', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await slowDownStorage(page, 1_200);
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
  });
  const body = JSON.stringify({ status: 'ok', RedirectURL: '/demo/pay/elsewhere' });
  await fakeCity.control.misbehave({ match: 'payment/renew', kind: 'answer', body });
  await openPayForm(page, labels, driver);
  await page.getByRole('article').getByRole('button', { name: labels.extend }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('radio', { name: labels.hour, exact: true }).check();
  const answered = page.waitForResponse('**/payment/renew');
  await window.getByRole('button', { name: labels.extendFor(roubles(60)) }).click();
  await answered;
  await window.getByRole('button', { name: labels.close }).click();
  await expectNoRedirect(page);
});

test('F-5, F-6: five taps on "pay" make one payment', async ({ page, labels, driver, fakeCity }) => {
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'delay', ms: 1500 });
  const before = (await fakeCity.control.requests('payment/start')).length;
  const button = page.getByRole('button', { name: labels.pay(roubles(60)) });
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLButtonElement) => {
    for (let tap = 0; tap < 5; tap += 1) element.click();
    element.form?.requestSubmit();
  });
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  expect((await fakeCity.control.requests('payment/start')).length - before).toBe(1);
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toHaveLength(1);
});

test('another driver who signs in on the same page does not see the first driver’s vehicle in the form', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const number = nextPlate();
  const other = await makeDriver(fakeCity, { balanceKopecks: 50_000, vehicles: [{ number, isMain: true }] });
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await page.getByRole('button', { name: labels.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click();
  await signIn(page, labels, other);
  await page.getByRole('link', { name: labels.payParking }).first().click();
  await expect(page.getByLabel(labels.plate)).toHaveValue(number);
  await expect(page.getByLabel(labels.zone)).toHaveValue('');
});

test('AUTH-12: zone and plate of the guest’s form are in the driver’s form after a login from the header', async ({
  page,
  labels,
  driver,
}) => {
  const number = nextPlate();
  await open(page, labels, '/guest-payment');
  await page.getByLabel(labels.zone).fill(zone);
  await page.getByLabel(labels.plate).fill(number);
  await signIn(page, labels, driver);
  await expect(page).toHaveURL(/\/profile\/parking/);
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await expect(page.getByLabel(labels.plate)).toHaveValue(number);
});

test('a link to a city that the app does not have gives a driver a message above the form, without its zone', async ({
  page,
  labels,
  driver,
}) => {
  await openPayForm(page, labels, driver);
  for (const path of ['profile/parking', 'guest-payment']) {
    await page.goto(`/${path}?city=atlantis&zone=${zone}&duration=60`);
    await expect(page).toHaveURL(/\/profile\/parking/);
    await expect(page.getByText('Города «atlantis» из ссылки в приложении нет.', { exact: false })).toBeVisible();
    await expect(page.getByLabel(labels.zone)).toHaveValue('');
  }
});

test('a driver pays on a device that reports no network all the time', async ({ page, labels, driver, fakeCity }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect.poll(() => fakeCity.control.balanceOf(driver)).toBe(44_000);
});

test('a driver who returns after a moment sees the current balance, not the stored one', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openPayForm(page, labels, driver);
  await expect(page.getByRole('button', { name: labels.balance(amountText(50_000, 'ru')) })).toBeVisible();
  await expect
    .poll(() => page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`)?.includes('"balance":50000'), city))
    .toBe(true);
  // A payment as from another device, or through a payment page.
  const body = new URLSearchParams({ Token: driver.token, Zone: zone, Vehicle: mainPlate(driver), Duration: '60' });
  await fetch(`${fakeCity.url}/city/${city}/api/payment/start`, { method: 'POST', body });
  expect(await fakeCity.control.balanceOf(driver)).toBe(44_000);
  await open(page, labels, '/profile/parking');
  await expect(page.getByRole('button', { name: labels.balance(amountText(44_000, 'ru')) })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('PAY-24: where the balance was spent elsewhere, the tap opens the top-up, and the form keeps its values', async ({
  page,
  labels,
  driver,
}) => {
  let isSpent = false;
  await page.route(/payment\/(cost|start)$/, async (route) => {
    if (!isSpent) return route.continue();
    if (route.request().url().endsWith('start'))
      return route.fulfill({ json: { status: 'error', errorName: 'NoMoneyNoHoney' } });
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), moneyEnough: false, refill: 20 } });
  });
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  const pay = page.getByRole('button', { name: labels.pay(roubles(60)) });
  await expect(pay).toBeEnabled();
  isSpent = true;
  await pay.click();
  const window = page.getByRole('dialog');
  await expect(window.getByLabel(labels.amount)).toBeVisible();
  await window.getByRole('button', { name: labels.close }).click();
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
});
