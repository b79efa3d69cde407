import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { SeededUser } from '../tools/control';
import { checkRules } from './checkRules';
import { hit } from './hit';
import { countCalls, expect, languagesOfFullRun, mainPlate, nextPlate, open, test, type World, zone } from './journey';
import { test as rowTest } from './row';
import { signedIn } from './signedIn';
import { roubles, type Words } from './words';

/** A city without balances that takes stays of the past. */
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
    deferred: 'Отложенные парковки',
    pay: 'Оплатить',
    later: 'Оплатить позже',
    deferredWindow: 'Оплата отложенной сессии',
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
    deferred: 'Deferred parking',
    pay: 'Pay',
    later: 'Pay later',
    deferredWindow: 'Payment of deferred session',
    hint: /It can be paid later under “Deferred parking”/,
  },
} as const;
const { ru } = texts;

const driverOf = async ({ control }: World): Promise<SeededUser> => {
  const free = [{ type: 'default', interval: { from: '00:00:00', to: '23:59:59' }, price: 0 }];
  await control.seed(city, { zones: [{ number: zone }, { number: freeZone, prices: free }] });
  const { users } = await control.seed(city, {
    users: [{ email: `deferred-${crypto.randomUUID()}@example.com`, vehicles: [{ number: nextPlate(), isMain: true }] }],
  });
  const [driver] = users;
  if (!driver) throw new Error('No driver was made');
  return driver;
};

/** A stay of the driver's that has run for so many minutes, as another device began it. */
const hasRun = async ({ url, control }: World, driver: SeededUser, minutes: number, where: string = zone): Promise<void> => {
  const body = new URLSearchParams({ token: driver.token, Zone: where, 'Vehicle[Number]': mainPlate(driver) });
  const reply = await fetch(`${url}/city/${city}/api/payment/start/v2`, { method: 'POST', body });
  expect(((await reply.json()) as { status: string }).status).toBe('ok');
  await control.clock(minutes * minuteMs);
};

/** One that was ended, and waits for its 31 roubles. */
const waits = async (world: World, driver: SeededUser): Promise<void> => {
  await hasRun(world, driver, 30);
  const profile = await fetch(`${world.url}/city/${city}/api/profile/get-profile-v6?token=${driver.token}`);
  const { result } = (await profile.json()) as { result: { sessions: { id: string }[] } };
  const body = new URLSearchParams({ token: driver.token, OrderId: result.sessions[0]?.id ?? '' });
  await fetch(`${world.url}/city/${city}/api/payment/cancel/v2`, { method: 'POST', body });
};

const come = async (page: Page, w: Words, context: BrowserContext, driver: SeededUser): Promise<void> => {
  await signedIn(context, city, driver);
  await open(page, w, '/profile/parking', city);
  await expect(page.getByRole('heading', { name: w.current })).toBeVisible();
  // Before the city has said that it has no balances, the page is the usual one.
  await expect(page.getByRole('heading', { name: /^(Отложенные парковки|Deferred parking)$/ })).toBeVisible();
};

const cards = (page: Page, title: string): Locator => page.getByRole('region', { name: title }).getByRole('article');

const payThere = async (context: BrowserContext, w: Words, link: Locator): Promise<void> => {
  const [provider] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await provider.getByRole('button', { name: w.providerPay, exact: true }).click();
  await expect(provider.getByRole('heading', { name: w.providerPaid })).toBeVisible();
};

const sent = async ({ control }: World, path: string): Promise<number> => (await control.requests(path)).length;
const debits = async ({ control }: World, driver: SeededUser): Promise<number[]> =>
  (await control.ledger(city, driver.email)).debits.map(({ kopecks }) => kopecks);

test.afterEach(({ world }) => world.control.clock(0));

