import type { Page } from '@playwright/test';
import type { LedgerStay } from '../../../tools/control';
import { checkRules } from '../../support/checkRules';
import { chooseMethod } from '../../support/chooseMethod';
import { clockTime, inCity, moveTo } from '../../support/cityTime';
import {
  city,
  countCalls,
  expect,
  languagesOfFullRun,
  mainPlate,
  nextPlate,
  open,
  openPayForm,
  fillStay,
  test,
  type FakeCity,
  zone,
} from '../../support/fixtures';
import { everyDay } from '../../support/prices';
import { openStart } from '../../support/openStart';
import { hasten } from '../../support/timing';
import { costText, type Labels, roubles } from '../../support/labels';

const texts = {
  ru: {
    order: (time: string) => `По вашему заказу — не раньше, чем до ${time}.`,
    payerUnknown: 'не сообщает, кем и до какого времени',
    again: 'Оплатить здесь ещё раз',
    free: 'Бесплатно',
    freeUntil: 'Сейчас бесплатно, платить не нужно до 20:00.',
    byPhone: /Счёт телефона/,
    smsFirst: 'Сначала дождитесь SMS',
    mayBePlaced:
      'Ответ города не дошёл, но заказ мог быть принят. Если оператор пришлёт SMS, оплатите по нему. Не придёт за несколько минут, попробуйте ещё раз.',
  },
  en: {
    order: (time: string) => `By your order it is paid until ${time} at least.`,
    payerUnknown: 'but not by whom or until when',
    again: 'Pay here once more',
    free: 'Free',
    freeUntil: 'Parking is free now, nothing to pay until 20:00.',
    byPhone: /Счёт телефона/,
    smsFirst: 'Wait for a text message first',
    mayBePlaced:
      'The city’s answer was lost, but the order may have been placed. If your operator sends a text, pay with that. If none comes in a few minutes, try again.',
  },
} as const;

const staysOf = async ({ control }: FakeCity, plate: string): Promise<LedgerStay[]> =>
  (await control.ledger(city)).sessions.filter(({ number }) => number === plate);

const fill = async (page: Page, labels: Labels, plate: string): Promise<void> => {
  await open(page, labels, `/guest-payment?zone=${zone}&plate=${encodeURIComponent(plate)}&duration=60`);
  await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
  await chooseMethod(page);
  await expect(page.getByRole('button', { name: labels.continue })).toBeEnabled();
};
const goToPay = async (page: Page, labels: Labels): Promise<string> => {
  await page.getByRole('button', { name: labels.continue }).click();
  await page.waitForURL(/\/demo\/pay\//);
  return page.url();
};

test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

for (const language of languagesOfFullRun) {
  test.describe(`a guest's stay, in ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 640 } });
    const text = texts[language];

    test('a guest’s stay ends on the screen when it ends at the city, and can be paid for again with one tap', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const plate = nextPlate();
      await moveTo(fakeCity, inCity('12:00:05'));
      await fill(page, labels, plate);
      await expect(page.getByText('12:00–13:00')).toBeVisible();
      // The price is a minute old when the button is tapped.
      await moveTo(fakeCity, inCity('12:01:05'));
      await goToPay(page, labels);
      await moveTo(fakeCity, inCity('12:03:05'));
      await page.getByRole('button', { name: labels.providerPay, exact: true }).click();
      await expect(page.getByRole('heading', { name: labels.paidVehicle })).toBeVisible();
      const [stay] = await staysOf(fakeCity, plate);
      if (!stay) throw new Error('Nothing was paid');
      expect(clockTime(stay.endMs)).toBe('13:01');
      await expect(page.getByRole('heading', { name: `${labels.paidVehicle} 13:01`, exact: true })).toBeVisible();
      await page.locator('summary').click();
      await expect(page.getByText(labels.ordered(costText(stay.kopecks, language)), { exact: false })).toBeVisible();
      await expect(page.getByText(text.order('13:01'), { exact: false })).toBeVisible();
      await expect(page.getByText(text.payerUnknown, { exact: false })).toBeVisible();
      const storedStay = await page.evaluate(() =>
        (JSON.parse(localStorage.getItem('parking.stays') ?? '[]') as { endsAt: number; sum: number }[]).at(-1),
      );
      expect(storedStay?.sum).toBe(stay.kopecks);
      // The stored end is accurate to a few seconds, and never later than the real one.
      expect(stay.endMs - (storedStay?.endsAt ?? 0)).toBeGreaterThanOrEqual(0);
      expect(stay.endMs - (storedStay?.endsAt ?? 0)).toBeLessThan(3000);
      await checkRules(page, 'a paid stay of a guest');
      // Text of twice the size fits on the same phone.
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await page.getByRole('main').evaluate((main) => main.scrollWidth)).toBeLessThanOrEqual(360);
      await moveTo(fakeCity, inCity('13:05'));
      await page.reload();
      await page.getByRole('link', { name: text.again }).click();
      await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
      await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
      await expect(page.getByRole('radio', { name: labels.hour, exact: true })).toBeChecked();
      await expect(page.getByText('13:05–14:05')).toBeVisible();
    });

    test('GUEST-05: if nothing is due, the button says that parking is free, and until when', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const freeNow = everyDay(['00:00', '20:00', 0], ['20:00', '24:00', 60]);
      await fakeCity.control.seed(city, { zones: [{ number: '0903', prices: freeNow }] });
      await moveTo(fakeCity, inCity('12:00'));
      await open(page, labels, `/guest-payment?zone=0903&plate=${encodeURIComponent(nextPlate())}&duration=60`);
      await expect(page.getByRole('button', { name: text.free })).toBeDisabled();
      await expect(page.getByText(text.freeUntil)).toBeVisible();
      await checkRules(page, 'a free stay');
    });
  });
}

for (const language of languagesOfFullRun) {
  test.describe(`a guest’s payment from a phone account, in ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 640 } });
    const text = texts[language];

    test('a guest with a lost answer is told to wait for the operator’s SMS before another order', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const plate = nextPlate();
      await fill(page, labels, plate);
      await chooseMethod(page, text.byPhone);
      await fakeCity.control.misbehave({ match: 'payment/start', kind: 'truncate' });
      await page.getByRole('button', { name: labels.continue }).click();
      const notice = page.getByRole('status').filter({ hasText: text.smsFirst });
      await expect(notice).toContainText(text.mayBePlaced);
      await expect(page.getByText(labels.notPaid)).toHaveCount(0);
      // Another way to start the same stay would be another payment.
      await expect(page.getByRole('link', { name: /SMS/ })).toHaveCount(0);
      await checkRules(page, 'an order whose SMS is waited for');
      // The notice does not block a guest who receives no SMS.
      await goToPay(page, labels);
    });
  });
}

