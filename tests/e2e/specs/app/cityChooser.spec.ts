import type { Locator, Page } from '@playwright/test';
import { expect, fillStay, languagesOfFullRun, signIn, test, zone } from '../../support/fixtures';
import { roubles, type Language, type Labels } from '../../support/labels';

/** The texts of the chooser, in both languages. */
const texts = {
  ru: {
    question: 'В каком городе вы паркуетесь?',
    field: 'Поиск города',
    near: 'Рядом со мной',
    byName: 'По алфавиту',
    perm: 'Пермь',
    kazan: 'Казань',
    here: 'вы здесь',
  },
  en: {
    question: 'Which city do you park in?',
    field: 'Find a city',
    near: 'Near me',
    byName: 'By name',
    perm: 'Perm',
    kazan: 'Kazan',
    here: 'you are here',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** A point in Perm, and a village half an hour south of it. */
const inPerm = { latitude: 58.0105, longitude: 56.2502 };
const southOfPerm = { latitude: 57.8, longitude: 56.25 };

const field = (page: Page, language: Language = 'ru'): Locator =>
  page.getByRole('searchbox', { name: texts[language].field });
const rows = (page: Page): Locator => page.getByRole('search').getByRole('listitem').getByRole('button');
const cityButton = (page: Page, name: string): Locator => page.getByRole('banner').getByRole('button', { name });
const chosenCity = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('parking.city'));

/** The main page, by a link that names the city. Unlike `open`, it chooses the city once and not on every page. */
const linkTo = ({ prefix }: Labels, id: string): string => `${prefix || '/'}?city=${id}`;

const openChooser = async (page: Page, chosen: string): Promise<void> => {
  await cityButton(page, chosen).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Changes from one city to another and waits for the new one. */
const change = async (page: Page, from: string, to: string): Promise<void> => {
  await openChooser(page, from);
  await rows(page).filter({ hasText: to }).click();
  await expect(cityButton(page, to)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
};

/** Counts the requests for a position. `answer` replaces the device's own response. */
const watchPosition = (page: Page, answer = 'ask'): Promise<unknown> =>
  page.addInitScript(`
    globalThis.questions = 0;
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (...how) => { questions += 1; (${answer})(...how); };
    navigator.geolocation.watchPosition = () => { questions += 1; };
    navigator.permissions.query = () => { questions += 1; return Promise.reject(new Error('not to be asked')); };
  `);
const questions = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { questions: number }).questions);

for (const language of ['ru', 'en'] as const) {
  test.describe(`the first visit, ${language}`, () => {
    test.use({ language });

    test('a city is found by its name, even with a wrong keyboard layout or a mistake, and the choice stays', async ({
      page,
      labels,
    }) => {
      const { question, perm, kazan } = texts[language];
      await page.goto(labels.prefix || '/');
      await expect(page.getByRole('heading', { name: question })).toBeVisible();
      for (const [input, found] of [
        ['пер', perm],
        ['gthvm', perm],
        ['Kazn', kazan],
        ['Казнаь', kazan],
      ] as const) {
        await field(page, language).fill(input);
        await expect(rows(page)).toHaveText([found]);
      }
      await field(page, language).fill('Atlantis');
      await expect(rows(page)).toHaveCount(0);
      await field(page, language).fill(kazan);
      await rows(page).click();
      await expect(cityButton(page, kazan)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(labels.prefix || '/');
      await page.reload();
      await expect(cityButton(page, kazan)).toBeVisible();
      expect(await chosenCity(page)).toBe('"kazan"');
    });
  });
}

test('all cities are listed under their first letters, and the list works by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(rows(page)).toHaveCount(32);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Б');
  await field(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows(page).last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  // Typing on a row continues in the field. Enter goes to the first of several rows, or chooses the only one.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('ка');
  await expect(field(page)).toHaveValue('ка');
  await expect(rows(page)).toHaveText(['Казань', 'Калининград', 'Калуга']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Калининград' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cityButton(page, 'Калининград')).toBeVisible();
});

test('Enter in the search field chooses the only city that is left', async ({ page }) => {
  await page.goto('/');
  await field(page).fill('пермь');
  await page.keyboard.press('Enter');
  await expect(cityButton(page, 'Пермь')).toBeVisible();
});

test.describe('the choice of a city by position', () => {
  test('the position is requested once, after a tap; the city there is offered, and the position is not sent anywhere', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(inPerm);
    await watchPosition(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await page.goto('/');
    await expect(rows(page)).toHaveCount(32);
    await page.waitForLoadState('networkidle');
    expect(await questions(page)).toBe(0);

    await page.getByRole('button', { name: texts.ru.near }).click();
    await expect(page.getByText('Вы в городе Пермь')).toBeVisible();
    expect(await questions(page)).toBe(1);
    await expect(rows(page).first()).toHaveText(/Пермь.*вы здесь/);
    await expect(rows(page).nth(1)).toHaveText(/Ижевск.*≈\s211\sкм/);
    await expect(rows(page).last()).toHaveText(/Владивосток.*≈\s5\s\d\d\d\sкм/);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]))).not.toContain(
      '58.01',
    );
    expect(sent.filter((one) => one.includes('58.01') || one.includes('56.25'))).toEqual([]);

    await page.getByRole('button', { name: texts.ru.byName }).click();
    await expect(rows(page).first()).toHaveText('Барнаул');
    await page.getByRole('button', { name: texts.ru.near }).click();
    await page.getByRole('button', { name: 'Выбрать город Пермь' }).click();
    await expect(cityButton(page, 'Пермь')).toBeVisible();
  });

  test('outside all cities the nearest is offered with its distance, and the filter still works', async ({
    page,
    context,
    labels,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(southOfPerm);
    await page.goto(linkTo(labels, 'kazan'));
    await openChooser(page, 'Казань');
    await page.getByRole('button', { name: texts.ru.near }).click();
    await expect(page.getByText(/Ближайший город: Пермь, ≈\s15\sкм/)).toBeVisible();
    await field(page).fill('каз');
    await expect(rows(page)).toHaveText([/Казань.*≈/]);
  });

  for (const [why, answer, sentence] of [
    [
      'refused',
      '(_, fail) => fail({ code: 1, PERMISSION_DENIED: 1, TIMEOUT: 3 })',
      'Браузеру не разрешено узнать ваше место',
    ],
    [
      'not to be had',
      '(_, fail) => fail({ code: 2, PERMISSION_DENIED: 1, TIMEOUT: 3 })',
      'Узнать ваше место не получилось',
    ],
    ['too slow', '(_, fail) => fail({ code: 3, PERMISSION_DENIED: 1, TIMEOUT: 3 })', 'Телефон пока не сказал, где вы'],
  ] as const) {
    test(`a position that is ${why} gives a message, and the list stays`, async ({ page }) => {
      await watchPosition(page, answer);
      await page.goto('/');
      await page.getByRole('button', { name: texts.ru.near }).click();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(rows(page)).toHaveCount(32);
      await page.getByRole('button', { name: 'Пермь' }).click();
      await expect(cityButton(page, 'Пермь')).toBeVisible();
    });
  }

  test('a position that the browser itself refuses gives a message', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: texts.ru.near }).click();
    await expect(page.getByText('Браузеру не разрешено узнать ваше место')).toBeVisible();
  });

  test('a position without an answer gives a message after ten seconds, and a late answer still counts', async ({
    page,
  }) => {
    await page.clock.install();
    await watchPosition(page, '(done) => { globalThis.answer = done; }');
    await page.goto('/');
    await page.getByRole('button', { name: texts.ru.near }).click();
    await page.getByRole('button', { name: 'Узнаём, где вы…' }).click({ force: true });
    expect(await questions(page)).toBe(1);
    await page.clock.fastForward(10_000);
    await expect(page.getByText('Телефон пока не сказал, где вы')).toBeVisible();
    await page.evaluate(
      (coords) => (globalThis as unknown as { answer: (place: object) => void }).answer({ coords }),
      inPerm,
    );
    await expect(page.getByText('Вы в городе Пермь')).toBeVisible();
  });
});