test('what is typed before the city has said that it has no balances is not lost', async ({ page, w, world, context }) => {
  const driver = await driverOf(world);
  await world.control.misbehave({ match: 'get-settings', kind: 'delay', ms: 4000 });
  await signedIn(context, city, driver);
  await open(page, w, '/profile/parking', city);
  await page.getByLabel(w.zone).fill(zone);
  await page.getByLabel(w.plate).fill('А777АА77');
  await expect(page.getByText(ru.noPriceYet)).toBeVisible();
  await expect(page.getByLabel(w.zone)).toHaveValue(zone);
  await expect(page.getByLabel(w.plate)).toHaveValue('А777АА77');
});

for (const language of languagesOfFullRun) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a driver starts a stay without a price, ends it, and pays what the city counted by a provider', async ({ page, w, world, context }) => {
      const text = texts[language];
      const driver = await driverOf(world);
      await come(page, w, context, driver);
      await page.getByLabel(w.zone).fill(zone);
      await expect(page.getByLabel(w.plate)).toHaveValue(mainPlate(driver));
      await expect(page.getByText(text.noPriceYet)).toBeVisible();
      await checkRules(page, 'form without a balance');
      await page.getByRole('button', { name: text.start }).click();
      await expect(page.getByRole('heading', { name: text.started })).toBeFocused();
      await page.getByRole('button', { name: w.done }).click();
      const running = cards(page, w.current);
      await expect(running).toHaveCount(1);
      await expect(running.getByRole('button', { name: w.extend })).toHaveCount(0);

      await world.control.clock(30 * minuteMs);
      await running.getByRole('button', { name: text.end }).click();
      const window = page.getByRole('dialog', { name: text.endParking });
      await window.getByRole('radio').nth(1).check();
      await checkRules(page, 'ending a stay');
      await window.getByRole('button', { name: text.endParking }).click();
      await expect(window.getByText(text.due(roubles(31)))).toBeVisible();
      await expect(running).toHaveCount(0);
      await checkRules(page, 'what is due');
      await payThere(context, w, window.getByRole('link', { name: w.pay(roubles(31)) }));
      await expect(window).toBeHidden();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: text.deferred })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      expect(await debits(world, driver)).toEqual([3100]);
    });
  });
}

rowTest(
  'F-12: a stay that is ended and not paid waits among the deferred ones: closing says where, and it is paid there',
  async ({ page, w, world, context, row }) => {
    row.confirmed(2);
    const driver = await driverOf(world);
    await hasRun(world, driver, 30);
    await come(page, w, context, driver);
    await cards(page, w.current).getByRole('button', { name: ru.end }).click();
    const ending = page.getByRole('dialog', { name: ru.endParking });
    await ending.getByRole('radio').nth(1).check();
    await ending.getByRole('button', { name: ru.endParking }).click();
    await expect(ending.getByText(ru.due(roubles(31)))).toBeVisible();
    await expect(ending.getByRole('link', { name: w.pay(roubles(31)) })).toBeVisible();
    await ending.getByRole('button', { name: ru.later }).click();
    await expect(page.getByRole('dialog').getByText(ru.hint)).toBeVisible();
    await page.getByRole('button', { name: 'Понятно' }).click();

    const waiting = cards(page, ru.deferred);
    await expect(waiting).toContainText(`31,00\u00a0₽`);
    await waiting.getByRole('button', { name: ru.pay }).click();
    const window = page.getByRole('dialog', { name: ru.deferredWindow });
    await expect(window.getByRole('button', { name: w.getLink })).toBeDisabled();
    await expect(window.getByText('Выберите способ оплаты')).toBeVisible();
    await window.getByRole('radio').first().check();
    await window.getByRole('button', { name: w.getLink }).click();
    await checkRules(page, 'paying for a deferred stay');
    await payThere(context, w, window.getByRole('link', { name: w.pay(roubles(31)) }));
    await expect(window).toBeHidden();
    await expect(page.getByText('Неоплаченных парковок нет.')).toBeVisible();
    expect(await debits(world, driver)).toEqual([3100]);
  },
);

