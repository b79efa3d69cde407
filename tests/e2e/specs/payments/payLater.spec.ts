import type { BrowserContext, Locator, Page } from '@playwright/test';
import { openStart } from '../../support/openStart';
import type { SeededUser } from '../../../tools/control';
import { checkRules } from '../../support/checkRules';
import { chooseMethod, methodRow } from '../../support/chooseMethod';
import { hit } from '../../support/hit';
import {
  countCalls,
  expect,
  languagesOfFullRun,
  mainPlate,
  nextPlate,
  open,
  test,
  type FakeCity,
  zone,
} from '../../support/fixtures';
import { test as rowTest } from '../../support/faultTest';
import { signedIn } from '../../support/signedIn';
import { costText, type Labels, roubles } from '../../support/labels';

/** A city without balances that accepts stays that began in the past. */
const city = 'tyumen';
const freeZone = '0907';
const minuteMs = 60_000;

const texts = {
  ru: {
    start: 'Начать парковку',
    started: 'Парковка началась',
    noPriceYet: 'Стоимость посчитаем, когда завершите парковку.',
    end: 'Завершить',
    endParking: 'Завершить парковку',
    ended: 'Парковка завершена',
    due: (sum: string) => `К оплате ${sum}`,
    unpaidStays: 'Отложенные парковки',
    pay: 'Оплатить',
    payLater: 'Оплатить позже',
    payLaterDialog: 'Оплата отложенной сессии',
    hint: /Оплатить её можно позже в блоке «Отложенные парковки»/,
  },
  en: {
    start: 'Start parking',
    started: 'Parking started',
    noPriceYet: 'The price is worked out when you end the parking.',
    end: 'End',
    endParking: 'End parking',
    ended: 'Parking ended',
    due: (sum: string) => `To pay ${sum}`,
    unpaidStays: 'Deferred parking',
    pay: 'Pay',
    payLater: 'Pay later',
    payLaterDialog: 'Payment of deferred session',
    hint: /It can be paid later under “Deferred parking”/,
  },
} as const;
const { ru } = texts;

const driverOf = async ({ control }: FakeCity): Promise<SeededUser> => {
  const free = [{ type: 'default', interval: { from: '00:00:00', to: '23:59:59' }, price: 0 }];
  await control.seed(city, { zones: [{ number: zone }, { number: freeZone, prices: free }] });
  const { users } = await control.seed(city, {
    users: [
      { email: `deferred-${crypto.randomUUID()}@example.com`, vehicles: [{ number: nextPlate(), isMain: true }] },
    ],
  });
  const [driver] = users;
  if (!driver) throw new Error('No driver was made');
  return driver;
};

/** Starts a stay of the driver as another device would, and lets it run for that many minutes. */
const hasRun = async (
  { url, control }: FakeCity,
  driver: SeededUser,
  minutes: number,
  where: string = zone,
): Promise<void> => {
  const body = new URLSearchParams({ token: driver.token, Zone: where, 'Vehicle[Number]': mainPlate(driver) });
  const reply = await fetch(`${url}/city/${city}/api/payment/start/v2`, { method: 'POST', body });
  expect(((await reply.json()) as { status: string }).status).toBe('ok');
  await control.clock(minutes * minuteMs);
};

/** Adds a stay that has ended and awaits its payment of 31 roubles. */
const waits = async (fakeCity: FakeCity, driver: SeededUser): Promise<void> => {
  await hasRun(fakeCity, driver, 30);
  const profile = await fetch(`${fakeCity.url}/city/${city}/api/profile/get-profile-v6?token=${driver.token}`);
  const { result } = (await profile.json()) as { result: { sessions: { id: string }[] } };
  const body = new URLSearchParams({ token: driver.token, OrderId: result.sessions[0]?.id ?? '' });
  await fetch(`${fakeCity.url}/city/${city}/api/payment/cancel/v2`, { method: 'POST', body });
};

const come = async (page: Page, labels: Labels, context: BrowserContext, driver: SeededUser): Promise<void> => {
  await signedIn(context, city, driver);
  await open(page, labels, '/profile/parking', city);
  await expect(page.getByRole('heading', { name: labels.current })).toBeVisible();
  // Until the city's answer shows that it has no balances, the page is the usual one.
  await expect(page.getByRole('heading', { name: /^(Отложенные парковки|Deferred parking)$/ })).toBeVisible();
};

