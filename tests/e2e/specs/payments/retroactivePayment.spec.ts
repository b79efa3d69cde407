import type { Page } from '@playwright/test';
import type { LedgerStay, SeededUser } from '../../../tools/control';
import { checkRules } from '../../support/checkRules';
import { chooseMethod } from '../../support/chooseMethod';
import { offsetMs, dayMonth, inCity, moveTo } from '../../support/cityTime';
import {
  city,
  expect,
  fillStay,
  languagesOfFullRun,
  mainPlate,
  nextPlate,
  openPayForm,
  test,
  type FakeCity,
  zone,
} from '../../support/fixtures';
import { test as rowTest } from '../../support/faultTest';
import { openStart } from '../../support/openStart';
import { hasten } from '../../support/timing';
import { amountText, costText, type Labels, roubles } from '../../support/labels';

const texts = {
  ru: {
    now: 'Сейчас',
    today: 'Сегодня',
    yesterday: 'Вчера',
    startToday: 'Начало сегодня',
    startYesterday: 'Начало вчера',
    until: 'Задним числом оплатить можно до 23:59 сегодня',
    future: 'Для оплаты задним числом нельзя выбрать будущее время',
    otherDay: 'Наступил новый день. Выберите ещё раз, за какой день платите',
    taken: 'На это время парковка этого автомобиля здесь уже оплачена',
  },
  en: {
    now: 'Now',
    today: 'Today',
    yesterday: 'Yesterday',
    startToday: 'Began today at',
    startYesterday: 'Began yesterday at',
    until: 'Post-payment is possible until 23:59 today',
    future: 'A future time cannot be chosen for post-payment',
    otherDay: 'A new day has begun. Choose again which day you are paying for',
    taken: 'Parking of this vehicle here is already paid for this time',
  },
} as const;
const { ru } = texts;
type Texts = (typeof texts)['ru' | 'en'];

const starts = async ({ control }: FakeCity): Promise<number> => (await control.requests('payment/start')).length;
const costs = async ({ control }: FakeCity): Promise<string[]> =>
  (await control.requests('payment/cost')).map(({ body }) => decodeURIComponent(body));

const choose = async (page: Page, kind: string, label: string, time: string): Promise<void> => {
  const choice = page.getByRole('radio', { name: kind, exact: true });
  if (!(await choice.isVisible())) await openStart(page);
  await choice.check();
  await expect(page.getByLabel(label)).toHaveValue('');
  await page.getByLabel(label).fill(time);
};

/** The main car is prefilled only once. After a payment it takes one tap. */
const fillAgain = async (page: Page, labels: Labels, driver: SeededUser): Promise<void> => {
  await page.getByRole('list', { name: 'Ваши автомобили' }).getByRole('button').first().click();
  await fillStay(page, labels, driver);
};

const staysOf = async ({ control }: FakeCity, plate: string): Promise<LedgerStay[]> =>
  (await control.ledger(city)).sessions.filter(({ number }) => number === plate);

test.beforeEach(({ fakeCity }) => moveTo(fakeCity, inCity('12:00')));
test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

