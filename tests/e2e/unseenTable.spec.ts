import type { Page } from '@playwright/test';
import { everyPage } from './addressTable';
import { city, expect, makeDriver, nextPlate, open, test, zone } from './journey';
import { signedIn } from './signedIn';

/**
 * Every screen without a network, for who has opened nothing but the main page before: what is there at once, and what is said
 * where something cannot be. (What was seen before is in `seenTable.spec.ts`.)
 */

test.use({ serviceWorkers: 'allow' });

/** Could not be had: a sentence, why, and another try. */
const failed = (title: string) => ({ title });
/** There at once, kept or needing no answer; its deed says what it needs. */
const there = (text: string | RegExp, deed?: string) => ({ text, deed });

type Shown = ReturnType<typeof failed> | ReturnType<typeof there>;

const ofDriver: readonly [path: string, shown: Shown][] = [
  ['/', there('Список парковок')],
  ['/profile/parking', there('Текущие парковки')],
  ['/profile/parking?type=planar', there('Номер билета или карты', 'Для оплаты нужна сеть')],
  ['/profile/operations', failed('Операции загрузить не удалось')],
  ['/profile/abonements', failed('Абонементы и льготы загрузить не удалось')],
  ['/profile/penalty', failed('Штрафы загрузить не удалось')],
  ['/profile/feedback', there('Новое обращение', 'Для отправки нужна сеть')],
  ['/profile/receipts', failed('Квитанции загрузить не удалось')],
  ['/profile/my-profile', there('Основной телефон')],
  ['/device', there('На этом устройстве')],
];
const ofGuest: readonly [path: string, shown: Shown][] = [
  [`/guest-payment?zone=${zone}`, there('улица Ленина, 12')],
  ['/registration', there('Пароль ещё раз', 'Нужна сеть')],
  ['/restore-password', there('Восстановление пароля', 'Нужна сеть')],
  ['/legal/auth', there('Вход для юридических лиц', 'Нужна сеть')],
  ['/news', failed('Новости загрузить не удалось')],
  ['/pages/contacts', failed('Город не ответил')],
  ['/sms-commands', there('парковка*0101*А123ВС*2')],
  ['/phone-payment-callback', there('Дождитесь SMS')],
];

/** A driver reads what is there well before the longest wait for an answer is over. */
const soon = { timeout: 8_000 };

const isShown = async (page: Page, path: string, shown: Shown): Promise<void> => {
  const main = page.getByRole('main');
  await page.goto(path);
  if ('title' in shown) {
    await expect(main.getByText(shown.title, { exact: true }), path).toBeVisible(soon);
    await expect(main.getByRole('button', { name: 'Попробовать ещё раз' }).first(), path).toBeVisible();
    return;
  }
  await expect(main.getByText(shown.text).first(), path).toBeVisible(soon);
  if (shown.deed) await expect(main.getByRole('button', { name: shown.deed }), path).toBeDisabled();
};

const cameOnce = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 45_000 }).toBe(true);
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('map-info')).keys()).length), { timeout: 45_000 }).toBe(1);
  await expect.poll(() => page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`)?.includes('sms-commands') ?? false, city)).toBe(true);
};

test('F-44, F-47: without a network every screen of a driver shows what it has, or says what is missing', async ({ page, w, world, context }) => {
  test.slow();
  await world.control.settings(city, everyPage);
  const driver = await makeDriver(world, { balanceKopecks: 50_000, vehicles: [{ number: nextPlate(), isMain: true }] });
  await signedIn(context, city, driver);
  await open(page, w, '/');
  await cameOnce(page);

  await context.setOffline(true);
  for (const [path, shown] of ofDriver) {
    await isShown(page, path, shown);
    await expect(page.getByRole('banner').locator('~ [role=status]').first(), path).toContainText(/Нет сети · данные на \d\d:\d\d/);
  }
  await context.setOffline(false);

  // A Wi-Fi that wants a login first: named as such, and nobody is signed out.
  await world.control.misbehave({ match: '/city/', kind: 'html200', count: 5_000 });
  for (const path of ['/profile/operations', '/profile/penalty']) {
    await page.goto(path);
    await expect(page.getByText('Wi-Fi просит войти: откройте любой сайт в браузере'), path).toBeVisible();
  }
  await expect(page.getByRole('banner')).toContainText('500');
  await world.control.behave();

  // What carries nothing is no network after four seconds; as soon as it carries something again, what is missing comes by itself.
  await world.control.misbehave({ match: '/city/', kind: 'hang', count: 5_000 });
  await page.goto('/profile/penalty');
  await expect(page.getByText(/Нет сети · данные на \d\d:\d\d/)).toBeVisible(soon);
  await world.control.behave();
  await expect(page.getByText('У вас нет штрафов')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText(/Нет сети/)).toBeHidden();
});

test('F-44: without a network every screen of a guest shows what it has, or says what is missing', async ({ page, w, context }) => {
  await open(page, w, '/');
  await cameOnce(page);
  await context.setOffline(true);
  for (const [path, shown] of ofGuest) await isShown(page, path, shown);
});
