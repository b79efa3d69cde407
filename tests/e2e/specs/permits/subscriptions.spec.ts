import type { Page } from '@playwright/test';
import type { LedgerSubscription, SeededUser } from '../../../tools/control';
import { checkRules } from '../../support/checkRules';
import { cityDay, periodTime } from '../../support/cityTime';
import {
  city,
  countCalls,
  expect,
  languagesOfFullRun,
  schemes,
  mainPlate,
  makeDriver,
  nextPlate,
  open,
  test,
} from '../../support/fixtures';
import { test as rowTest } from '../../support/faultTest';
import { signedIn } from '../../support/signedIn';
import { amountText, sumText, type Labels } from '../../support/labels';

const texts = {
  ru: {
    buy: 'Купить',
    pay: /^Оплатить \d/,
    bought: 'Абонемент успешно приобретен.',
    toList: 'К абонементам',
    none: 'Абонементов и льгот пока нет.',
    start: 'Дата начала',
    build: 'Купить абонемент',
    next: 'Далее',
    zones: 'Зоны',
    special: /особая/,
    days: 'На сколько дней',
    found: 'Подходящие абонементы',
    nothing: 'Измените параметры и нажмите «Далее»',
    pause: ['Приостановить', 'Действие абонемента приостановлено', 'приостановлен'],
    goOn: ['Возобновить', 'Действие абонемента возобновлено', 'действует'],
    other: ['Сменить автомобиль', 'Транспортное средство успешно изменено'],
    refund: ['Вернуть деньги', 'Оплата за абонемент возвращена'],
    twice: /Такой абонемент у этого автомобиля на эти дни уже есть/,
  },
  en: {
    buy: 'Buy',
    pay: /^Pay \d/,
    bought: 'The subscription has been bought.',
    toList: 'To my subscriptions',
    none: 'There are no subscriptions or benefits yet.',
    start: 'Start date',
    build: 'Buy a subscription',
    next: 'Next',
    zones: 'Zones',
    special: /special/,
    days: 'For how many days',
    found: 'Matching subscriptions',
    nothing: 'Change the parameters and press “Next”',
    pause: ['Pause', 'The subscription is paused', 'paused'],
    goOn: ['Resume', 'The subscription is active again', 'active'],
    other: ['Change the vehicle', 'The vehicle has been changed'],
    refund: ['Refund', 'The subscription has been refunded'],
    twice: /already has such a subscription/,
  },
};
const { ru } = texts;

test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

/** `2026-11-20` from `20/11/2026`, and the other way round. */
const toIsoDay = (written: string): string => written.split('/').reverse().join('-');
const written = (day: string): string => day.split('-').reverse().join('/');

/** Opens a page of the account as a driver who has signed in. */
const openPage = async (page: Page, labels: Labels, driver: SeededUser, path: string, where = city): Promise<void> => {
  await signedIn(page.context(), where, driver);
  await open(page, labels, `/profile/${path}`, where);
};

