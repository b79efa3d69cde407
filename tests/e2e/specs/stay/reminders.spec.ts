import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { checkRules } from '../../support/checkRules';
import { chooseMethod } from '../../support/chooseMethod';
import { clockTime, inCity, moveTo } from '../../support/cityTime';
import { city, expect, mainPlate, nextPlate, open, test, zone, type FakeCity } from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';

const minuteMs = 60_000;

const texts = {
  ru: {
    remind: 'Напомнить',
    toCalendar: 'Добавить в календарь',
    notify: 'Показывать уведомление',
    notified: 'Покажем уведомление, если приложение останется открытым в фоне.',
    promise: (time: string) => `Напомним в ${time}, если приложение открыто.`,
    reminders: 'Напоминания',
    remaining: (minutes: string, time: string) => `До конца ${minutes}, до ${time}`,
    over: (time: string) => `Время вышло в ${time}`,
    gotIt: 'Понятно',
  },
  en: {
    remaining: (minutes: string, time: string) => `${minutes} left, until ${time}`,
    over: (time: string) => `Time ran out at ${time}`,
  },
} as const;

/** Headless browsers have no app badge. The numbers that the app sets are recorded for as long as the page lives. */
const recordBadges = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(window, { recordedBadges: badges });
    Object.assign(navigator, {
      setAppBadge: (count: number) => Promise.resolve(badges.push(count)),
      clearAppBadge: () => Promise.resolve(badges.push(0)),
    });
  });
const badge = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (window as unknown as { recordedBadges: number[] }).recordedBadges.at(-1));

/**
 * Headless browsers neither show notifications nor request the permission. Those that the app passes to the worker are
 * recorded. As on a phone, the page itself cannot show any.
 */
const recordNotifications = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    let notifications: { title: string; tag: string; close: () => void }[] = [];
    class PhoneNotification {
      static get permission(): string {
        return localStorage.getItem('journey.permission') ?? 'default';
      }
      static requestPermission(): Promise<string> {
        localStorage.setItem('journey.permission', 'granted');
        return Promise.resolve('granted');
      }
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    }
    Object.assign(window, {
      Notification: PhoneNotification,
      recordedNotices: () => notifications.map(({ title }) => title),
    });
    const registration = {
      showNotification: (title: string, { tag = '' }: NotificationOptions) => {
        const close = (): void => {
          notifications = notifications.filter((one) => one.tag !== tag);
        };
        close();
        notifications.push({ title, tag, close });
        return Promise.resolve();
      },
      getNotifications: () => Promise.resolve(notifications),
    };
    Object.assign(navigator.serviceWorker, { getRegistration: () => Promise.resolve(registration) });
  });
const notices = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { recordedNotices: () => string[] }).recordedNotices());

/** Makes the page visible again. It then sends a request and learns the city's time. */
const fireVisibilityChange = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** The end of the driver's only stay in the city's ledger. */
const endOf = async ({ control }: FakeCity, plate: string): Promise<number> => {
  const { sessions: stays } = await control.ledger(city);
  return stays.find(({ number }) => number === plate)?.endMs ?? 0;
};