const cards = (page: Page, title: string): Locator => page.getByRole('region', { name: title }).getByRole('article');

const payThere = async (context: BrowserContext, labels: Labels, link: Locator): Promise<void> => {
  const [provider] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await provider.getByRole('button', { name: labels.providerPay, exact: true }).click();
  await expect(provider.getByRole('heading', { name: labels.providerPaid })).toBeVisible();
};

const sent = async ({ control }: FakeCity, path: string): Promise<number> => (await control.requests(path)).length;
const debits = async ({ control }: FakeCity, driver: SeededUser): Promise<number[]> =>
  (await control.ledger(city, driver.email)).debits.map(({ kopecks }) => kopecks);

test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

test('input that was typed before the city reported that it has no balances is kept', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await driverOf(fakeCity);
  await fakeCity.control.misbehave({ match: 'get-settings', kind: 'delay', ms: 4000 });
  await signedIn(context, city, driver);
  await open(page, labels, '/profile/parking', city);
  await page.getByLabel(labels.zone).fill(zone);
  await page.getByLabel(labels.plate).fill('А777АА77');
  await expect(page.getByText(ru.noPriceYet)).toBeVisible();
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await expect(page.getByLabel(labels.plate)).toHaveValue('А777АА77');
});

for (const language of languagesOfFullRun) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a driver starts a stay without a price, ends it, and pays the counted sum through a provider', async ({
      page,
      labels,
      fakeCity,
      context,
    }) => {
      const text = texts[language];
      const driver = await driverOf(fakeCity);
      await come(page, labels, context, driver);
      await page.getByLabel(labels.zone).fill(zone);
      await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
      await expect(page.getByText(text.noPriceYet)).toBeVisible();
      await checkRules(page, 'form without a balance');
      await page.getByRole('button', { name: text.start }).click();
      await expect(page.getByRole('heading', { name: text.started })).toBeFocused();
      await page.getByRole('button', { name: labels.done }).click();
      const running = cards(page, labels.current);
      await expect(running).toHaveCount(1);
      await expect(running.getByRole('button', { name: labels.extend })).toHaveCount(0);

      await fakeCity.control.clock(30 * minuteMs);
      await running.getByRole('button', { name: text.end }).click();
      const window = page.getByRole('dialog', { name: text.endParking });
      await chooseMethod(window, 1);
      await checkRules(page, 'ending a stay');
      await window.getByRole('button', { name: text.endParking }).click();
      await expect(window.getByText(text.due(costText(31_00, language)))).toBeVisible();
      await expect(running).toHaveCount(0);
      await checkRules(page, 'what is due');
      await payThere(context, labels, window.getByRole('link', { name: labels.pay(roubles(31)) }));
      await expect(window).toBeHidden();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: text.unpaidStays })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      expect(await debits(fakeCity, driver)).toEqual([3100]);
    });
  });
}

rowTest(
  'F-12: a stay that is ended and not paid waits among the deferred ones: closing says where, and it is paid there',
  async ({ page, labels, fakeCity, context, row }) => {
    row.confirmed(2);
    const driver = await driverOf(fakeCity);
    await hasRun(fakeCity, driver, 30);
    await come(page, labels, context, driver);
    await cards(page, labels.current).getByRole('button', { name: ru.end }).click();
    const ending = page.getByRole('dialog', { name: ru.endParking });
    await chooseMethod(ending, 1);
    await ending.getByRole('button', { name: ru.endParking }).click();
    await expect(ending.getByText(ru.due(costText(31_00)))).toBeVisible();
    await expect(ending.getByRole('link', { name: labels.pay(roubles(31)) })).toBeVisible();
    await ending.getByRole('button', { name: ru.payLater }).click();
    await expect(page.getByRole('dialog').getByText(ru.hint)).toBeVisible();
    await page.getByRole('button', { name: 'Понятно' }).click();

    const waiting = cards(page, ru.unpaidStays);
    await expect(waiting).toContainText(`31,00\u00a0₽`);
    await waiting.getByRole('button', { name: ru.pay }).click();
    const window = page.getByRole('dialog', { name: ru.payLaterDialog });
    // The device begins with the method that was chosen when the stay ended.
    await expect(methodRow(window)).toContainText('Банковская карта');
    await window.getByRole('button', { name: labels.getLink }).click();
    await checkRules(page, 'paying for a deferred stay');
    await payThere(context, labels, window.getByRole('link', { name: labels.pay(roubles(31)) }));
    await expect(window).toBeHidden();
    await expect(page.getByText('Неоплаченных парковок нет.')).toBeVisible();
    expect(await debits(fakeCity, driver)).toEqual([3100]);
  },
);

