import type { Page } from '@playwright/test';
import type { SeededUser } from '../../../tools/control';
import { checkRules } from '../../support/checkRules';
import { city, expect, schemes, open, signIn, test, type FakeCity } from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';
import type { Labels } from '../../support/labels';

const texts = {
  ru: {
    title: 'Обращения',
    none: /^Обращений пока нет/,
    email: 'Почта',
    topic: 'Тема',
    message: 'Сообщение',
    send: 'Отправить обращение',
    errors: [
      'Введите телефон: +7, 7 или 8 и ещё 10 цифр',
      'Введите почту полностью, например ivan@mail.ru',
      'Напишите сообщение',
    ],
    registered: 'Зарегистрировано',
    inWork: 'В работе',
    sendMessage: 'Отправить',
    talk: 'Переписка',
    all: 'Все обращения',
    operator: 'Оператор',
  },
  en: {
    title: 'Support requests',
    none: /^No support requests yet/,
    email: 'E-mail',
    topic: 'Topic',
    message: 'Message',
    send: 'Send the request',
    errors: ['Phone must be valid', 'Email must be valid', 'This field is required'],
    registered: 'Registered',
    inWork: 'In work',
    sendMessage: 'Send',
    talk: 'Conversation',
    all: 'All support requests',
    operator: 'Operator',
  },
} as const;
const s = texts.ru;

const openAppeals = async (page: Page, labels: Labels, driver: SeededUser): Promise<void> => {
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/profile/feedback');
};
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const items = (page: Page) => page.getByRole('log').getByRole('listitem');
/** Counts the requests to a path whose message is this text. */
const sent = async (fakeCity: FakeCity, path: string, text: string): Promise<number> =>
  (await fakeCity.control.requests(path)).filter(({ body }) => new URLSearchParams(body).get('message') === text)
    .length;

/** Writes an appeal and opens it. Returns its number. */
const write = async (page: Page, text: string): Promise<string> => {
  await field(page, s.message).fill(text);
  await page.getByRole('button', { name: s.send }).click();
  await page.getByRole('link', { name: text }).click();
  await expect(items(page)).toHaveCount(1);
  return new URL(page.url()).searchParams.get('appeal') ?? '';
};

for (const [language, colorScheme] of schemes('en')) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });
    const x = texts[language];

    test('FEED-01 to FEED-12: an appeal is written, answered and continued', async ({
      page,
      labels,
      driver,
      fakeCity,
    }) => {
      const text = `Не работает паркомат ${crypto.randomUUID()}`;
      await openAppeals(page, labels, driver);
      await expect(page.getByRole('heading', { name: x.title, level: 1 })).toBeVisible();
      await expect(page.getByText(x.none)).toBeVisible();
      // The driver's own phone and e-mail are filled in.
      await expect(field(page, x.email)).toHaveValue(driver.email);

      await field(page, labels.phone).fill('12');
      await field(page, x.email).fill('a@b');
      await field(page, x.message).fill('  ');
      for (const error of x.errors) await expect(page.getByText(error)).toBeHidden();
      await page.getByRole('button', { name: x.send }).click();
      for (const error of x.errors) await expect(page.getByText(error)).toBeVisible();
      await expect(field(page, labels.phone)).toBeFocused();
      await checkRules(page, 'faults');
      await field(page, labels.phone).fill('8 912 345-67-89');
      await page.getByRole('button', { name: x.send }).click();
      await expect(field(page, x.email)).toBeFocused();
      expect(await sent(fakeCity, 'appealRegistration', text)).toBe(0);

      await field(page, x.email).fill(driver.email);
      await page.getByLabel(x.topic).selectOption('payment');
      await field(page, x.message).fill(` ${text}\n`);
      await page.getByRole('button', { name: x.send }).dblclick();
      const registered = page.getByText(/Обращение № \d+ зарегистрировано/);
      await expect(registered).toBeVisible();
      const [request, ...more] = (await fakeCity.control.requests('appealRegistration')).filter(({ body }) =>
        body.includes(text.slice(-36)),
      );
      expect(more).toEqual([]);
      expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
        idSubject: 'payment',
        message: text,
        phone: '79123456789',
        email: driver.email,
      });
      expect(request?.query).not.toContain('token');
      const link = page.getByRole('link', { name: text });
      await expect(link).toContainText(x.registered);
      await expect(field(page, x.message)).toHaveValue('');
      await expect(registered).toBeHidden({ timeout: 9_000 });

      await link.click();
      await expect(items(page)).toHaveCount(1);
      const id = new URL(page.url()).searchParams.get('appeal') ?? '';
      const composer = field(page, x.message);
      await composer.press('Enter');
      await composer.fill('   ');
      await composer.press('Enter');
      await composer.fill('');
      await composer.pressSequentially('Ещё');
      await composer.press('Shift+Enter'); // B-94
      await composer.pressSequentially('вот');
      await composer.press('Enter');
      await expect(composer).toHaveValue('');
      await expect(items(page)).toHaveCount(2);
      await expect(items(page).last()).toContainText('Ещё\nвот');
      await expect.poll(() => sent(fakeCity, 'messageRegistration', 'Ещё\nвот')).toBeGreaterThan(0);

      await fetch(`${fakeCity.url}/demo/operator/${id}`, {
        method: 'POST',
        body: new URLSearchParams({ action: 'answer', text: 'Починим завтра' }),
        redirect: 'manual',
      });
      await page.reload();
      await expect(items(page)).toHaveCount(3);
      await expect(items(page).last()).toContainText(x.operator);
      await expect(items(page).last()).toContainText('Починим завтра');
      await checkRules(page, 'conversation');

      await page.goBack();
      await expect(page.getByRole('heading', { name: x.title, level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Починим завтра' })).toContainText(x.inWork);
      await checkRules(page, 'list');
    });
  });
}

