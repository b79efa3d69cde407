import type { Locator, Page } from '@playwright/test';
import { everyPage, rows as addresses } from '../e2e/addressTable';
import type { Audience } from '../../src/domain/access';
import { keepsApp } from '../e2e/keepsApp';
import { companyCity, listsOf, makeCompany, withLogins } from '../e2e/company';
import { city, mainPlate, makeDriver, nextPlate, zone, type World } from '../e2e/journey';
import { signedIn } from '../e2e/signedIn';
import { hostileText } from '../stand-in/faults/hostile';
import { nonsense, settled, storiedDriver, watch } from './hostilePage';
import { expect, test } from './row';

/** Markup in every string of every reply, in the windows: each button that sends nothing is tapped, and what opens is looked at. */

/**
 * Marks a button that sends nothing by itself and is unlike those that were tapped. Gives what it is told apart by, undefined where
 * there are none left: numbers in its name run, and of those that a city named one stands for all of a page.
 */
const markNext = (page: Page, tapped: readonly string[]): Promise<string | undefined> =>
  page.evaluate((known) => {
    document.querySelector('[data-next]')?.removeAttribute('data-next');
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button, header button, nav button, aside button')) {
      if (button.type === 'submit' || button.disabled || !button.checkVisibility() || button.closest('[inert]')) continue;
      const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().slice(0, 200);
      const kind = name.includes('canary') ? `what a city named at ${location.pathname}` : name.replaceAll(/\d+( мин)?/g, '#');
      if (known.includes(kind)) continue;
      button.setAttribute('data-next', '');
      return kind;
    }
    return undefined;
  }, tapped);

/** Those that lead out of the app, and the one after which nobody is signed in any more. */
const leavesTheApp = ['Открыть'];

const dialogs = (page: Page): Locator => page.locator('[role=dialog]');

const closeAll = async (page: Page, path: string): Promise<void> => {
  for (let tries = 0; tries < 4 && (await dialogs(page).count()) > 0; tries += 1) {
    await page.keyboard.press('Escape');
    await expect
      .poll(() => dialogs(page).count(), { timeout: 1000 })
      .toBe(0)
      .catch(() => undefined);
  }
  if ((await dialogs(page).count()) > 0) await page.goto(path);
};

/** The app stands there, and nothing keeps it from being tapped. */
const isUp = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>('header button')].some(
      (one) => !one.disabled && one.checkVisibility() && !one.closest('[inert]'),
    ),
  );

/** Opens everything that a page opens by one tap. */
const openAll = async (page: Page, path: string, tapped: string[], look: (where: string, title: string) => Promise<void>): Promise<void> => {
  const come = async (): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
    await settled(page);
  };
  /** What comes late is waited for once. */
  const next = async (): Promise<string | undefined> => {
    await expect.poll(() => isUp(page), { message: `${path}: there is something to tap`, timeout: 30_000 }).toBe(true);
    const there = await markNext(page, tapped);
    if (there !== undefined) return there;
    await page.waitForTimeout(2000);
    return markNext(page, tapped);
  };
  await come();
  for (let taps = 0; taps < 60; taps += 1) {
    const name = await next();
    if (name === undefined) return;
    tapped.push(name);
    await page
      .locator('[data-next]')
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await dialogs(page)
      .first()
      .waitFor({ timeout: 600 })
      .catch(() => undefined);
    if ((await dialogs(page).count()) > 0) {
      await settled(page);
      const title = await dialogs(page)
        .last()
        .getByRole('heading')
        .first()
        .innerText()
        .catch(() => '');
      await look(`${path}: ${name.slice(0, 60)}`, title);
      await closeAll(page, path);
    } else await look(`${path}: ${name.slice(0, 60)}`, '');
    const { pathname } = new URL(page.url());
    if (pathname !== new URL(path, page.url()).pathname) {
      await come();
    }
  }
};