rowTest(
  'F-6: a stay without a balance, its end and both ways to pay later, however often tapped in one moment, are one call each',
  async ({ page, labels, fakeCity, context, row }) => {
    const driver = await driverOf(fakeCity);
    await come(page, labels, context, driver);
    const calls = ['payment/start/v2', 'payment/cancel/v2', 'payment/deffered/v1', 'payment/break/v1'].map((path) =>
      countCalls(page, path),
    );
    const window = page.getByRole('dialog');
    const putOff = async (): Promise<void> => {
      await page.keyboard.press('Escape');
      await expect(window.getByText(ru.hint)).toBeVisible();
      await page.getByRole('button', { name: 'Понятно' }).click();
      await expect(window).toHaveCount(0);
    };
    await page.getByLabel(labels.zone).fill(zone);
    row.confirmed();
    await hit(page.getByRole('button', { name: ru.start }));
    await expect(page.getByRole('heading', { name: ru.started })).toBeVisible();
    await page.getByRole('button', { name: labels.done }).click();
    await fakeCity.control.clock(30 * minuteMs);
    await cards(page, labels.current).getByRole('button', { name: ru.end }).click();
    await chooseMethod(window, 1);
    row.confirmed();
    await hit(window.getByRole('button', { name: ru.endParking }));
    await expect(window.getByText(ru.due(costText(31_00)))).toBeVisible();
    await putOff();
    await cards(page, ru.unpaidStays).getByRole('button', { name: ru.pay }).click();
    await chooseMethod(window);
    row.confirmed();
    await hit(window.getByRole('button', { name: labels.getLink }));
    await expect(window.getByRole('link', { name: labels.pay(roubles(31)) })).toBeVisible();
    await putOff();
    await cards(page, ru.unpaidStays).getByRole('button', { name: ru.end }).click();
    await chooseMethod(window);
    row.confirmed();
    await hit(window.getByRole('button', { name: /Завершить и получить ссылку/ }));
    await expect(window.getByRole('link', { name: labels.pay(roubles(31)) })).toBeVisible();
    await putOff();
    expect(calls.map((count) => count())).toEqual([1, 1, 1, 1]);
    expect(await debits(fakeCity, driver)).toEqual([]);
    row.figure('4 deeds, 1 call each');
  },
);

test('F-27: a stay whose payment page was opened is awaited in another tab and after a reload', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await driverOf(fakeCity);
  await waits(fakeCity, driver);
  await come(page, labels, context, driver);
  await cards(page, ru.unpaidStays).getByRole('button', { name: ru.pay }).click();
  const window = page.getByRole('dialog', { name: ru.payLaterDialog });
  await chooseMethod(window);
  await window.getByRole('button', { name: labels.getLink }).click();
  const [provider] = await Promise.all([
    context.waitForEvent('page'),
    window.getByRole('link', { name: labels.pay(roubles(31)) }).click(),
  ]);
  // The provider's return address leads into this tab, which knows of the payment only from storage.
  await provider.goto('/');
  await expect(provider).toHaveURL((url) => url.pathname === '/profile/parking');
  await expect(cards(provider, ru.unpaidStays)).toContainText('не платите ещё раз');
  await provider.reload();
  await expect(cards(provider, ru.unpaidStays)).toContainText('не платите ещё раз');
  expect(await debits(fakeCity, driver)).toEqual([]);
});

test('a waiting stay can be ended and paid, and keeps waiting with a hint if it is not paid', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await driverOf(fakeCity);
  await waits(fakeCity, driver);
  await come(page, labels, context, driver);
  await cards(page, ru.unpaidStays).getByRole('button', { name: ru.end }).click();
  const window = page.getByRole('dialog', { name: ru.payLaterDialog });
  await chooseMethod(window);
  const before = await sent(fakeCity, 'payment/break/v1');
  await window.getByRole('button', { name: /Завершить и получить ссылку/ }).click();
  await expect(window.getByRole('link', { name: labels.pay(roubles(31)) })).toBeVisible();
  expect((await sent(fakeCity, 'payment/break/v1')) - before).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').getByText(ru.hint)).toBeVisible();
  await page.getByRole('button', { name: 'Понятно' }).click();
  await expect(cards(page, ru.unpaidStays)).toHaveCount(1);
  expect(await debits(fakeCity, driver)).toEqual([]);
});