for (const language of languagesOfFullRun) {
  test.describe(`the change to another city, ${language}`, () => {
    test.use({ language });

    test('another city opens its main page, and each city keeps its own login', async ({ page, labels, driver }) => {
      const { perm, kazan } = texts[language];
      await page.goto(linkTo(labels, 'perm'));
      await signIn(page, labels, driver);
      await page.goto(`${labels.prefix}/profile/parking`);
      await expect(page.getByRole('heading', { name: labels.current })).toBeVisible();
      await change(page, perm, kazan);
      expect(new URL(page.url()).pathname).toBe(labels.prefix || '/');
      await expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeVisible();
      await change(page, kazan, perm);
      await expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeHidden();
      await page.goto(`${labels.prefix}/profile/my-profile`);
      await expect(page.getByText(driver.email)).toBeVisible();
    });
  });
}

test('the chosen city is marked, and choosing it again only closes the window', async ({ page, labels }) => {
  await page.goto(`${labels.prefix}/guest-payment?city=perm&zone=${zone}`);
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await openChooser(page, 'Пермь');
  await expect(page.locator('[aria-current=true]', { hasText: 'Пермь' })).toHaveText('Пермь');
  await rows(page).filter({ hasText: 'Пермь' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/guest-payment/);
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
});

test('an unfinished payment is mentioned before another city opens, and its outcome is shown when the driver returns', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await page.goto(linkTo(labels, 'perm'));
  await signIn(page, labels, driver);
  await page.getByRole('link', { name: labels.payParking }).first().click();
  await fillStay(page, labels, driver);
  // The city takes the money but never answers.
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'commit+hang' });
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect.poll(async () => (await fakeCity.control.ledger('perm', driver.email)).debits.length).toBe(1);
  await openChooser(page, 'Пермь');
  await rows(page).filter({ hasText: 'Казань' }).click();
  await expect(page.getByText('Оплата ещё не закончена')).toBeVisible();
  await page.getByRole('button', { name: 'Остаться здесь' }).click();
  await expect(page).toHaveURL(/profile\/parking/);

  await openChooser(page, 'Пермь');
  await rows(page).filter({ hasText: 'Казань' }).click();
  await page.getByRole('button', { name: 'Всё равно сменить город' }).click();
  await expect(cityButton(page, 'Казань')).toBeVisible();
  await change(page, 'Казань', 'Пермь');
  await expect(page.getByText(/Оплата прошла|Парковка оплачена/).first()).toBeVisible();
  expect((await fakeCity.control.ledger('perm', driver.email)).debits).toHaveLength(1);
});

test('a stored city that the app does not know is forgotten', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('parking.city', '"atlantis"');
    sessionStorage.setItem('begun', '1');
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: texts.ru.question })).toBeVisible();
  expect(await chosenCity(page)).toBe(null);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('another city can be opened without a network', async ({ page, labels, context }) => {
    await page.goto(linkTo(labels, 'perm'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await page.close();

    await context.setOffline(true);
    const next = await context.newPage();
    await next.goto('/');
    await change(next, 'Пермь', 'Казань');
    await expect(next.getByText(labels.offline)).toBeVisible();
    expect(await chosenCity(next)).toBe('"kazan"');
  });
});
