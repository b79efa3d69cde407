import type { Page } from '@playwright/test';
import type { Control } from '../../../tools/control';
import { checkRules } from '../../support/checkRules';
import { expect, schemes, mainPlate, nextPlate, open, signIn, test, zone } from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';
import { holdAnswer, revisitPage, revisitUntilVisible } from '../../support/timing';
import { roubles } from '../../support/labels';

/** A city that only these journeys use: it closes, and has news. */
const city = 'ryazan';
const quiet = { isClose: false, notification: null, banner: null, popup: { title: '', message: '' } };
const news = { title: 'Новые зоны', message: '<p>С понедельника открываются <b>две новые зоны</b>.</p>', url: '/news' };
const bannerImages = { image: '/demo/banner/wide.svg', narrowImage: '/demo/banner/narrow.svg', link: '/news' };

const texts = {
  ru: {
    line: 'Объявление города',
    dismiss: 'Убрать объявление',
    more: 'Подробнее',
    understood: 'Понятно',
    enlarge: 'Объявление города: показать крупно',
    closed: 'Мы временно закрыты',
    sorry: /Приносим извинения.*вернёмся/,
    checkAgain: 'Проверить ещё раз',
    otherCity: 'Выбрать другой город',
    other: 'English',
    until: /до (\d\d\.\d\d )?\d\d:\d\d/,
    signOut: 'Выйти',
    cancel: 'Отмена',
    signedOut: 'Вы вышли из профиля',
  },
  en: {
    line: 'City announcement',
    dismiss: 'Dismiss the announcement',
    more: 'Read more',
    understood: 'Got it',
    enlarge: 'City announcement: enlarge',
    closed: 'We are closed',
    sorry: /apologise.*be back/,
    checkAgain: 'Check again',
    otherCity: 'Choose another city',
    other: 'Русский',
    until: /until (\d\d\.\d\d )?\d\d:\d\d/,
    signOut: 'Sign out',
    cancel: 'Cancel',
    signedOut: 'You have signed out',
  },
} as const;

test.beforeEach(async ({ fakeCity }) => {
  await fakeCity.control.settings(city, quiet);
});

/** Waits until the city has sent its options, and then long enough for anything that would open automatically. */
const waitForOptions = async (page: Page, control: Control, requestsBefore: number): Promise<void> => {
  await expect
    .poll(async () => (await control.requests(`/city/${city}/api/info/get-options`)).length)
    .toBeGreaterThan(requestsBefore);
  await page.waitForTimeout(2500);
};
const optionsRequests = async (control: Control): Promise<number> =>
  (await control.requests(`/city/${city}/api/info/get-options`)).length;