rowTest(
  'F-6: a stay without a balance, its end and both ways to pay later, however often tapped in one moment, are one call each',
  async ({ page, w, world, context, row }) => {
    const driver = await driverOf(world);
    await come(page, w, context, driver);
    const calls = ['payment/start/v2', 'payment/cancel/v2', 'payment/deffered/v1', 'payment/break/v1'].map((path) => countCalls(page, path));
    const window = page.getByRole('dialog');
    const putOff = async (): Promise<void> => {
      await page.keyboard.press('Escape');
      await expect(window.getByText(ru.hint)).toBeVisible();
      await page.getByRole('button', { name: 'Понятно' }).click();
      await expect(window).toHaveCount(0);
    };
    await page.getByLabel(w.zone).fill(zone);
    row.confirmed();
    await hit(page.getByRole('button', { name: ru.start }));
    await expect(page.getByRole('heading', { name: ru.started })).toBeVisible();
    await page.getByRole('button', { name: w.done }).click();
    await world.control.clock(30 * minuteMs);
    await cards(page, w.current).getByRole('button', { name: ru.end }).click();
    await window.getByRole('radio').nth(1).check();
    row.confirmed();
    await hit(window.getByRole('button', { name: ru.endParking }));
    await expect(window.getByText(ru.due(roubles(31)))).toBeVisible();
    await putOff();
    await cards(page, ru.deferred).getByRole('button', { name: ru.pay }).click();
    await window.getByRole('radio').first().check();
    row.confirmed();
    await hit(window.getByRole('button', { name: w.getLink }));
    await expect(window.getByRole('link', { name: w.pay(roubles(31)) })).toBeVisible();
    await putOff();
    await cards(page, ru.deferred).getByRole('button', { name: ru.end }).click();
    await window.getByRole('radio').first().check();
    row.confirmed();
    await hit(window.getByRole('button', { name: /Завершить и получить ссылку/ }));
    await expect(window.getByRole('link', { name: w.pay(roubles(31)) })).toBeVisible();
    await putOff();
    expect(calls.map((count) => count())).toEqual([1, 1, 1, 1]);
    expect(await debits(world, driver)).toEqual([]);
    row.figure('4 deeds, 1 call each');
  },
);

test('F-27: a stay whose payment page was opened is waited for wherever the driver looks next: in another tab, and after a reload', async ({
  page,
  w,
  world,
  context,
}) => {
  const driver = await driverOf(world);
  await waits(world, driver);
  await come(page, w, context, driver);
  await cards(page, ru.deferred).getByRole('button', { name: ru.pay }).click();
  const window = page.getByRole('dialog', { name: ru.deferredWindow });
  await window.getByRole('radio').first().check();
  await window.getByRole('button', { name: w.getLink }).click();
  const [provider] = await Promise.all([context.waitForEvent('page'), window.getByRole('link', { name: w.pay(roubles(31)) }).click()]);
  // Its own way back leads into this tab: here nobody knows but by what is kept.
  await provider.goto('/');
  await expect(provider).toHaveURL((url) => url.pathname === '/profile/parking');
  await expect(cards(provider, ru.deferred)).toContainText('не платите ещё раз');
  await provider.reload();
  await expect(cards(provider, ru.deferred)).toContainText('не платите ещё раз');
  expect(await debits(world, driver)).toEqual([]);
});

test('a waiting stay may also be ended and paid; left unpaid, it waits on, with the hint', async ({ page, w, world, context }) => {
  const driver = await driverOf(world);
  await waits(world, driver);
  await come(page, w, context, driver);
  await cards(page, ru.deferred).getByRole('button', { name: ru.end }).click();
  const window = page.getByRole('dialog', { name: ru.deferredWindow });
  await window.getByRole('radio').first().check();
  const before = await sent(world, 'payment/break/v1');
  await window.getByRole('button', { name: /Завершить и получить ссылку/ }).click();
  await expect(window.getByRole('link', { name: w.pay(roubles(31)) })).toBeVisible();
  expect((await sent(world, 'payment/break/v1')) - before).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').getByText(ru.hint)).toBeVisible();
  await page.getByRole('button', { name: 'Понятно' }).click();
  await expect(cards(page, ru.deferred)).toHaveCount(1);
  expect(await debits(world, driver)).toEqual([]);
});