type Call = (path: string, values: Record<string, string>, method?: string) => Promise<Response>;
const callsOf =
  ({ url }: World, where: string, token: string): Call =>
  (path, values, method = 'POST') =>
    fetch(`${url}/city/${where}${path}`, { method, body: new URLSearchParams({ token, ...values }) });

const firm = { type: '2', name: 'ООО «Верста»', ogrn: '1215900045679', inn: '5903123450', kpp: '590301001', address: 'улица Складская, 1' };
const pathsOf = (audience: Audience): string[] => addresses.filter(({ for: who }) => who === audience || who === 'all').map(({ address }) => address);

const everybody: readonly {
  who: string;
  where: string;
  begin: (world: World, page: Page) => Promise<unknown>;
  paths: readonly string[];
  /** Windows that must have been among those that opened. */
  opens: readonly string[];
}[] = [
  {
    who: 'driver',
    where: city,
    begin: async (world, page) => {
      const driver = await storiedDriver(world);
      await callsOf(world, city, driver.token)('/api/creatrefill', { ...firm, sum: '500' });
      await signedIn(page.context(), city, driver);
    },
    paths: pathsOf('driver'),
    // prettier-ignore
    opens: [
      'Меню', 'Выберите город', 'Пополнение баланса', 'Текущие парковки', 'Профиль', 'Фильтр карты и списка', 'Поиск парковки', 'Зоны парковки',
      'Продлить парковку', 'Напомнить', 'Прервать парковку', 'Мои данные', 'Новая почта', 'Новый пароль', 'Новый автомобиль', 'Новый документ',
      'Выйти из профиля?', 'Удалить с этого устройства?',
    ],
  },
  {
    who: 'guest',
    where: city,
    begin: (_, page) => page.context().addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), city),
    paths: pathsOf('guest'),
    opens: ['Меню', 'Выберите город', 'Вход', 'Фильтр карты и списка', 'Поиск парковки', 'Зоны парковки'],
  },
  {
    who: 'driver without a balance',
    where: 'tyumen',
    begin: async (world, page) => {
      await world.control.seed('tyumen', { zones: [{ number: zone }] });
      const driver = await makeDriver(world, { vehicles: [{ number: nextPlate(), isMain: true }] }, 'tyumen');
      await callsOf(world, 'tyumen', driver.token)('/api/payment/start/v2', { Zone: zone, 'Vehicle[Number]': mainPlate(driver) });
      await signedIn(page.context(), 'tyumen', driver);
    },
    paths: ['/profile/parking'],
    opens: ['Завершить парковку'],
  },
  {
    who: 'company',
    where: companyCity,
    begin: async (world, page) => {
      const company = await makeCompany(world, ['А001АА63', 'В002ВВ63']);
      await callsOf(world, companyCity, company.token)('/api/corp-profile/add-driver', { driver: 'Ким Олег', phone: '79120000001' }, 'PUT');
      await withLogins(page.context(), { coop: company.token });
      expect((await listsOf(world, company)).drivers).toHaveLength(1);
    },
    paths: ['/coop-profile', '/coop-profile?list=drivers', '/coop-profile?list=devices', '/coop-profile?page=import', '/news', '/pages/contacts'],
    opens: ['Новая машина', 'Новый водитель', 'Новое устройство'],
  },
];

const isHostile = async (page: Page): Promise<boolean> => (await page.locator('body').innerText()).toLowerCase().includes('canary.example');