for (const [language, colorScheme] of schemes('ru')) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });
    const t = texts[language];

    test('the popup opens once, stays closed, and opens again if its date changes', async ({
      page,
      labels,
      fakeCity: { control },
    }) => {
      await control.settings(city, { popup: { ...news, updated: '1' } });
      await open(page, labels, '', city);
      const popup = page.getByRole('dialog', { name: news.title });
      await expect(popup).toContainText('две новые зоны');
      await checkRules(page);
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();

      const requestsBefore = await optionsRequests(control);
      await page.reload();
      await waitForOptions(page, control, requestsBefore);
      await expect(popup).toBeHidden();

      await control.settings(city, { popup: { ...news, updated: '2' } });
      await page.reload();
      await expect(popup).toBeVisible();
      await page.goBack();
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${labels.prefix || '/'}$`));

      await control.settings(city, { popup: { ...news, updated: '3' } });
      await page.reload();
      await popup.getByRole('link', { name: t.more }).click();
      await expect(page).toHaveURL(new RegExp(`${labels.prefix}/news$`));
      await expect(popup).toBeHidden();
    });

    test('the city’s message line can be dismissed, and appears again with another message', async ({
      page,
      labels,
      fakeCity: { control },
    }) => {
      await control.settings(city, {
        notification: { message: 'В выходные парковка в центре бесплатна для всех', url: '/news' },
      });
      await open(page, labels, '', city);
      const line = page.getByRole('region', { name: t.line });
      await expect(line.getByRole('link')).toHaveAttribute('href', `${labels.prefix}/news`);
      await checkRules(page);
      await line.getByRole('button', { name: t.dismiss }).press('Enter');
      await expect(line).toBeHidden();

      const requestsBefore = await optionsRequests(control);
      await page.reload();
      await waitForOptions(page, control, requestsBefore);
      await expect(line).toBeHidden();

      await control.settings(city, {
        notification: { message: 'В понедельник парковка платная', url: 'javascript:alert(1)' },
      });
      await revisitUntilVisible(page, line);
      await expect(line).toContainText('В понедельник парковка платная');
      await expect(line.getByRole('link')).toHaveCount(0);
    });

    test('the start picture opens once for each version and can be enlarged', async ({
      page,
      labels,
      fakeCity: { control },
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await control.settings(city, { banner: { ...bannerImages, version: '1' } });
      await open(page, labels, '', city);
      const dialogs = page.locator('[role=dialog]');
      await expect(dialogs).toHaveCount(1);
      await expect(dialogs.locator('img')).toHaveAttribute('src', /narrow/);
      await expect(dialogs.getByRole('link', { name: t.more })).toHaveAttribute('href', `${labels.prefix}/news`);
      await checkRules(page);
      await page.getByRole('button', { name: t.enlarge }).click();
      await expect(dialogs).toHaveCount(2);
      await checkRules(page);
      await page.goBack();
      await expect(dialogs).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialogs).toHaveCount(0);

      const requestsBefore = await optionsRequests(control);
      await page.reload();
      await waitForOptions(page, control, requestsBefore);
      await expect(dialogs).toHaveCount(0);

      await control.settings(city, { banner: { ...bannerImages, version: '2' } });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.reload();
      await expect(dialogs.locator('img')).toHaveAttribute('src', /wide/);
    });

    test('a closed city shows the notice of closure on every page until it opens again', async ({
      page,
      labels,
      fakeCity: { control },
    }) => {
      await control.settings(city, {
        isClose: true,
        contacts: { phone: '8 (4912) 00-00-00' },
        popup: { ...news, updated: '1' },
      });
      await open(page, labels, '/guest-payment', city);
      await expect(page.getByRole('heading', { level: 1, name: t.closed })).toBeVisible();
      await expect(page.getByText(t.sorry)).toBeVisible();
      await expect(page.getByRole('link', { name: '8 (4912) 00-00-00' })).toHaveAttribute('href', 'tel:84912000000');
      await expect(page.getByRole('form')).toHaveCount(0);
      await checkRules(page);
      await page.getByRole('link', { name: t.other }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: texts[language === 'ru' ? 'en' : 'ru'].closed }),
      ).toBeVisible();
      await open(page, labels, '/no-such-page', city);
      await expect(page.getByRole('heading', { level: 1, name: t.closed })).toBeVisible();
      await expect(page.getByRole('button', { name: t.otherCity })).toBeVisible();

      // The options are requested at once, and again by every part of the page that needs them.
      const requestsBefore = await optionsRequests(control);
      await page.goto(`${labels.prefix}/guest-payment`);
      await expect.poll(() => optionsRequests(control)).toBeGreaterThan(requestsBefore);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1, name: t.closed })).toBeVisible();
      await control.settings(city, { isClose: false });
      await page.getByRole('button', { name: t.checkAgain }).click();
      await expect(page.getByLabel(labels.zone)).toBeVisible();
      await expect(page.getByText(t.closed)).toBeHidden();
    });
  });
}

test.describe('on a first visit', () => {
  test('who starts on another page than the map sees the popup and the picture there', async ({
    page,
    labels,
    fakeCity: { control },
  }) => {
    await control.settings(city, { popup: { ...news, updated: '1' }, banner: { ...bannerImages, version: '1' } });
    await open(page, labels, '/sms-commands', city);
    await page.getByRole('dialog', { name: news.title }).getByRole('button', { name: texts.ru.understood }).click();
    await page.reload();
    await expect(page.locator('[role=dialog] img')).toBeVisible();
    await expect(page).toHaveURL(/\/sms-commands$/);
  });

  test('no notice opens over a payment page, and the popup waits for another page', async ({
    page,
    labels,
    fakeCity: { control },
  }) => {
    await control.settings(city, { popup: { ...news, updated: '1' }, banner: { ...bannerImages, version: '1' } });
    const popupCall = `/city/${city}/api/notification/popup`;
    const popups = (await control.requests(popupCall)).length;
    const requestsBefore = await optionsRequests(control);
    await open(page, labels, '/guest-payment', city);
    await expect(page.getByLabel(labels.zone)).toBeVisible();
    await waitForOptions(page, control, requestsBefore);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await control.requests(popupCall)).toHaveLength(popups);
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: news.title })).toBeVisible();
    await page.getByRole('button', { name: texts.ru.understood }).click();
    // The banner is not shown at the start that showed the popup.
    await page.waitForTimeout(1500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('[role=dialog] img')).toBeVisible();
  });

  test('F-86: notices that fail to load or contain harmful links are not shown', async ({
    page,
    labels,
    fakeCity: { control },
  }) => {
    const attack = '<img src=x onerror="alert(1)">';
    await control.settings(city, {
      notification: { message: attack, url: 'https://user@evil.example/' },
      banner: {
        image: 'https://evil.example/a.png',
        narrowImage: 'data:image/png;base64,AAAA',
        link: 'javascript:alert(1)',
      },
    });
    await control.misbehave({ match: '/api/notification/popup', kind: '500', count: 10 });
    const outside: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil')) outside.push(request.url());
    });
    page.on('dialog', () => outside.push('dialog'));
    const requestsBefore = await optionsRequests(control);
    await open(page, labels, '', city);
    await expect(page.getByRole('region', { name: texts.ru.line })).toContainText(attack);
    await waitForOptions(page, control, requestsBefore);
    await expect(page.locator('[role=dialog], [role=alert]')).toHaveCount(0);
    expect(outside).toEqual([]);
  });
});

test('the message line causes no layout shift, and does not move if reduced motion is set', async ({
  page,
  labels,
  fakeCity: { control },
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const message = 'В выходные и праздники, с пятницы по понедельник, парковка в центре бесплатна для всех';
  await control.settings(city, { notification: { message, url: '/news' } });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + shift.value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, labels, '/guest-payment', city);
  const line = page.getByRole('region', { name: texts.ru.line });
  await expect(line).toBeVisible();
  const text = line.getByText(message);
  await expect(line.locator('p')).toHaveCSS('animation-name', 'run-by');
  await page.waitForTimeout(1500);
  expect(Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0))).toBeLessThanOrEqual(0.05);

  const rest = await page.getByLabel(labels.zone).boundingBox();
  await text.hover({ force: true });
  await expect(line.locator('p')).toHaveCSS('animation-name', 'none');
  expect((await text.boundingBox())?.height).toBeGreaterThan(60);
  expect(await page.getByLabel(labels.zone).boundingBox()).toEqual(rest);
  await page.mouse.move(180, 600);
  await expect(line.locator('p')).toHaveCSS('animation-name', 'run-by');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(line.locator('p')).toHaveCSS('animation-name', 'none');
  expect((await text.boundingBox())?.height).toBeGreaterThan(60);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a closed city is recognised offline, and the driver’s stay is shown below', async ({
    page,
    labels,
    context,
    fakeCity: { control },
  }) => {
    const plate = nextPlate();
    const { users } = await control.seed(city, {
      users: [{ balanceKopecks: 50_000, vehicles: [{ number: plate, isMain: true }] }],
      zones: [{ number: zone, address: 'улица Ленина, 12' }],
    });
    const [driver] = users;
    if (!driver) throw new Error('No driver was made');
    await control.seed(city, { sessions: [{ user: driver.email, number: plate, zone, durationMin: 90 }] });
    await signedIn(page.context(), city, driver);
    await open(page, labels, '/news', city);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await control.settings(city, { isClose: true });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: texts.ru.closed })).toBeVisible();
    await expect(page.getByRole('listitem')).toContainText(texts.ru.until);
    await expect(page.getByRole('img', { name: new RegExp(zone) })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(
          (id) => localStorage.getItem(`parking.queries.${id}`)?.includes('"isClosed":true') ?? false,
          city,
        ),
      )
      .toBe(true);
    await page.close();

    await context.setOffline(true);
    const next = await context.newPage();
    await next.goto('/profile/parking');
    await expect(next.getByRole('heading', { level: 1, name: texts.ru.closed })).toBeVisible();
    await expect(next.getByRole('listitem')).toContainText(texts.ru.until);
    await next.getByRole('button', { name: texts.ru.checkAgain }).click();
    await expect(next.getByText('Город не ответил. Проверьте связь.')).toBeVisible();
    await checkRules(next);

    // The page opens again as soon as the city can be reached.
    await control.settings(city, { isClose: false });
    await context.setOffline(false);
    await expect(next.getByRole('heading', { name: labels.current })).toBeVisible();
  });
});

test('a closed city shows the end of a guest’s stay as estimated, and of a retroactive one as stated', async ({
  page,
  labels,
  fakeCity: { control },
}) => {
  const now = Date.now();
  const stay = (id: string, isPost: boolean) => ({
    id,
    city,
    timeZone: 'Europe/Moscow',
    zone,
    plate: nextPlate(),
    isForeign: false,
    durationMin: 60,
    startsAt: now,
    endsAt: now + 3_600_000,
    isPost,
    sum: 6000,
    state: 'confirmed',
  });
  await page.addInitScript(
    (stays) => localStorage.setItem('parking.stays', stays),
    JSON.stringify([stay('1', false), stay('2', true)]),
  );
  await control.settings(city, { isClose: true });
  await open(page, labels, '', city);
  await expect(page.getByRole('heading', { level: 1, name: texts.ru.closed })).toBeVisible();
  await expect(page.getByRole('listitem')).toContainText([/Конец около (\d\d\.\d\d )?\d\d:\d\d/, texts.ru.until]);
});

test('F-57: a payment that is being sent finishes before the app shows that the city has closed', async ({
  page,
  labels,
  fakeCity: { control },
}) => {
  const { users } = await control.seed(city, {
    users: [{ balanceKopecks: 50_000, vehicles: [{ number: nextPlate(), isMain: true }] }],
    zones: [{ number: zone, address: 'улица Ленина, 12' }],
  });
  const [driver] = users;
  if (!driver) throw new Error('No driver was made');
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/news', city);
  await page.goto('/profile/parking');
  await page.getByLabel(labels.zone).fill(zone);
  await page.getByRole('radio', { name: labels.hour, exact: true }).check();
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
  const start = await holdAnswer(page, 'payment/start');
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await start.answered;
  await control.settings(city, { isClose: true });
  const requestsBefore = await optionsRequests(control);
  await expect
    .poll(async () => {
      await revisitPage(page);
      return optionsRequests(control);
    })
    .toBeGreaterThan(requestsBefore);
  await page.waitForTimeout(500);
  await expect(page.getByLabel(labels.zone)).toBeVisible();
  start.release();

  await expect(page.getByRole('heading', { level: 1, name: texts.ru.closed })).toBeVisible();
  await expect(page.getByRole('listitem')).toContainText(texts.ru.until);
  expect((await control.ledger(city, driver.email)).debits).toHaveLength(1);
});

test('a logout on the profile leads home, and a login that the city refuses is reported', async ({
  page,
  labels,
  fakeCity: { control },
}) => {
  const { users } = await control.seed(city, { users: [{}] });
  const [driver] = users;
  if (!driver) throw new Error('No driver was made');
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/news', city);
  await page.goto('/profile/my-profile');
  await page.getByRole('main').getByRole('button', { name: texts.ru.signOut }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await signIn(page, labels, driver);
  await control.settings(city, { refusals: { getProfile: 'AccountNotFound' } });
  await revisitUntilVisible(page, page.getByRole('dialog', { name: texts.ru.signedOut }));
  await control.settings(city, { refusals: {} });
  await checkRules(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeVisible();
});