test('the last stay is begun once more in one tap, as soon as the car is free', async ({ page, w, world, context }) => {
  const driver = await driverOf(world);
  await come(page, w, context, driver);
  const again = page.getByRole('button', { name: /Как в прошлый раз/ });
  await expect(again).toHaveCount(0);
  await page.getByLabel(w.zone).fill(freeZone);
  await page.getByRole('button', { name: ru.start }).click();
  await page.getByRole('button', { name: w.done }).click();
  await expect(cards(page, w.current)).toHaveCount(1);
  await expect(again).toHaveCount(0);
  await cards(page, w.current).getByRole('button', { name: ru.end }).click();
  const window = page.getByRole('dialog', { name: ru.endParking });
  await window.getByRole('button', { name: ru.endParking }).click();
  await window.getByRole('button', { name: w.done }).click();
  await expect(again).toHaveText(new RegExp(`${freeZone} · ${mainPlate(driver)}$`));
  await again.click();
  await expect(again).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: ru.start }).click();
  await expect(page.getByRole('heading', { name: ru.started })).toBeVisible();
  const { sessions } = await world.control.ledger(city, driver.email);
  expect(sessions.map(({ number, zone: place }) => [number, place])).toEqual([
    [mainPlate(driver), freeZone],
    [mainPlate(driver), freeZone],
  ]);
});

test('the last stay of a lorry is one when it is begun once more', async ({ page, w, world, context }) => {
  const driver = await driverOf(world);
  await world.control.settings(city, { useTsCategory: true });
  await come(page, w, context, driver);
  const plate = nextPlate();
  const lorry = page.getByRole('radio', { name: 'C грузовая' });
  await page.getByLabel(w.zone).fill(freeZone);
  await page.getByLabel(w.plate).fill(plate);
  await lorry.check();
  await page.getByRole('button', { name: ru.start }).click();
  await page.getByRole('button', { name: w.done }).click();
  await cards(page, w.current).getByRole('button', { name: ru.end }).click();
  const window = page.getByRole('dialog', { name: ru.endParking });
  await window.getByRole('button', { name: ru.endParking }).click();
  await window.getByRole('button', { name: w.done }).click();
  await page.getByRole('button', { name: /Как в прошлый раз/ }).click();
  await expect(page.getByLabel(w.plate)).toHaveValue(plate);
  await expect(lorry).toBeChecked();
});

for (const kind of ['truncate', 'commit+rst'] as const) {
  rowTest(
    `F-11: a start whose answer is lost (${kind}) is found out by the list, and nothing is sent twice`,
    async ({ page, w, world, context, row }) => {
      row.confirmed();
      const driver = await driverOf(world);
      await come(page, w, context, driver);
      await page.getByLabel(w.zone).fill(zone);
      const calls = countCalls(page, 'payment/start/v2');
      await world.control.misbehave({ match: 'payment/start/v2', kind });
      await page.getByRole('button', { name: ru.start }).click();
      await expect(page.getByRole('heading', { name: ru.started })).toBeVisible();
      expect(calls()).toBe(1);
      expect((await world.control.ledger(city, driver.email)).sessions).toHaveLength(1);
      await page.getByRole('button', { name: w.done }).click();
      await expect(cards(page, w.current)).toHaveCount(1);
    },
  );
}

test('an ending whose answer is lost is found out as well, and the same window goes on to the payment', async ({ page, w, world, context }) => {
  const driver = await driverOf(world);
  await hasRun(world, driver, 30);
  await come(page, w, context, driver);
  await cards(page, w.current).getByRole('button', { name: ru.end }).click();
  const window = page.getByRole('dialog', { name: ru.endParking });
  const calls = countCalls(page, 'payment/cancel/v2');
  // Another way first, and then "later" after all: that is no way to pay what is due.
  await window.getByRole('radio').nth(1).check();
  await window.getByRole('radio').first().check();
  await world.control.misbehave({ match: 'payment/cancel/v2', kind: 'truncate' });
  await window.getByRole('button', { name: ru.endParking }).click();
  await expect(window.getByText(ru.due(roubles(31)))).toBeVisible();
  expect(calls()).toBe(1);
  // PAY-22: none of the ways to pay has been chosen.
  const get = window.getByRole('button', { name: w.getLink });
  await expect(get).toBeDisabled();
  await expect(window.getByText('Выберите способ оплаты')).toBeVisible();
  await window.getByRole('radio').first().check();
  await get.click();
  await payThere(context, w, window.getByRole('link', { name: w.pay(roubles(31)) }));
  await expect(window).toBeHidden();
  expect(calls()).toBe(1);
  expect(await debits(world, driver)).toEqual([3100]);
});

