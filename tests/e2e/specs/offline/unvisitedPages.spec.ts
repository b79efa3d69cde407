import type { Page } from '@playwright/test';
import { everyPage } from '../../support/addressTable';
import { city, expect, makeDriver, nextPlate, open, test, zone } from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';

/**
 * Every screen without a network, for a visitor who has opened only the main page before. It tests what is available
 * at once, and the message where something is not. Screens that were visited before are in `visitedPages.spec.ts`.
 */

test.use({ serviceWorkers: 'allow' });

/** Not available: a sentence, the reason, and a retry. */
const failed = (title: string) => ({ title });
/** Available at once, because it is stored or needs no answer. Its action states what it needs. */
const displayed = (text: string | RegExp, action?: string) => ({ text, action });

type ExpectedScreen = ReturnType<typeof failed> | ReturnType<typeof displayed>;

const ofDriver: readonly [path: string, shown: ExpectedScreen][] = [
  ['/', displayed('Список парковок')],
  ['/profile/parking', displayed('Текущие парковки')],
  ['/profile/parking?type=planar', displayed('Номер билета или карты', 'Для оплаты нужна сеть')],
  ['/profile/operations', failed('Операции загрузить не удалось')],
  ['/profile/abonements', failed('Абонементы и льготы загрузить не удалось')],
  ['/profile/penalty', failed('Штрафы загрузить не удалось')],
  ['/profile/feedback', displayed('Новое обращение', 'Для отправки нужна сеть')],
  ['/profile/receipts', failed('Квитанции загрузить не удалось')],
  ['/profile/my-profile', displayed('Основной телефон')],
  ['/device', displayed('На этом устройстве')],
];
const ofGuest: readonly [path: string, shown: ExpectedScreen][] = [
  [`/guest-payment?zone=${zone}`, displayed('улица Ленина, 12')],
  ['/registration', displayed('Пароль ещё раз', 'Нужна сеть')],
  ['/restore-password', displayed('Восстановление пароля', 'Нужна сеть')],
  ['/legal/auth', displayed('Вход для юридических лиц', 'Нужна сеть')],
  ['/news', failed('Новости загрузить не удалось')],
  ['/pages/contacts', failed('Город не ответил')],
  ['/sms-commands', displayed('парковка*0101*А123ВС*2')],
  ['/phone-payment-callback', displayed('Дождитесь SMS')],
];

/** Available data is shown well before the longest wait for an answer is over. */
const soon = { timeout: 8_000 };

const expectScreen = async (page: Page, path: string, screen: ExpectedScreen): Promise<void> => {
  const main = page.getByRole('main');
  await page.goto(path);
  if ('title' in screen) {
    await expect(main.getByText(screen.title, { exact: true }), path).toBeVisible(soon);
    await expect(main.getByRole('button', { name: 'Попробовать ещё раз' }).first(), path).toBeVisible();
    return;
  }
  await expect(main.getByText(screen.text).first(), path).toBeVisible(soon);
  if (screen.action) await expect(main.getByRole('button', { name: screen.action }), path).toBeDisabled();
};

const cameOnce = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 45_000 })
    .toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('map-info')).keys()).length), { timeout: 45_000 })
    .toBe(1);
  await expect
    .poll(() =>
      page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`)?.includes('sms-commands') ?? false, city),
    )
    .toBe(true);
};

test('F-44, F-47: without a network every screen of a driver shows its stored data, or states what is missing', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  test.slow();
  await fakeCity.control.settings(city, everyPage);
  const driver = await makeDriver(fakeCity, {
    balanceKopecks: 50_000,
    vehicles: [{ number: nextPlate(), isMain: true }],
  });
  await signedIn(context, city, driver);
  await open(page, labels, '/');
  await cameOnce(page);

  await context.setOffline(true);
  for (const [path, screen] of ofDriver) {
    await expectScreen(page, path, screen);
    await expect(page.getByRole('banner').locator('~ [role=status]').first(), path).toContainText(
      /Нет сети · данные на \d\d:\d\d/,
    );
  }
  await context.setOffline(false);

  // A Wi-Fi that requires a login: the app names it and signs no one out.
  await fakeCity.control.misbehave({ match: '/city/', kind: 'html200', count: 5_000 });
  for (const path of ['/profile/operations', '/profile/penalty']) {
    await page.goto(path);
    await expect(page.getByText('Wi-Fi просит войти: откройте любой сайт в браузере'), path).toBeVisible();
  }
  await expect(page.getByRole('banner')).toContainText('500');
  await fakeCity.control.clearFaults();

  // A network that carries nothing counts as no network after four seconds. Once it works again, missing data loads
  // automatically.
  await fakeCity.control.misbehave({ match: '/city/', kind: 'hang', count: 5_000 });
  await page.goto('/profile/penalty');
  await expect(page.getByText(/Город не отвечает · данные на \d\d:\d\d/)).toBeVisible(soon);
  await fakeCity.control.clearFaults();
  await expect(page.getByText('У вас нет штрафов')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText(/Город не отвечает/)).toBeHidden();
});

test('F-44: without a network every screen of a guest shows its stored data, or states what is missing', async ({
  page,
  labels,
  context,
}) => {
  await open(page, labels, '/');
  await cameOnce(page);
  await context.setOffline(true);
  for (const [path, screen] of ofGuest) await expectScreen(page, path, screen);
});
