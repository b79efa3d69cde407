import { expect, type Page } from '@playwright/test';
import { nextPlate, payAsGuest, zone } from '../e2e/support/fixtures';
import type { Labels } from '../e2e/support/labels';
import { openTopUp } from '../e2e/support/openTopUp';

/**
 * The viewer of a screen: a guest, or a driver with data on every page. Other drivers have no data, a long history, or
 * fines and appeals. The others are accounts of the demonstration.
 */
export type Viewer = 'guest' | 'driver' | 'newcomer' | 'history' | 'fined' | 'rights' | 'company' | 'deferred';

export interface Screen {
  name: string;
  viewer: Viewer;
  path: string;
  /** The action before the screenshot, on a page whose answers have arrived. */
  act?: (page: Page, labels: Labels) => Promise<unknown>;
  drawsMap?: boolean;
  city?: string;
  /** The path of the city's calls that fail. */
  fails?: string;
  isOffline?: boolean;
}

const button =
  (name: RegExp, within: 'main' | 'banner' | 'dialog' | 'article' = 'main') =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole(within)
      .first()
      .locator('a, button, label')
      .filter({ hasText: name })
      .or(page.getByRole(within).first().getByRole('button', { name }))
      .first()
      .click();
  };
const inTurn =
  (...steps: NonNullable<Screen['act']>[]): NonNullable<Screen['act']> =>
  async (page, labels) => {
    for (const step of steps) await step(page, labels);
  };
/** The code of a dialog loads when it is first opened. */
const opens = (step: NonNullable<Screen['act']>): NonNullable<Screen['act']> =>
  inTurn(step, (page) => page.getByRole('dialog').waitFor());
const menu = opens((page, labels) => page.getByRole('button', { name: labels.menu }).click());
const ofHead =
  (name: RegExp): NonNullable<Screen['act']> =>
  (page) =>
    page.getByRole('banner').getByRole('button', { name }).first().click();
const ofPage =
  (name: RegExp): NonNullable<Screen['act']> =>
  (page) =>
    page.getByRole('main').getByRole('button', { name }).first().click();
/** The code of what a tap opens loads when it is first opened. */
const shows =
  (name: RegExp): NonNullable<Screen['act']> =>
  (page) =>
    page.getByText(name).first().waitFor();
const send = async (page: Page): Promise<void> => {
  await page.locator('main form button[type=submit], [role=dialog] form button[type=submit]').last().click();
  await page.waitForLoadState('networkidle');
};
const fillStay = async (page: Page, labels: Labels): Promise<void> => {
  await page.getByLabel(labels.zone).fill(zone);
  await page.getByRole('radio', { name: labels.hour, exact: true }).check();
  await expect(page.getByRole('button', { name: /^(Оплатить|Pay) \d/ })).toBeEnabled();
};
const payStay = async (page: Page, labels: Labels): Promise<void> => {
  await page.getByLabel(labels.plate).fill(nextPlate());
  await fillStay(page, labels);
  await page.getByRole('button', { name: /^(Оплатить|Pay) \d/ }).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
};
const payWithPhone = async (page: Page, labels: Labels): Promise<void> => {
  await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
  await payAsGuest(page, labels);
};
const guestForm = (): string => `/guest-payment?zone=${zone}&plate=${encodeURIComponent(nextPlate())}&duration=60`;

const guest = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
  name,
  viewer: 'guest',
  path,
  ...more,
});
const driver = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
  name,
  viewer: 'driver',
  path,
  ...more,
});
const profile = '/profile/my-profile';