test('a stay of earlier today is told with its beginning and duration, not in the future, and waits to be paid', async ({
  page,
  w,
  world,
  context,
}) => {
  const driver = await driverOf(world);
  const noon = new Date();
  // 15:00 in the city, whose clocks are five hours ahead.
  noon.setUTCHours(10, 0, 30, 0);
  await world.control.clock(noon.getTime() - Date.now());
  await come(page, w, context, driver);
  await page.getByLabel(w.zone).fill(zone);
  await page.getByRole('radio', { name: 'Сегодня' }).check();
  await page.getByRole('radio', { name: w.hour, exact: true }).check();
  const record = page.getByRole('button', { name: 'Записать парковку' });
  const before = await sent(world, 'payment/start/v2');
  await record.click();
  await expect(page.getByText('Укажите, когда началась парковка')).toBeVisible();
  await page.getByLabel('Начало сегодня').fill('15:01');
  await expect(page.getByText('Для оплаты задним числом нельзя выбрать будущее время')).toBeVisible();
  await checkRules(page, 'a stay of earlier today');
  await record.click();
  expect(await sent(world, 'payment/start/v2')).toBe(before);
  await page.getByLabel('Начало сегодня').fill('13:00');
  await record.click();
  await expect(page.getByRole('heading', { name: 'Парковка записана' })).toBeVisible();
  await page.getByRole('button', { name: w.done }).click();
  await expect(cards(page, ru.deferred)).toContainText('13:00–14:00');
  await expect(cards(page, ru.deferred)).toContainText(`60,00\u00a0₽`);
  expect((await world.control.ledger(city, driver.email)).sessions).toMatchObject([{ durationMin: 60, zone }]);
});

test('a stay that cost nothing is said to have been free, and leaves the list; ended from the header', async ({ page, w, world, context }) => {
  const driver = await driverOf(world);
  await hasRun(world, driver, 10, freeZone);
  await come(page, w, context, driver);
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
  await window.getByRole('button', { name: w.done }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('without a network both lists can be read with their age, and every deed is off and says why', async ({ page, w, world, context }) => {
  const driver = await driverOf(world);
  await waits(world, driver);
  await hasRun(world, driver, 40);
  await come(page, w, context, driver);
  await expect(page.getByRole('article')).toHaveCount(2);
  await context.setOffline(true);
  await expect(page.getByText('Завершить парковку можно, когда появится сеть.')).toBeVisible();
  await expect(page.getByText('Оплатить можно, когда появится сеть.')).toBeVisible();
  await expect(page.getByText(/данные на/).first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const button of await page.getByRole('article').getByRole('button').all()) await expect(button).toBeDisabled();
  await expect(page.getByText(w.needsNetwork)).toBeVisible();
});

test('a link’s car that is none of the driver’s is said before a stay is begun; one tap takes the own one', async ({ page, w, world }) => {
  const driver = await driverOf(world);
  const theirs = nextPlate();
  await signedIn(page.context(), city, driver);
  await open(page, w, `/profile/parking?zone=${zone}&plate=${encodeURIComponent(theirs)}&duration=600`, city);
  await expect(page.getByText(`Номер ${theirs} взят из ссылки. Среди ваших машин его нет.`)).toBeVisible();
  // Nobody asks for how long here.
  await expect(page.getByText(/Время из ссылки/)).toHaveCount(0);
  await page.getByRole('button', { name: `Взять ${mainPlate(driver)}`, exact: true }).click();
  await expect(page.getByLabel(w.plate)).toHaveValue(mainPlate(driver));
});