test.beforeEach(({ fakeCity }) => moveTo(fakeCity, inCity('12:00') + 30_000));
test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a driver is reminded 15 minutes before the end once, in one of two tabs, not after a reload, and again after an extension', async ({
    page,
    labels,
    driver,
    fakeCity,
    context,
  }) => {
    const s = texts.ru;
    const plate = mainPlate(driver);
    await recordBadges(context);
    await recordNotifications(context);
    await signedIn(context, city, driver);
    await fakeCity.control.seed(city, { sessions: [{ user: driver.email, number: plate, zone, durationMin: 60 }] });
    const endMs = await endOf(fakeCity, plate);
    await open(page, labels, '/profile/parking');
    await expect.poll(() => badge(page)).toBe(1);
    const stay = page.getByRole('main').getByRole('article');
    await stay.getByRole('button', { name: s.remind }).click();
    const window = page.getByRole('dialog');
    await expect(window.getByRole('radio', { name: '15 мин', exact: true })).toBeChecked();
    await expect(window.getByText(s.promise(clockTime(endMs - 15 * minuteMs)))).toBeVisible();
    await window.getByRole('button', { name: s.notify }).click();
    await expect(window.getByText(s.notified)).toBeVisible();
    await checkRules(page, 'the window of reminders');
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();

    const second = await context.newPage();
    await second.goto('/profile/parking');
    await expect.poll(() => badge(second)).toBe(1);
    const card = (tab: Page) => tab.getByRole('region', { name: s.reminders }).getByRole('article');
    const cards = async (): Promise<number> => (await card(page).count()) + (await card(second).count());
    await moveTo(fakeCity, endMs - 14 * minuteMs);
    await expect(async () => {
      await Promise.all([fireVisibilityChange(page), fireVisibilityChange(second)]);
      expect(await cards()).toBe(1);
    }).toPass();
    const notifiedTab = (await card(page).count()) === 1 ? page : second;
    await expect(card(notifiedTab).getByText(s.remaining('14 минут', clockTime(endMs)))).toBeVisible();
    await checkRules(notifiedTab, 'a reminder');

    // It is not shown again, in neither tab.
    await page.clock.install();
    await Promise.all([page.reload(), second.reload()]);
    await expect.poll(() => badge(page)).toBe(1);
    await expect.poll(() => badge(second)).toBe(1);
    await second.waitForTimeout(2500);
    expect(await cards()).toBe(0);
    await second.close();

    // The page is hidden when the new end comes near. The device notifies the driver, and the page shows the reminder
    // on return.
    await stay.getByRole('button', { name: labels.extend }).click();
    await window.getByRole('radio', { name: labels.hour, exact: true }).check();
    await window.getByRole('button', { name: /^Продлить за/ }).click();
    await expect(page.getByText(labels.extended)).toBeVisible();
    await expect(window).toBeHidden();
    const laterMs = await endOf(fakeCity, plate);
    expect(laterMs).toBe(endMs + 60 * minuteMs);
    await expect(stay.getByText(clockTime(laterMs), { exact: false }).first()).toBeVisible();
    await moveTo(fakeCity, laterMs - 20 * minuteMs);
    await fireVisibilityChange(page);
    await expect(stay.getByText(/^(20:00|19:\d\d)$/)).toBeVisible();
    await page.evaluate(() =>
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }),
    );
    await page.clock.fastForward(5 * minuteMs + 1000);
    await expect.poll(() => notices(page)).toEqual([s.remaining('15 минут', clockTime(laterMs))]);
    await moveTo(fakeCity, laterMs - 14 * minuteMs);
    await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'));
    await fireVisibilityChange(page);
    await card(page).getByRole('button', { name: labels.extend }).click();
    await expect(window.getByText(labels.nowUntil(clockTime(laterMs)), { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);

    // A logout removes all of it.
    await page.getByRole('button', { name: labels.menu }).click();
    await window.getByRole('button', { name: 'Выйти', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Выйти из профиля?' })
      .getByRole('button', { name: 'Выйти', exact: true })
      .click();
    await expect.poll(() => badge(page)).toBe(0);
    await expect.poll(() => notices(page)).toEqual([]);
    expect(
      await page.evaluate(() => ['reminders', 'reminders-told'].map((name) => localStorage.getItem(`parking.${name}`))),
    ).toEqual(['[]', '[]']);
  });
});