/** Every screen and dialog that matters, in each visually different state. */
export const screens = (): readonly Screen[] => [
  guest('city', '', { city: '' }),
  guest('map', '/', { drawsMap: true }),
  guest('map-card', '/?zone=0302', { drawsMap: true }),
  guest('map-card-full', '/?zone=0302', {
    drawsMap: true,
    act: (page) => page.getByRole('button', { name: /Подробности|Details/ }).click(),
  }),
  guest('map-list', '/'),
  guest('map-list-card', '/?zone=0302'),
  guest('map-search', '/', { act: opens(ofPage(/Зона, парковка, адрес|Zone, parking, address/)) }),
  guest('map-filter', '/', { drawsMap: true, act: opens(button(/Фильтр|Filter/)) }),
  guest('map-legend', '/', {
    drawsMap: true,
    act: opens((page) => page.getByRole('button', { name: /Что значат знаки|signs/i }).click()),
  }),
  guest('menu', '/', { act: menu }),
  guest('login', '/', { act: opens(button(/Войти|Sign in/, 'banner')) }),
  guest('login-faults', '/', { act: inTurn(opens(button(/Войти|Sign in/, 'banner')), send) }),
  guest('guest-empty', '/guest-payment'),
  guest('guest', guestForm()),
  guest('guest-faults', '/guest-payment', { act: ofPage(/^(Осталось|Still needed)/) }),
  guest('guest-paid', guestForm(), { act: payWithPhone }),
  guest('guest-offline', guestForm(), { isOffline: true }),
  guest('zones', '/guest-payment', { act: opens(ofPage(/Выбрать из списка|from the list/)) }),
  guest('scan', '/news', { act: inTurn(menu, button(/Сканировать код|Scan a code/, 'dialog')) }),
  guest('check', '/check?title=Парковка&dateIn=21.11.2026 10:00&dateOut=21.11.2026 11:00&price=60&ts=А001АА59'),
  guest('registration', '/registration'),
  guest('registration-faults', '/registration', { act: send }),
  guest('confirmation', '/registration/confirmation/1/no-such-salt'),
  guest('restore', '/restore-password'),
  guest('new-password', '/restore-password/3/no-such-salt'),
  guest('legal-auth', '/legal/auth'),
  guest('third-party', '/callback/third-party-id'),
  guest('news', '/news'),
  guest('news-item', '/news', { act: (page) => page.getByRole('main').locator('a[href*="/news/"]').first().click() }),
  guest('news-failed', '/news', { fails: 'api/news' }),
  guest('rules', '/pages/personal-data-rules'),
  guest('contacts', '/pages/contacts'),
  guest('pages', '/pages'),
  guest('sms', '/sms-commands'),
  guest('update', '/update'),
  guest('phone-payment', '/phone-payment-callback'),
  guest('device', '/device'),
  guest('nowhere', '/nowhere'),
  guest('note', '/', {
    act: inTurn(menu, button(/Я припарковался|Save parking note/, 'dialog'), (page) =>
      page
        .getByLabel(/Номер автомобиля|Number plate/)
        .first()
        .waitFor(),
    ),
  }),
  driver('pay', '/profile/parking'),
  driver('pay-filled', '/profile/parking', { act: fillStay }),
  driver('paid', '/profile/parking', { act: payStay }),
  driver('extend', '/profile/parking', {
    act: inTurn(opens(button(/Продлить|Extend/, 'article')), (page, labels) =>
      page.getByRole('dialog').getByRole('radio', { name: labels.hour, exact: true }).check(),
    ),
  }),
  driver('stop', '/profile/parking', {
    act: opens((page) =>
      page
        .getByRole('article')
        .last()
        .getByRole('button', { name: /Остановить|Stop/ })
        .click(),
    ),
  }),
  driver('remind', '/profile/parking', { act: opens(button(/Напомнить|Remind/, 'article')) }),
  driver('pay-offline', '/profile/parking', { isOffline: true }),
  driver('barrier', '/profile/parking?type=planar'),
  driver('menu-driver', '/profile/parking', { act: menu }),
  driver('map-driver', '/', { drawsMap: true }),
  driver('stays', '/news', { act: inTurn(ofHead(/Сейчас идёт|running|now/i), shows(/Все парковки|All parking/)) }),
  driver('account', '/news', { act: inTurn(ofHead(/^(Профиль|Profile)$/), shows(/Выйти|Sign out/)) }),
  driver('balance', '/news', { act: inTurn(ofHead(/Баланс|Balance/), shows(/^(Пополнить|Top up)$/)) }),
  driver('refill', '/news', {
    act: async (page) => {
      const dialog = await openTopUp(page);
      await dialog.getByRole('textbox').first().waitFor();
    },
  }),
  driver('operations', '/profile/operations?period=all'),
  { name: 'operations-many', viewer: 'history', path: '/profile/operations?period=all' },
  { name: 'operations-none', viewer: 'newcomer', path: '/profile/operations' },
  driver('operations-failed', '/profile/operations', { fails: 'api/profile/get-operations' }),
  driver('abonements', '/profile/abonements'),
  { name: 'abonements-many', viewer: 'rights', path: '/profile/abonements' },
  { name: 'abonements-none', viewer: 'newcomer', path: '/profile/abonements' },
  driver('constructor', '/profile/constructor'),
  driver('constructor-found', '/profile/constructor', {
    act: inTurn(
      (page) =>
        page
          .getByRole('group', { name: /Зоны|Zones/ })
          .locator('label')
          .first()
          .click(),
      send,
    ),
  }),
  driver('fines', '/profile/penalty'),
  { name: 'fines-many', viewer: 'fined', path: '/profile/penalty' },
  {
    name: 'fine',
    viewer: 'fined',
    path: '/profile/penalty',
    act: inTurn(
      (page) => page.getByRole('main').getByRole('listitem').first().getByRole('button').click(),
      shows(/Составить возражение|Draft an objection/),
    ),
  },
  {
    name: 'objection',
    viewer: 'fined',
    path: '/profile/penalty',
    act: inTurn(
      (page) => page.getByRole('main').getByRole('listitem').first().getByRole('button').click(),
      button(/Составить возражение|Draft an objection/),
      shows(/Возражение на штраф за парковку/),
    ),
  },
  driver('feedback', '/profile/feedback'),
  { name: 'feedback-many', viewer: 'fined', path: '/profile/feedback' },
  driver('receipts', '/profile/receipts'),
  driver('receipt', '/profile/receipts', { act: opens(ofPage(/№|No/)) }),
  { name: 'receipts-many', viewer: 'fined', path: '/profile/receipts' },
  { name: 'receipts-none', viewer: 'newcomer', path: '/profile/receipts' },
  driver('profile', profile),
  { name: 'profile-none', viewer: 'newcomer', path: profile },
  driver('name', profile, { act: opens(ofPage(/Изменить имя|Change the name/)) }),
  driver('password', profile, { act: opens(ofPage(/Изменить пароль|Change the password/)) }),
  driver('vehicle', profile, { act: opens(ofPage(/Добавить автомобиль|Add a car/)) }),
  driver('document', profile, { act: opens(ofPage(/Добавить документ|Add a document/)) }),
  driver('log-out', profile, { act: opens(ofPage(/Выйти|Sign out/)) }),
  { name: 'company', viewer: 'company', path: '/coop-profile' },
  {
    name: 'company-car',
    viewer: 'company',
    path: '/coop-profile',
    act: opens(ofPage(/Добавить машину|Add a vehicle/)),
  },
  { name: 'deferred', viewer: 'deferred', path: '/profile/parking' },
  { name: 'pay-none', viewer: 'newcomer', path: '/profile/parking' },
];