test('the last stay can be started again with one tap once the vehicle is free', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await driverOf(fakeCity);
  await come(page, labels, context, driver);
  await page.getByLabel(labels.zone).fill(freeZone);
  await page.getByRole('button', { name: ru.start }).click();
  await page.getByRole('button', { name: labels.done }).click();
  await expect(cards(page, labels.current)).toHaveCount(1);
  await cards(page, labels.current).getByRole('button', { name: ru.end }).click();
  const window = page.getByRole('dialog', { name: ru.endParking });
  await window.getByRole('button', { name: ru.endParking }).click();
  await window.getByRole('button', { name: labels.done }).click();
  // The next visit finds it filled in.
  await page.reload();
  await expect(page.getByLabel(labels.zone)).toHaveValue(freeZone);
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
  await page.getByRole('button', { name: ru.start }).click();
  await expect(page.getByRole('heading', { name: ru.started })).toBeVisible();
  const { sessions: stays } = await fakeCity.control.ledger(city, driver.email);
  expect(stays.map(({ number, zone: place }) => [number, place])).toEqual([
    [mainPlate(driver), freeZone],
    [mainPlate(driver), freeZone],
  ]);
});

test('the last stay of a lorry starts again as a lorry', async ({ page, labels, fakeCity, context }) => {
  const driver = await driverOf(fakeCity);
  await fakeCity.control.settings(city, { useTsCategory: true });
  await come(page, labels, context, driver);
  const plate = nextPlate();
  const lorry = page.getByRole('radio', { name: 'C грузовая' });
  await page.getByLabel(labels.zone).fill(freeZone);
  await page.getByLabel(labels.plate).fill(plate);
  await lorry.check();
  await page.getByRole('button', { name: ru.start }).click();
  await page.getByRole('button', { name: labels.done }).click();
  await cards(page, labels.current).getByRole('button', { name: ru.end }).click();
  const window = page.getByRole('dialog', { name: ru.endParking });
  await window.getByRole('button', { name: ru.endParking }).click();
  await window.getByRole('button', { name: labels.done }).click();
  await page.reload();
  await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
  await expect(lorry).toBeChecked();
});

for (const kind of ['truncate', 'commit+rst'] as const) {
  rowTest(
    `F-11: a start whose answer is lost (${kind}) is found out by the list, and nothing is sent twice`,
    async ({ page, labels, fakeCity, context, row }) => {
      row.confirmed();
      const driver = await driverOf(fakeCity);
      await come(page, labels, context, driver);
      await page.getByLabel(labels.zone).fill(zone);
      const calls = countCalls(page, 'payment/start/v2');
      await fakeCity.control.misbehave({ match: 'payment/start/v2', kind });
      await page.getByRole('button', { name: ru.start }).click();
      await expect(page.getByRole('heading', { name: ru.started })).toBeVisible();
      expect(calls()).toBe(1);
      expect((await fakeCity.control.ledger(city, driver.email)).sessions).toHaveLength(1);
      await page.getByRole('button', { name: labels.done }).click();
      await expect(cards(page, labels.current)).toHaveCount(1);
    },
  );
}

test('an ending whose answer is lost is reconciled, and the same window continues to the payment', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await driverOf(fakeCity);
  await hasRun(fakeCity, driver, 30);
  await come(page, labels, context, driver);
  await cards(page, labels.current).getByRole('button', { name: ru.end }).click();
  const window = page.getByRole('dialog', { name: ru.endParking });
  const calls = countCalls(page, 'payment/cancel/v2');
  // Another method first, then "later" again: "later" is no method to pay an amount that is due.
  await chooseMethod(window, 1);
  await chooseMethod(window);
  await fakeCity.control.misbehave({ match: 'payment/cancel/v2', kind: 'truncate' });
  await window.getByRole('button', { name: ru.endParking }).click();
  await expect(window.getByText(ru.due(costText(31_00)))).toBeVisible();
  expect(calls()).toBe(1);
  // PAY-02: the provider's method that was chosen last is the default.
  const get = window.getByRole('button', { name: labels.getLink });
  await expect(methodRow(window)).toContainText('Банковская карта');
  await get.click();
  await payThere(context, labels, window.getByRole('link', { name: labels.pay(roubles(31)) }));
  await expect(window).toBeHidden();
  expect(calls()).toBe(1);
  expect(await debits(fakeCity, driver)).toEqual([3100]);
});