test('an order by card with a lost answer can be tried again at once', async ({ page, labels, fakeCity }) => {
  await fill(page, labels, nextPlate());
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'truncate' });
  await page.getByRole('button', { name: labels.continue }).click();
  await expect(page.getByText(labels.notPaid)).toBeVisible();
  await expect(page.getByText(texts.ru.smsFirst)).toHaveCount(0);
});

test('a guest is warned before paying for a stay that a driver of this device has paid for with an unknown outcome', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const calls = countCalls(page, 'payment/start');
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'hang' });
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect.poll(calls).toBe(1);
  // The login ends before the outcome is known.
  await page.evaluate(() => localStorage.removeItem('parking.sign-ins'));
  await fill(page, labels, mainPlate(driver));
  await page.getByRole('button', { name: labels.continue }).click();
  const warning = page.getByText(
    'С этого устройства за эту парковку уже платили с баланса, и пока неизвестно, прошло ли это.',
    { exact: false },
  );
  await expect(warning).toBeVisible();
  expect(calls()).toBe(1);
  await goToPay(page, labels);
  expect(calls()).toBe(2);
});

test('GUEST-06: an order without a payment page is a success, and the city’s message is shown until it is paid', async ({
  page,
  labels,
  fakeCity,
}) => {
  const plate = nextPlate();
  let order = '';
  await page.route('**/payment/start', async (route) => {
    const response = await route.fetch();
    const { RedirectURL, ...rest } = (await response.json()) as { RedirectURL: string };
    order = RedirectURL;
    await route.fulfill({ response, json: { ...rest, message: 'Ответьте на SMS от оператора' } });
  });
  await fill(page, labels, plate);
  await page.getByRole('button', { name: labels.continue }).click();
  await expect(page.getByRole('heading', { name: 'Проверяем, прошла ли оплата' })).toBeVisible();
  await expect(page.getByText('Ответьте на SMS от оператора')).toBeVisible();
  await expect(page.getByText('Страницу оплаты открыть нельзя', { exact: false })).toBeHidden();
  await checkRules(page, 'a stay without a payment page');
  // Paid elsewhere: the page notices this as soon as the guest returns to it.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(order);
  await elsewhere.getByRole('button', { name: labels.providerPay, exact: true }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await elsewhere.close();
  await page.bringToFront();
  await expect(page.getByRole('heading', { name: labels.paidVehicle })).toBeVisible({ timeout: 20_000 });
  expect(await staysOf(fakeCity, plate)).toHaveLength(1);
});

test('a guest whose vehicle was paid for by another person reads what the city knows, and sees the stay end', async ({
  page,
  labels,
  fakeCity,
}) => {
  const plate = nextPlate();
  await fill(page, labels, plate);
  await goToPay(page, labels);
  await fakeCity.control.seed(city, { sessions: [{ number: plate, zone, durationMin: 15 }] });
  await page.goBack();
  await expect(page.getByRole('heading', { name: labels.paidVehicle })).toBeVisible();
  await page.getByText('Подробнее').click();
  await expect(page.getByText(texts.ru.payerUnknown, { exact: false })).toBeVisible();
  await expect(page.getByText('Если платил кто-то другой, время может быть иным.', { exact: false })).toBeVisible();
  // The title says until when, and neither it nor anything else says that this guest has paid.
  await expect(page.getByText(/Вы оплатили|Оплачено \d/)).toHaveCount(0);
  await fakeCity.control.clock(16 * 60_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Город больше не видит оплаченной парковки' })).toBeVisible();
  const { links } = await fakeCity.control.ledger(city);
  expect(links.at(-1)?.status).toBe('open');
});

test('if the city confirms nothing to guests, the link opens the page of the same order and not a second one', async ({
  page,
  labels,
  fakeCity,
}) => {
  await page.clock.install();
  await fakeCity.control.settings(city, { guardsRepeatedStart: false });
  const plate = nextPlate();
  await fill(page, labels, plate);
  const order = await goToPay(page, labels);
  await page.getByRole('button', { name: labels.providerPay, exact: true }).click();
  await hasten(page, page.getByRole('heading', { name: 'Город пока не подтвердил оплату' }));
  await expect(page.getByText('Если вы платили, не платите ещё раз', { exact: false })).toBeVisible();
  const actions = page
    .getByRole('main')
    .locator('a, button')
    .filter({ hasText: /страницу оплаты|Проверить|начать заново/ });
  await expect(actions).toHaveText(['Открыть страницу оплаты', 'Проверить ещё раз', 'Я не оплачивал — начать заново']);
  await checkRules(page, 'a stay that is not confirmed');
  await actions.first().click();
  await page.waitForURL(/\/demo\/pay\//);
  expect(new URL(page.url()).pathname).toBe(new URL(order).pathname);
  // The payment page accepts no second payment.
  await expect(page.getByRole('button', { name: labels.providerPay, exact: true })).toHaveCount(0);
  expect(await staysOf(fakeCity, plate)).toHaveLength(1);
});

test('a check that the city can no longer answer is not offered, because the stay is over or was paid for again', async ({
  page,
  labels,
  fakeCity,
}) => {
  await page.clock.install();
  const plate = nextPlate();
  const again = page.getByRole('button', { name: 'Проверить ещё раз' });
  await fill(page, labels, plate);
  await goToPay(page, labels);
  await page.goBack();
  await expect(
    page.getByRole('heading', { name: /Проверяем, прошла ли оплата|Город пока не подтвердил оплату/ }),
  ).toBeVisible();
  const older = page.url();
  await fill(page, labels, plate);
  // The first order may be paid, which the second confirmation says before it lets another one through.
  await page.getByRole('button', { name: labels.continue }).click();
  await expect(page.getByText('Вы уже открывали оплату этой парковки', { exact: false })).toBeVisible();
  await goToPay(page, labels);
  await page.goBack();
  const newer = page.url();
  await page.goto(older);
  await expect(page.getByText('Эту машину здесь оплачивали и позже', { exact: false })).toBeVisible();
  await expect(again).toHaveCount(0);
  await checkRules(page, 'a stay before a newer one');
  await page.goto(newer);
  await hasten(page, again);
  await fakeCity.control.clock(61 * 60_000);
  await again.click();
  await expect(page.getByText('Время этой парковки вышло', { exact: false })).toBeVisible();
  await expect(again).toHaveCount(0);
  await checkRules(page, 'an unconfirmed stay that is over');
});

test.describe('a start time of today', () => {
  const today = (page: Page) => page.getByRole('radio', { name: 'Сегодня', exact: true });
  const begin = 'Начало сегодня';
  const starts = async ({ control }: FakeCity): Promise<number> => (await control.requests('payment/start')).length;

  test.beforeEach(({ fakeCity }) => moveTo(fakeCity, inCity('12:00')));

  test('a missing start time gets the focus at the tap, and nothing is sent', async ({ page, labels, fakeCity }) => {
    await fill(page, labels, nextPlate());
    await openStart(page);
    await today(page).check();
    const before = await starts(fakeCity);
    await page.getByRole('button', { name: /^Осталось: время начала/ }).click();
    await expect(page.getByText('Укажите, когда началась парковка')).toBeVisible();
    await expect(page.getByLabel(begin)).toBeFocused();
    expect(await starts(fakeCity)).toBe(before);
  });

  test('a retroactive start in a city that stops accepting it is reported, and is not paid for as a start now', async ({
    page,
    labels,
    fakeCity,
  }) => {
    await fill(page, labels, nextPlate());
    await openStart(page);
    await today(page).check();
    await page.getByLabel(begin).fill('09:15');
    await expect(page.getByText('09:15–10:15')).toBeVisible();
    const before = await starts(fakeCity);
    await fakeCity.control.settings(city, { usePostPayment: false, usePostPaymentYesterday: false });
    await page.evaluate(() => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + 6 * 60_000;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await expect(page.getByText('Город перестал принимать оплату задним числом', { exact: false })).toBeVisible();
    await expect(page.getByText('Итого')).toHaveCount(0);
    const now = page.getByRole('radio', { name: 'Сейчас', exact: true });
    await expect(now).not.toBeChecked();
    await expect(today(page)).toHaveCount(0);
    await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit());
    await expect(now).toBeFocused();
    expect(await starts(fakeCity)).toBe(before);
    await now.click({ force: true });
    await expect(page.getByText('Итого')).toBeVisible();
    await expect(page.getByRole('button', { name: labels.continue })).toBeEnabled();
  });
});