test('FEED-07 to FEED-09: a failed message is marked and can be sent again, and one with a lost answer is not duplicated', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openAppeals(page, labels, driver);
  await write(page, 'Вопрос');
  const composer = field(page, s.message);

  await fakeCity.control.misbehave({ match: 'messageRegistration', kind: '500' });
  await composer.fill('Первое');
  await composer.press('Enter');
  const failed = items(page).filter({ hasText: 'Произошла ошибка, повторить отправку?' });
  await expect(failed).toContainText('Первое');
  await failed.getByRole('button', { name: 'Отправить ещё раз' }).click();
  await expect(failed).toHaveCount(0);
  await expect(items(page)).toHaveCount(2);

  await fakeCity.control.misbehave({ match: 'messageRegistration', kind: 'commit+500' });
  await composer.fill('Второе');
  await page.getByRole('button', { name: s.sendMessage, exact: true }).click();
  await expect.poll(() => sent(fakeCity, 'messageRegistration', 'Второе')).toBe(1);
  await expect(items(page)).toHaveCount(3);
  await expect(failed).toHaveCount(0);
  await page.getByRole('link', { name: s.all }).click();
  await expect(page.getByRole('link', { name: 'Второе' })).toBeVisible();
});

test('FEED-10: a refused appeal is explained in words, and its draft survives other pages but not a logout', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openAppeals(page, labels, driver);
  await page.getByLabel(s.topic).selectOption('payment');
  await field(page, s.message).fill('Черновик');
  await fakeCity.control.settings(city, { topics: [{ label: 'Прочее', code: 'other' }] });
  await page.getByRole('button', { name: s.send }).click();
  await expect(page.getByRole('alert')).toHaveText('Проверьте введённые данные.');
  await fakeCity.control.settings(city, { topics: [{ label: 'Оплата парковки', code: 'payment' }] });

  await page.getByRole('button', { name: labels.menu }).click();
  await page.getByRole('link', { name: labels.myProfile }).click();
  await expect(page.getByText(driver.email)).toBeVisible();
  await page.goBack();
  await expect(field(page, s.message)).toHaveValue('Черновик');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Черновик');

  await page.getByRole('button', { name: labels.menu }).click();
  await page.getByRole('link', { name: labels.myProfile }).click();
  await page.getByRole('main').getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await signIn(page, labels, driver);
  // Navigates through the history, because a reloaded page would be empty anyway.
  await page.evaluate(() => {
    history.pushState({}, '', '/profile/feedback');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(field(page, s.email)).toHaveValue(driver.email);
  await expect(field(page, s.message)).toHaveValue('');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('appeals that were read can be read without a network, and sending states that it needs one', async ({
    page,
    labels,
    driver,
    context,
  }) => {
    await openAppeals(page, labels, driver);
    const id = await write(page, 'Вопрос без сети');
    await expect
      .poll(() => page.evaluate((name) => localStorage.getItem(`parking.queries.${name}`) ?? '', city))
      .toContain(`"appeal","${id}"`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(items(page)).toContainText('Вопрос без сети');
    await expect(page.getByRole('main').getByText(/данные на \d\d:\d\d/)).toBeVisible();
    await field(page, s.message).fill('Позже');
    await field(page, s.message).press('Enter');
    await expect(page.getByText('Для отправки нужна сеть')).toBeVisible();
    await expect(page.getByRole('button', { name: s.sendMessage, exact: true })).toBeDisabled();
    await expect(field(page, s.message)).toHaveValue('Позже');
    await page.getByRole('link', { name: s.all }).click();
    await expect(page.getByRole('link', { name: 'Вопрос без сети' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Для отправки нужна сеть' })).toBeDisabled();
  });
});

test('the address of an unknown appeal says so and leads to the list', async ({ page, labels, driver }) => {
  await openAppeals(page, labels, driver);
  await page.goto('/profile/feedback?appeal=999999');
  await expect(page.getByRole('heading', { name: 'Такого обращения нет' })).toBeVisible();
  await page.getByRole('link', { name: s.all }).click();
  await expect(page.getByRole('heading', { name: s.title, level: 1 })).toBeVisible();
});