test('a retroactive stay of today is entered with start and duration, not in the future, and waits for payment', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await driverOf(fakeCity);
  const noon = new Date();
  // 15:00 in the city, which is five hours ahead of UTC.
  noon.setUTCHours(10, 0, 30, 0);
  await fakeCity.control.clock(noon.getTime() - Date.now());
  await come(page, labels, context, driver);
  await page.getByLabel(labels.zone).fill(zone);
  await openStart(page);
  await page.getByRole('radio', { name: 'Сегодня' }).check();
  await page.getByRole('radio', { name: labels.hour, exact: true }).check();
  const record = page.getByRole('button', { name: 'Записать парковку' });
  const before = await sent(fakeCity, 'payment/start/v2');
  await record.click();
  await expect(page.getByText('Укажите, когда началась парковка')).toBeVisible();
  await page.getByLabel('Начало сегодня').fill('15:01');
  await expect(page.getByText('Для оплаты задним числом нельзя выбрать будущее время')).toBeVisible();
  await checkRules(page, 'a stay of earlier today');
  await record.click();
  expect(await sent(fakeCity, 'payment/start/v2')).toBe(before);
  await page.getByLabel('Начало сегодня').fill('13:00');
  await record.click();
  await expect(page.getByRole('heading', { name: 'Парковка записана' })).toBeVisible();
  await page.getByRole('button', { name: labels.done }).click();
  await expect(cards(page, ru.unpaidStays)).toContainText('13:00–14:00');
  await expect(cards(page, ru.unpaidStays)).toContainText(`60,00\u00a0₽`);
  expect((await fakeCity.control.ledger(city, driver.email)).sessions).toMatchObject([{ durationMin: 60, zone }]);
});

test('a free stay that is ended from the header is shown as free and leaves the list', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await driverOf(fakeCity);
  await hasRun(fakeCity, driver, 10, freeZone);
  await come(page, labels, context, driver);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Сейчас идёт/ })
    .click();
  const panel = page.getByRole('banner').or(page.getByRole('dialog'));
  await expect(panel.getByText(/Осталось|Закончится/)).toHaveCount(0);
  await panel.getByRole('button', { name: ru.end }).click();
  const window = page.getByRole('dialog', { name: ru.endParking });
  await window.getByRole('button', { name: ru.endParking }).click();
  await expect(window.getByText('Она была бесплатной, платить не нужно.')).toBeVisible();
  await window.getByRole('button', { name: labels.done }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('without a network both lists are shown with their age, and every action is disabled and says why', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await driverOf(fakeCity);
  await waits(fakeCity, driver);
  await hasRun(fakeCity, driver, 40);
  await come(page, labels, context, driver);
  await expect(page.getByRole('article')).toHaveCount(2);
  await context.setOffline(true);
  await expect(page.getByText('Завершить парковку можно, когда появится сеть.')).toBeVisible();
  await expect(page.getByText('Оплатить можно, когда появится сеть.')).toBeVisible();
  await expect(page.getByText(/данные на/).first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const button of await page.getByRole('article').getByRole('button').all()) await expect(button).toBeDisabled();
  await expect(page.getByText(labels.needsNetwork)).toBeVisible();
});

test('a link’s unknown vehicle is warned about before a pay-later start, and one tap takes the driver’s own', async ({
  page,
  labels,
  fakeCity,
}) => {
  const driver = await driverOf(fakeCity);
  const theirs = nextPlate();
  await signedIn(page.context(), city, driver);
  await open(page, labels, `/profile/parking?zone=${zone}&plate=${encodeURIComponent(theirs)}&duration=600`, city);
  await expect(page.getByText(`Номер ${theirs} взят из ссылки. Среди ваших машин его нет.`)).toBeVisible();
  // The form has no duration here.
  await expect(page.getByText(/Время из ссылки/)).toHaveCount(0);
  await page.getByRole('button', { name: `Взять ${mainPlate(driver)}`, exact: true }).click();
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
});