/** An offer of the city by the beginning of its name. The city names its offers in Russian. */
const offer = (page: Page, name: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/**
 * Expects the only subscription to begin on the chosen day, and its beginning and end to be shown as the city has them.
 */
const expectDays = async (page: Page, startDay: string, [bought]: LedgerSubscription[]): Promise<void> => {
  const { startMs = 0, endMs = 0 } = bought ?? {};
  expect(cityDay(startMs)).toBe(startDay);
  for (const at of [startMs, endMs])
    await expect(page.getByRole('definition').getByText(periodTime(at), { exact: true })).toBeVisible();
};

for (const language of languagesOfFullRun) {
  test.describe(`subscriptions, in ${language}`, () => {
    test.use({ language, serviceWorkers: 'allow' });

    test('a subscription is bought from the balance and can be read without a network', async ({
      page,
      labels,
      driver,
      fakeCity,
      context,
    }) => {
      const text = texts[language];
      await openPage(page, labels, driver, 'abonements');
      await expect(page.getByText(text.none)).toBeVisible();
      await offer(page, /^День, зона/)
        .first()
        .getByRole('button', { name: text.buy })
        .click();
      const window = page.getByRole('dialog');
      // CONST-37: the format that drivers use, regardless of the device's own format.
      await expect(window.getByLabel(text.start)).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
      const startDay = toIsoDay(await window.getByLabel(text.start).inputValue());
      await checkRules(page, 'window');
      const pay = window.getByRole('button', { name: text.pay });
      const buttonText = await pay.innerText();
      await pay.click();
      await expect(window.getByText(text.bought)).toBeVisible();
      await window.getByRole('button', { name: text.toList }).click();
      await expect(window).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Абонемент на день' })).toBeVisible();
      const { debits, subscriptions } = await fakeCity.control.ledger(city, driver.email);
      expect(debits).toHaveLength(1);
      const { kopecks = 0 } = debits[0] ?? {};
      expect(buttonText).toBe(labels.pay(sumText(kopecks, language)));
      expect(await fakeCity.control.balanceOf(driver)).toBe(50_000 - kopecks);
      await expect(
        page.getByRole('button', { name: labels.balance(amountText(50_000 - kopecks, language)) }),
      ).toBeVisible();
      expect(subscriptions).toMatchObject([{ kopecks, number: mainPlate(driver) }]);
      await expectDays(page, startDay, subscriptions);
      await checkRules(page, 'page');

      await page.evaluate(() => navigator.serviceWorker.ready);
      await expect
        .poll(() =>
          page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`)?.includes('Абонемент на день'), city),
        )
        .toBe(true);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(labels.offline).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Абонемент на день' })).toBeVisible();
      await expect(
        offer(page, /^День, зона/)
          .first()
          .getByRole('button', { name: text.buy }),
      ).toBeDisabled();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(page.getByRole('rowheader', { name: /Абонемент на день/ })).toBeVisible();
    });
  });
}

test('the page of the constructor leads home in a city without one', async ({ page, labels, driver }) => {
  await openPage(page, labels, driver, 'constructor');
  await expect(page).toHaveURL(/\/$/);
});

test('a subscription that was bought with a lost answer is shown as bought and charged once', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openPage(page, labels, driver, 'abonements');
  const calls = countCalls(page, 'payment/subscription');
  await fakeCity.control.misbehave({ match: 'payment/subscription', kind: 'truncate' });
  await offer(page, /^День, зона/)
    .first()
    .getByRole('button', { name: ru.buy })
    .click();
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: ru.pay }).click();
  await expect(window.getByText(ru.bought)).toBeVisible();
  expect(calls()).toBe(1);
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toHaveLength(1);
  await window.getByRole('button', { name: ru.toList }).click();
  await expect(page.getByRole('heading', { name: 'Абонемент на день' })).toBeVisible();
});

for (const language of ['ru', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    rowTest(
      'F-22: the same one once more is refused in words, and charged once',
      async ({ page, labels, driver, fakeCity, row }) => {
        row.confirmed(2);
        const text = texts[language];
        await openPage(page, labels, driver, 'abonements');
        const window = page.getByRole('dialog');
        const buyIt = async (): Promise<void> => {
          await offer(page, /^День, зона/)
            .first()
            .getByRole('button', { name: text.buy })
            .click();
          await window.getByRole('button', { name: text.pay }).click();
        };
        await buyIt();
        await expect(window.getByText(text.bought)).toBeVisible();
        await window.getByRole('button', { name: text.toList }).click();
        await expect(window).toBeHidden();
        // A purchase of a moment ago could count as the result of this very tap.
        await fakeCity.control.clock(60_000);
        await page.reload();
        await buyIt();
        await expect(window.getByRole('alert').filter({ hasText: text.twice })).toBeVisible();
        await expect(window.getByText(text.bought)).toHaveCount(0);
        const { debits, subscriptions } = await fakeCity.control.ledger(city, driver.email);
        expect(debits).toHaveLength(1);
        expect(subscriptions).toHaveLength(1);
      },
    );
  });
}

test('a subscription that the balance turns out not to cover is not shown as bought', async ({
  page,
  labels,
  driver,
}) => {
  await openPage(page, labels, driver, 'abonements');
  await page.route('**/api/payment/subscription*', (route) => route.fulfill({ json: { status: 'ok', refill: 40 } }));
  await offer(page, /^День, зона/)
    .first()
    .getByRole('button', { name: ru.buy })
    .click();
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: ru.pay }).click();
  await expect(window.getByText('На балансе не хватает денег. Пополните его.')).toBeVisible();
  await expect(window.getByText(ru.bought)).toBeHidden();
});

for (const [language, colorScheme] of schemes('ru')) {
  test.describe(`the constructor, in ${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });

    test('a subscription is put together, bought, paused, continued, moved to another vehicle and refunded (CONS-01 to 05, ABON-04 to 07)', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const text = texts[language];
      const vehicles = [{ number: nextPlate(), isMain: true }, { number: nextPlate() }];
      const driver = await makeDriver(fakeCity, { balanceKopecks: 50_000_000, vehicles }, 'moscow');
      await openPage(page, labels, driver, 'abonements', 'moscow');
      await page.getByRole('link', { name: text.build }).click();
      const next = page.getByRole('button', { name: text.next });
      const zones = page.getByRole('group', { name: text.zones });
      const start = page.getByLabel(text.start);
      await expect(next).toBeDisabled();
      await zones.getByRole('checkbox').first().check();
      await expect(next).toBeEnabled();
      // A day that is too early (B-52), and a day that does not exist (B-51).
      const tomorrow = toIsoDay(await start.inputValue());
      const moved = (days: number): string =>
        new Date(Date.parse(tomorrow) + days * 86_400_000).toISOString().slice(0, 10);
      for (const none of [written(moved(-2)), '31/02/2026']) {
        await start.fill(none);
        await start.blur();
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await expect(next).toBeDisabled();
      }
      // Typed on the keyboard: digits alone are enough.
      await start.fill('');
      await start.pressSequentially(written(moved(-1)).replaceAll('/', ''));
      await expect(start).toHaveValue(written(moved(-1)));
      await next.click();
      await expect(page.getByRole('heading', { name: text.found })).toBeVisible();
      await expect(next).toBeDisabled();
      await checkRules(page, 'constructor');

      // Special zones are not sold for long periods. Any change discards the result, and the next search finds nothing.
      const special = zones.getByRole('checkbox', { name: text.special }).first();
      const lengths = page.getByRole('group', { name: text.days }).getByRole('radio');
      await special.check();
      await expect(page.getByRole('heading', { name: text.found })).toBeHidden();
      await lengths.last().check();
      await next.click();
      await expect(page.getByText(text.nothing)).toBeVisible();
      await special.uncheck();
      await lengths.first().check();
      await next.click();

      await page.getByRole('button', { name: text.buy }).first().click();
      const window = page.getByRole('dialog');
      await window.getByRole('button', { name: text.pay }).click();
      await expect(window.getByText(text.bought)).toBeVisible();
      // The page below is the list already, before the dialog is closed (PAY-15).
      await expect(page).toHaveURL(/\/profile\/abonements$/);
      await expect(window.getByText(text.bought)).toBeVisible();
      await window.getByRole('button', { name: text.toList }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/profile\/abonements$/);
      const plateOf = (index: number) =>
        page.getByRole('main').getByRole('img', { name: vehicles[index]?.number.slice(1, 4) ?? '' });
      await expect(plateOf(0)).toBeVisible();
      expect((await fakeCity.control.ledger('moscow', driver.email)).debits).toHaveLength(1);

      /** The first tap opens a confirmation, the second one acts, and the page shows the result. */
      const actOnPermit = async ([name, done, state]: readonly string[]): Promise<void> => {
        await page.getByRole('main').getByRole('button', { name, exact: true }).click();
        await expect(window).toBeVisible();
        await window.getByRole('button', { name, exact: true }).click();
        await expect(window.getByText(done ?? '')).toBeVisible();
        await window.getByRole('button', { name: labels.done }).click();
        await expect(window).toBeHidden();
        if (state) await expect(page.getByRole('main').getByText(state, { exact: true })).toBeVisible();
      };
      await actOnPermit(text.pause);
      // A paused permit cannot be moved to another vehicle.
      await expect(page.getByRole('button', { name: text.other[0] })).toHaveCount(0);
      await actOnPermit(text.goOn);
      await page.getByRole('main').getByRole('button', { name: text.other[0] }).click();
      await window.getByRole('radio').first().check();
      await checkRules(page, 'another car');
      await window.getByRole('button', { name: text.other[0], exact: true }).click();
      await expect(window.getByText(text.other[1] ?? '')).toBeVisible();
      await window.getByRole('button', { name: labels.done }).click();
      await expect(plateOf(1)).toBeVisible();
      expect((await fakeCity.control.ledger('moscow', driver.email)).subscriptions).toMatchObject([
        { number: vehicles[1]?.number },
      ]);
      await actOnPermit(text.refund);
      await expect(page.getByRole('button', { name: text.refund[0] })).toHaveCount(0);
      expect((await fakeCity.control.ledger('moscow', driver.email)).refunds).toHaveLength(1);
    });
  });
}

test('B-49, B-50, B-51: an impossible start day is named at its field and not sent, and a subscription for yesterday has a fixed day', async ({
  page,
  labels,
  fakeCity,
}) => {
  const driver = await makeDriver(fakeCity, {
    balanceKopecks: 5_000_000,
    vehicles: [{ number: nextPlate(), isMain: true }],
  });
  await openPage(page, labels, driver, 'abonements');
  const calls = countCalls(page, 'payment/subscription');
  const window = page.getByRole('dialog');
  const start = window.getByLabel(ru.start);
  await offer(page, /^День, зона/)
    .first()
    .getByRole('button', { name: ru.buy })
    .click();
  const first = toIsoDay(await start.inputValue());
  const moved = (days: number): string =>
    written(new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10));
  for (const [day, error] of [
    ['', 'Выберите дату начала'],
    [moved(-1), 'Эта дата прошла'],
    [moved(40), 'Слишком поздно'],
    ['31/02/2027', 'Такого дня нет'],
    ['00/00/0000', 'Такого дня нет'],
  ] as const) {
    await start.fill(day);
    await start.blur();
    await expect(window.getByRole('button', { name: ru.pay })).toBeDisabled();
    await expect(window.getByRole('alert').filter({ hasText: error }).first()).toBeVisible();
    await expect(start).toHaveAttribute('aria-invalid', 'true');
  }
  await start.fill(moved(1).replaceAll('/', '.'));
  await expect(start).toHaveValue(moved(1));
  await expect(window.getByRole('alert')).toHaveCount(0);
  await expect(window.getByRole('button', { name: 'Открыть календарь' })).toBeEnabled();
  expect(calls()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();

  await offer(page, /^Вчерашний день/)
    .first()
    .getByRole('button', { name: ru.buy })
    .click();
  await expect(start).toBeDisabled();
  await expect(start).toHaveValue(moved(-1));
  await window.getByRole('button', { name: ru.pay }).click();
  await expect(window.getByText(ru.bought)).toBeVisible();
  expect(calls()).toBe(1);
  const [sent] = (await fakeCity.control.requests('payment/subscription')).filter(({ body, query }) =>
    `${body}${query}`.includes(driver.token),
  );
  expect(`${sent?.body}${sent?.query}`).not.toMatch(/timestart=\d/);
});

test('ABON-02, ABON-10, CONS-06: missing permits and failed lists are reported and can be requested again', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  for (const match of ['get-benefits', 'get-subscription'])
    await fakeCity.control.misbehave({ match, kind: '500', count: 100 });
  await openPage(page, labels, driver, 'abonements');
  await expect(page.getByText('Абонементы и льготы загрузить не удалось')).toBeVisible();
  await expect(page.getByText('Список абонементов загрузить не удалось')).toBeVisible();
  await fakeCity.control.clearFaults();
  const again = page.getByRole('button', { name: 'Попробовать ещё раз' });
  await again.first().click();
  await expect(page.getByText(ru.none)).toBeVisible();
  await again.first().click();
  await expect(offer(page, /^День, зона/).first()).toBeVisible();

  const resident = await makeDriver(fakeCity, { vehicles: [{ number: nextPlate() }] }, 'sochi');
  await fakeCity.control.seed('sochi', {
    benefits: [{ user: resident.email, name: 'Житель', salePercent: 50, zones: ['0302'] }],
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route('**/get-subscription?*', (route) => route.fulfill({ json: { status: 'ok', result: [] } }));
  await openPage(page, labels, resident, 'abonements', 'sochi');
  await expect(page.getByText('Сейчас город не продаёт абонементов.')).toBeVisible();
  await checkRules(page, 'nothing on sale');
  await expect(page.getByRole('columnheader', { name: 'Кадастровый квартал' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '23:49:0302003' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Скидка' })).toHaveCount(0);

  const builder = await makeDriver(fakeCity, {}, 'moscow');
  await fakeCity.control.misbehave({ match: 'getTiming', kind: '500', count: 100 });
  await openPage(page, labels, builder, 'constructor', 'moscow');
  await expect(page.getByText('Ошибка загрузки данных')).toBeVisible();
  await expect(again).toBeEnabled();
  await fakeCity.control.clearFaults();
  await again.click();
  await expect(page.getByRole('group', { name: ru.zones })).toBeVisible();
  await expect(page.getByText('Сначала нужен автомобиль')).toBeVisible();
});

test('ABON-10: settings of the city that never came are reported, and the ways to buy can be requested again', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await fakeCity.control.misbehave({ match: 'get-settings/v3', kind: '500', count: 1000 });
  await openPage(page, labels, driver, 'abonements');
  await expect(page.getByText(ru.none)).toBeVisible();
  await expect(page.getByText('Список абонементов загрузить не удалось')).toBeVisible();
  await checkRules(page, 'no settings');
  await fakeCity.control.clearFaults();
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(offer(page, /^День, зона/).first()).toBeVisible();
});

test('VAL-69: a start in two months can be searched, and only the purchase names the last day', async ({
  page,
  labels,
  fakeCity,
}) => {
  const builder = await makeDriver(fakeCity, { vehicles: [{ number: nextPlate(), isMain: true }] }, 'moscow');
  await page.route('**/selectedAbonements', (route) =>
    route.fulfill({
      json: {
        status: 'ok',
        result: [
          { permissionKind: 'Зоны', permissionKindCode: 'own-1', permissionType: 'день', price: 300, zones: [] },
        ],
      },
    }),
  );
  await openPage(page, labels, builder, 'constructor', 'moscow');
  const start = page.getByLabel(ru.start);
  const day = written(
    new Date(Date.parse(toIsoDay(await start.inputValue())) + 60 * 86_400_000).toISOString().slice(0, 10),
  );
  await page.getByRole('group', { name: ru.zones }).getByRole('checkbox').first().check();
  await start.fill(day);
  await start.blur();
  await expect(start).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: ru.next }).click();
  await expect(page.getByRole('heading', { name: ru.found })).toBeVisible();
  await page.getByRole('button', { name: ru.buy, exact: true }).click();
  const window = page.getByRole('dialog');
  await expect(window.getByLabel(ru.start)).toHaveValue(day);
  await expect(window.getByText(/Слишком поздно: можно по/).first()).toBeVisible();
});