test('with less time left than the usual lead, the longest that fits is preset, and longer ones cannot be chosen', async ({
  page,
  labels,
  driver,
  fakeCity,
  context,
}) => {
  await signedIn(context, city, driver);
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, startsInMin: -30, durationMin: 42 }],
  });
  await open(page, labels, '/profile/parking');
  await page.getByRole('main').getByRole('article').getByRole('button', { name: texts.ru.remind }).click();
  const lead = (name: string) => page.getByRole('dialog').getByRole('radio', { name, exact: true });
  await expect(lead('10 мин')).toBeChecked();
  await expect(lead('5 мин')).toBeEnabled();
  await expect(lead('15 мин')).toBeDisabled();
  await expect(lead('30 мин')).toBeDisabled();
  await checkRules(page, 'a short rest');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 640 } });

  test('a guest exports the end of the stay to a calendar file that another program can read', async ({
    page,
    labels,
    fakeCity,
    context,
  }) => {
    const s = texts.ru;
    const plate = nextPlate();
    await open(page, labels, `/guest-payment?zone=${zone}&plate=${encodeURIComponent(plate)}&duration=60`);
    await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
    await chooseMethod(page);
    await page.getByRole('button', { name: labels.continue }).click();
    await page.waitForURL(/\/demo\/pay\//);
    await page.getByRole('button', { name: labels.providerPay, exact: true }).click();
    await expect(page.getByRole('heading', { name: labels.paidVehicle })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    await context.setOffline(true);
    await page.getByRole('main').getByRole('button', { name: s.remind }).click();
    const window = page.getByRole('dialog');
    await window.getByRole('radio', { name: '30 мин', exact: true }).check();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      window.getByRole('button', { name: s.toCalendar }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`parking-${zone}.ics`);
    const event = new ICAL.Event(
      new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8'))).getFirstSubcomponent('vevent') ??
        undefined,
    );
    const end = event.startDate.toJSDate().getTime();
    const endMs = await endOf(fakeCity, plate);
    // The end that a guest's device knows is accurate to a few seconds, and never late.
    expect(endMs - end).toBeGreaterThanOrEqual(0);
    expect(endMs - end).toBeLessThan(3000);
    expect(event.summary).toBe(`${plate}, зона ${zone}: конец парковки`);
    expect(event.location).toBe('улица Ленина, 12');
    const link = /Оплатить ещё: (\S+)$/.exec(event.description)?.[1] ?? '';
    expect(event.component.getFirstPropertyValue('url')).toBe(link);
    const alarm = event.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    expect((alarm as InstanceType<typeof ICAL.Duration>).toSeconds()).toBe(-30 * 60);
    await context.setOffline(false);
    // The link in the file leads to the same car and place.
    await page.goto(link);
    await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
    await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a screen reader announces 15, 5 and 0 minutes before the end once each, whatever reminder was chosen', async ({
    page,
    labels,
    driver,
    fakeCity,
    context,
  }) => {
    const s = texts.en;
    const plate = mainPlate(driver);
    await recordBadges(context);
    await signedIn(context, city, driver);
    await fakeCity.control.seed(city, { sessions: [{ user: driver.email, number: plate, zone, durationMin: 60 }] });
    const endMs = await endOf(fakeCity, plate);
    await open(page, labels);
    await expect.poll(() => badge(page)).toBe(1);
    const liveRegion = page.locator('[data-spoken][aria-live=polite]');
    await expect(liveRegion).toHaveText('');
    const expectSpoken = async (at: number, text: string): Promise<void> => {
      await moveTo(fakeCity, at);
      await expect(async () => {
        await fireVisibilityChange(page);
        await expect(liveRegion).toHaveText(`Parking of ${plate}, ${zone}. ${text}.`, { timeout: 2000 });
      }).toPass();
    };
    await expectSpoken(endMs - 15 * minuteMs + 1000, s.remaining('15 minutes', clockTime(endMs)));
    // Reloaded within the same minute, in which it was announced already.
    await page.reload();
    await expect.poll(() => badge(page)).toBe(1);
    await page.waitForTimeout(1500);
    await expect(liveRegion).toHaveText('');
    await expectSpoken(endMs - 5 * minuteMs + 1000, s.remaining('5 minutes', clockTime(endMs)));
    await expectSpoken(endMs + 1000, s.over(clockTime(endMs)));
    await expect.poll(() => badge(page)).toBe(0);
    await expect(page.getByRole('region', { name: 'Reminders' })).toHaveCount(0);
  });
});