for (const language of ['ru', 'en'] as const) {
  test.describe(`a driver, in ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 640 } });
    const text = texts[language];

    test('a driver pays for a stay of this morning, to the minute and the kopeck, and it is shown as over', async ({
      page,
      labels,
      driver,
      fakeCity,
    }) => {
      await openPayForm(page, labels, driver);
      await fillStay(page, labels, driver);
      await choose(page, text.today, text.startToday, '09:15');
      await expect(page.getByText(text.until)).toBeVisible();
      await expect(page.getByText('09:15–10:15')).toBeVisible();
      await checkRules(page, 'payment afterwards');
      expect((await costs(fakeCity)).at(-1)).toContain(
        `timestart=${new Date(inCity('09:15') + offsetMs).toISOString().slice(0, 19)}+05:00`,
      );
      await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
      await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
      await expect(page.getByText('09:15–10:15')).toBeVisible();
      await expect(page.getByText(labels.paidSum(costText(60_00, language)), { exact: true })).toBeVisible();
      await checkRules(page, 'paid afterwards');
      const { debits, sessions: stays } = await fakeCity.control.ledger(city, driver.email);
      expect(debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
      expect(stays).toMatchObject([
        { number: mainPlate(driver), zone, startMs: inCity('09:15'), endMs: inCity('10:15') },
      ]);
      await expect(page.getByRole('button', { name: labels.balance(amountText(44_000, language)) })).toBeVisible();
      expect(await fakeCity.control.balanceOf(driver)).toBe(44_000);
      await page.getByRole('button', { name: labels.done }).click();
      await expect(page.getByRole('article')).toHaveCount(0);
      await openStart(page);
      await expect(page.getByRole('radio', { name: text.now, exact: true })).toBeChecked();
    });

    test('B-48: a driver pays for a stay of yesterday evening while the same vehicle is parked there now', async ({
      page,
      labels,
      driver,
      fakeCity,
    }) => {
      await fakeCity.control.seed(city, {
        sessions: [{ user: driver.email, number: mainPlate(driver), zone, startsInMin: -10, durationMin: 60 }],
      });
      const before = await fakeCity.control.ledger(city, driver.email);
      await openPayForm(page, labels, driver);
      await expect(page.getByRole('article')).toHaveCount(1);
      await openStart(page);
      await page.getByRole('radio', { name: text.yesterday, exact: true }).check();
      await page.getByLabel(labels.zone).fill(zone);
      await page.getByRole('radio', { name: labels.hour, exact: true }).check();
      await page.getByLabel(labels.plate).fill(mainPlate(driver));
      await page.getByLabel(text.startYesterday).fill('23:30');
      await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
      await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
      await expect(page.getByText(`${dayMonth(inCity('23:30', -1))} 23:30–00:30`)).toBeVisible();
      await expect(page.getByText(labels.paidSum(costText(60_00, language)), { exact: true })).toBeVisible();
      const { debits, sessions: stays } = await fakeCity.control.ledger(city, driver.email);
      expect(debits).toHaveLength(before.debits.length + 1);
      expect(debits.at(-1)?.kopecks).toBe(6000);
      expect(stays.at(-1)).toMatchObject({ startMs: inCity('23:30', -1), endMs: inCity('00:30') });
      await page.getByRole('button', { name: labels.done }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
    });
  });
}

test('B-45, B-47: a start in the future is refused at once and not sent, and an empty one waits to be filled in', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await expect(page.getByRole('button', { name: labels.pay(roubles(60)) })).toBeEnabled();
  const [paid, costRequests] = [await starts(fakeCity), (await costs(fakeCity)).length];
  await openStart(page);
  await page.getByRole('radio', { name: ru.today, exact: true }).check();
  await expect(page.getByText('Итого')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Оплатить', exact: true })).toBeDisabled();
  await page.getByLabel(ru.startToday).fill('12:30');
  await expect(page.getByText(ru.future)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Оплатить', exact: true })).toBeDisabled();
  await checkRules(page, 'a time to come');
  expect(await costs(fakeCity)).toHaveLength(costRequests);
  // Back to now: the time is cleared, and the price is requested again.
  await page.getByRole('radio', { name: ru.now, exact: true }).check();
  await expect(page.getByRole('button', { name: labels.pay(roubles(60)) })).toBeEnabled();
  expect(await costs(fakeCity)).toHaveLength(costRequests + 1);
  await page.getByRole('radio', { name: ru.yesterday, exact: true }).check();
  await expect(page.getByLabel(ru.startYesterday)).toHaveValue('');
  expect(await starts(fakeCity)).toBe(paid);
});

test('B-46: a start at this very minute is accepted', async ({ page, labels, driver, fakeCity }) => {
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await choose(page, ru.today, ru.startToday, '12:00');
  await expect(page.getByText('12:00–13:00')).toBeVisible();
  await expect(page.getByText(ru.future)).toHaveCount(0);
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  const { debits, sessions: stays } = await fakeCity.control.ledger(city, driver.email);
  expect(debits).toHaveLength(1);
  expect(stays).toMatchObject([{ startMs: inCity('12:00'), endMs: inCity('13:00') }]);
});

test('the server’s refusal of a start time is shown at the time, and the form keeps its input', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await choose(page, ru.today, ru.startToday, '09:00');
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await page.getByRole('button', { name: labels.done }).click();
  await fillAgain(page, labels, driver);
  // The hour is paid already, and the price request is refused for that.
  await choose(page, ru.today, ru.startToday, '09:30');
  await expect(page.getByRole('alert')).toHaveText(ru.taken);
  await expect(page.getByText('Итого', { exact: true }).locator('..')).toContainText('0,00');
  // The city's clock is behind because of a fault, so the city refuses the start.
  await page.getByLabel(ru.startToday).fill('11:00');
  const pay = page.getByRole('button', { name: labels.pay(roubles(60)) });
  await expect(pay).toBeEnabled();
  await page.route('**/payment/start', (route) =>
    route.fulfill({ json: { status: 'error', errorName: 'FuturePost' } }),
  );
  await pay.click();
  await expect(page.getByRole('alert')).toHaveText(ru.future);
  await expect(page.getByLabel(ru.startToday)).toHaveValue('11:00');
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toHaveLength(1);
  await page.unroute('**/payment/start');
  await page.getByLabel(ru.startToday).fill('10:30');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await pay.click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
});

for (const [kind, label] of [
  [ru.today, ru.startToday],
  [ru.yesterday, ru.startYesterday],
] as const) {
  rowTest(
    `F-78: a form that stays open over midnight posts nothing and says why (${kind})`,
    async ({ page, labels, driver, fakeCity }) => {
      await moveTo(fakeCity, inCity('23:57'));
      await openPayForm(page, labels, driver);
      await fillStay(page, labels, driver);
      await choose(page, kind, label, '00:00');
      await expect(page.getByRole('button', { name: labels.pay(roubles(60)) })).toBeEnabled();
      const before = await starts(fakeCity);
      // Midnight passes between two ticks of the form, so only the tap can notice it.
      await page.evaluate(() => {
        const real = Date.now.bind(Date);
        Date.now = () => real() + 240_000;
        document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
      });
      await expect(page.getByText(ru.otherDay)).toBeVisible();
      await expect(page.getByLabel(label)).toHaveCount(0);
      await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
      await page.waitForTimeout(1000);
      expect(await starts(fakeCity)).toBe(before);
      expect((await fakeCity.control.ledger(city, driver.email)).debits).toEqual([]);
    },
  );
}

test('a retroactive payment whose answer is lost ends in "paid" with one debit, and one that never arrived in "not paid"', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await page.clock.install();
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await choose(page, ru.today, ru.startToday, '08:00');
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'truncate' });
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  await expect(page.getByText('08:00–09:00')).toBeVisible();
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toHaveLength(1);
  await page.getByRole('button', { name: labels.done }).click();
  await fillAgain(page, labels, driver);
  await choose(page, ru.today, ru.startToday, '10:00');
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'rst', count: 20 });
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await hasten(page, page.getByText(labels.notPaid));
  await expect(page.getByLabel(ru.startToday)).toHaveValue('10:00');
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toHaveLength(1);
});

test('only the start days that the city accepts are offered', async ({ page, labels, driver, fakeCity }) => {
  await fakeCity.control.settings(city, { usePostPaymentYesterday: false });
  await openPayForm(page, labels, driver);
  await openStart(page);
  await expect(page.getByRole('radio', { name: ru.today, exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: ru.yesterday, exact: true })).toHaveCount(0);
});

test('a city without retroactive payments offers no choice of a start', async ({ page, labels, driver, fakeCity }) => {
  await fakeCity.control.settings(city, { usePostPayment: false, usePostPaymentYesterday: false });
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await expect(page.getByRole('button', { name: labels.pay(roubles(60)) })).toBeEnabled();
  await expect(page.getByText('Когда началась парковка')).toHaveCount(0);
});

test.describe('a guest', () => {
  const fill = async (page: Page, labels: Labels, plate: string, text: Texts = ru): Promise<void> => {
    await page.goto(
      `${labels.prefix}/guest-payment?city=${city}&zone=${zone}&plate=${encodeURIComponent(plate)}&duration=60`,
    );
    await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
    await chooseMethod(page);
    await openStart(page);
    await expect(page.getByRole('radio', { name: text.today, exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: text.yesterday, exact: true })).toHaveCount(0);
  };

  for (const language of languagesOfFullRun) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test('a guest pays retroactively through the provider, the screen shows what the city knows, and no stay runs', async ({
        page,
        labels,
        fakeCity,
      }) => {
        const text = texts[language];
        const plate = nextPlate();
        await fill(page, labels, plate, text);
        await choose(page, text.today, text.startToday, '09:15');
        await expect(page.getByText('09:15–10:15')).toBeVisible();
        await page.getByRole('button', { name: labels.continue }).click();
        await page.waitForURL(/\/demo\/pay\//);
        await page.getByRole('button', { name: labels.providerPay, exact: true }).click();
        await expect(page.getByRole('heading', { name: labels.paidVehicle })).toBeVisible();
        await expect(page.getByText('09:15–10:15')).toBeVisible();
        await page.locator('summary').click();
        await expect(page.getByText(labels.ordered(costText(60_00, language)), { exact: false })).toBeVisible();
        expect(await staysOf(fakeCity, plate)).toMatchObject([
          { zone, kopecks: 6000, startMs: inCity('09:15'), endMs: inCity('10:15') },
        ]);
        await page.goto(labels.prefix || '/');
        await expect(page.getByRole('link', { name: labels.payParking })).toBeVisible();
        await expect(page.getByText(labels.until('10:15'))).toHaveCount(0);
      });
    });
  }

  test('a guest who did not pay finds the start time filled in again', async ({ page, labels, fakeCity }) => {
    await page.clock.install();
    const plate = nextPlate();
    await fill(page, labels, plate);
    await choose(page, ru.today, ru.startToday, '09:15');
    await page.getByRole('button', { name: labels.continue }).click();
    await page.waitForURL(/\/demo\/pay\//);
    await page.getByRole('button', { name: 'Отказаться' }).click();
    await hasten(page, page.getByText('Город пока не подтвердил оплату'));
    await page.getByRole('link', { name: 'Я не оплачивал — начать заново' }).click();
    await expect(page.getByLabel(ru.startToday)).toHaveValue('09:15');
    await expect(page.getByText('09:15–10:15')).toBeVisible();
    expect(await staysOf(fakeCity, plate)).toEqual([]);
  });

  rowTest(
    'F-78: a time to come and a midnight between two ticks: nothing is posted',
    async ({ page, labels, fakeCity }) => {
      await moveTo(fakeCity, inCity('23:57'));
      const plate = nextPlate();
      await fill(page, labels, plate);
      const before = await starts(fakeCity);
      await choose(page, ru.today, ru.startToday, '23:59');
      await expect(page.getByText(ru.future)).toBeVisible();
      await expect(page.getByRole('button', { name: labels.continue })).toBeDisabled();
      await page.getByLabel(ru.startToday).fill('22:00');
      await expect(page.getByRole('button', { name: labels.continue })).toBeEnabled();
      await page.evaluate(() => {
        const real = Date.now.bind(Date);
        Date.now = () => real() + 240_000;
        document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
      });
      await expect(page.getByText(ru.otherDay)).toBeVisible();
      await page.waitForTimeout(1000);
      expect(await starts(fakeCity)).toBe(before);
    },
  );
});