for (const { who, where, begin, paths, opens } of everybody)
  for (const kind of ['hostile', 'hostile-all'] as const)
    test(`F-80: markup in ${kind === 'hostile' ? 'every text' : 'every string'} of every reply is text in every window of a ${who}`, async ({
      page,
      world,
      row,
    }) => {
      test.setTimeout(400_000);
      await world.control.settings(where, everyPage);
      await begin(world, page);
      await world.control.misbehave({ match: '/city/', kind, count: 1_000_000 });
      const seen = await watch(page);
      const bad: string[] = [];
      const titles = new Set<string>();
      const tapped: string[] = [...leavesTheApp, ...(who === 'company' ? ['Выйти'] : [])];
      let shown = 0;
      for (const path of paths)
        await openAll(page, path, tapped, async (about, title) => {
          bad.push(...(await nonsense(page)).map((what) => `${about}: ${what}`));
          if (title) titles.add(title);
          if (await isHostile(page)) shown += 1;
        });
      expect(seen, 'nothing runs, nothing is asked for, nothing is reported').toEqual([]);
      expect(bad, 'nothing of a program is read out').toEqual([]);
      // Otherwise nothing was tried.
      if (kind === 'hostile') {
        expect([...titles]).toEqual(expect.arrayContaining([...opens]));
        expect(shown).toBeGreaterThan(0);
      }
      row.figure(`${kind}, ${who}: ${tapped.length} buttons, ${titles.size} windows, markup as text behind ${shown} taps`);
    });

test('F-80: the windows that open by themselves: news, a picture and a refused login are text', async ({ page, world, row }) => {
  const where = 'ryazan';
  await world.control.settings(where, {
    popup: { title: 'Новые зоны', message: '<p>С понедельника открываются две новые зоны.</p>', url: '/news', updated: '1' },
    banner: { image: '/demo/banner/wide.svg', narrowImage: '/demo/banner/narrow.svg', link: '/news', version: '1' },
  });
  const driver = await makeDriver(world, {}, where);
  await page.context().addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), where);
  await world.control.misbehave({ match: '/city/', kind: 'hostile', count: 1_000_000 });
  const seen = await watch(page);
  await page.goto('/');
  const window = dialogs(page).last();
  const opened: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    await expect(window).toBeVisible({ timeout: 30_000 });
    opened.push(await window.innerText());
    const large = window.getByRole('button', { name: /показать крупно/ });
    if (await large.isVisible()) {
      await large.click();
      await expect(dialogs(page)).toHaveCount(2);
      opened.push(await window.innerText());
      await page.keyboard.press('Escape');
      await expect(dialogs(page)).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
    if (count === 0) await page.reload();
  }
  expect(opened.join('\n')).toContain(hostileText);
  await world.control.settings(where, { refusals: { getProfile: 'AccountNotFound' } });
  await signedIn(page.context(), where, driver);
  await page.goto('/news');
  await expect(page.getByRole('dialog', { name: 'Вы вышли из профиля' })).toBeVisible();
  expect(await nonsense(page)).toEqual([]);
  expect(seen).toEqual([]);
  row.figure(`${opened.length + 1} windows`);
  await page.keyboard.press('Escape');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('F-80: what an SMS is made of and what is noted are text in their windows', async ({ page, w, world, context, row }) => {
    test.slow();
    const where = 'kazan';
    await world.control.seed(where, { zones: [{ number: '0907', address: 'улица Баумана, 1' }] });
    const driver = await makeDriver(world, { balanceKopecks: 50_000, vehicles: [{ number: nextPlate(), isMain: true }] }, where);
    await signedIn(context, where, driver);
    await world.control.misbehave({ match: '/city/', kind: 'hostile', count: 1_000_000 });
    const seen = await watch(page);
    await page.goto('/profile/parking?zone=0907');
    await settled(page);
    await keepsApp(page);
    await context.setOffline(true);
    const window = dialogs(page).last();
    const bad: string[] = [];
    const closed = async (): Promise<void> => {
      await expect(window).toBeVisible();
      bad.push(...(await nonsense(page)));
      await closeAll(page, '/profile/parking');
    };
    const main = page.getByRole('main');
    await main.getByLabel(w.plate).fill('А123ВС16');
    await main.getByRole('radio', { name: w.hour, exact: true }).check();
    await main.getByRole('button', { name: 'Оплатить по SMS' }).click();
    await closed();
    await main.getByRole('button', { name: /припарковался/ }).click();
    await closed();
    expect(bad).toEqual([]);
    expect(seen).toEqual([]);
    row.figure('SMS, note');
  });
});
