// Measures how soon a tap is answered on a slow phone (100 ms at CPU ×4). The reference is a button of a bare page with
// the same React in the same run. The time is from the tap to the frame that shows the result, on a page that has
// loaded.
//
// Run: npm run bench -- taps [--rounds N] [--json file] [--gate]
import { chromium, type Locator, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeCity } from '../fake-city/startFakeCity';
import { findBrowser } from '../tools/browser.mjs';
import { Control } from '../tools/control';
import { buildBareStart } from './bare-start/buildBareStart';
import { budgets } from './budgets';
import { city, openPhone, slowDown, slower } from './device';
import { median, Report, valueOf } from './figures';
import { recordInteractions, slowestOf } from './interactions';

const rounds = Number(valueOf('--rounds')) || 5;
const zone = '0901';

const fakeCity = await startFakeCity({ isControlOn: true, log: console.error });
const bareDir = mkdtempSync(join(tmpdir(), 'bench-taps-'));
await buildBareStart(bareDir);
const bare = await startFakeCity({ distDir: bareDir, log: console.error });
const control = new Control(fakeCity.url);
await control.seed(city, { zones: [{ number: zone, address: 'улица Ленина, 12' }] });
const browser = await chromium.launch({ executablePath: findBrowser() });

/** A name, the target of the tap, and the element that must be there before the next tap. */
type Tap = [name: string, what: (page: Page) => Locator, until?: (page: Page) => Locator];

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const link = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('link', { name, exact: true });
const choice = (name: string) => (page: Page) => page.getByRole('radio', { name, exact: true });
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const window = (page: Page) => page.getByRole('dialog');
const inWindow = (name: string | RegExp) => (page: Page) => window(page).getByRole('button', { name }).first();

const leadsTo = (name: string, title: string): Tap[] => [
  ['menu', button('Меню'), link(name)],
  [`menu: ${name}`, link(name), heading(title)],
];

const driverTaps: readonly Tap[] = [
  ['duration', choice('2 ч')],
  ['when it began', button(/^Когда началась/)],
  ['when it began: today', choice('Сегодня')],
  ['when it began: now', choice('Сейчас')],
  ['list of zones', button('Выбрать из списка'), window],
  ['close the list of zones', inWindow('Закрыть'), heading('Оплата парковки')],
  ['extend', button('Продлить'), window],
  ['close extending', inWindow('Закрыть'), heading('Оплата парковки')],
  ['balance', button(/Баланс/), window],
  ['close the balance', inWindow('Закрыть'), heading('Оплата парковки')],
  ...leadsTo('История операций', 'История операций'),
  ...leadsTo('Мой профиль', 'Мой профиль'),
  ['add a vehicle', button('Добавить автомобиль'), window],
  ['close the vehicle', inWindow('Закрыть'), heading('Мой профиль')],
  ...leadsTo('Абонементы и льготы', 'Абонементы и льготы'),
  ...leadsTo('Парковка', 'Оплата парковки'),
  ['pay', button(/^Оплатить/), heading('Оплачено до')],
];
const guestTaps: readonly Tap[] = [
  ['duration', choice('2 ч')],
  ['payment method', button(/^Способ оплаты/), window],
  ['choose it', inWindow(/СБП/), heading('Оплата парковки')],
  ['sign in', button('Войти'), window],
  ['close signing in', inWindow('Закрыть'), heading('Оплата парковки')],
  ['go on to pay', button(/^К оплате/)],
];

const measure = async (page: Page, taps: readonly Tap[]): Promise<[string, number][]> => {
  const times: [string, number][] = [];
  for (const [name, what, until] of taps) {
    const target = what(page);
    await target.waitFor();
    await target.scrollIntoViewIfNeeded();
    times.push([name, await slowestOf(page, () => target.tap())]);
    if (until) await until(page).waitFor();
    // Lets the new page settle: taps are measured, not loading.
    await page.waitForTimeout(700);
  }
  return times;
};

let drivers = 0;
const asDriver = async (): Promise<[string, number][]> => {
  drivers += 1;
  const email = `taps-${drivers}@example.com`;
  const plate = `К${String(drivers).padStart(3, '0')}ОР159`;
  const { users } = await control.seed(city, {
    users: [
      {
        email,
        balanceKopecks: 500_000,
        operations: 40,
        vehicles: [{ number: plate }, { number: plate.replace('К', 'М') }],
      },
    ],
    sessions: [{ user: email, number: plate, zone, durationMin: 600 }],
  });
  const context = await openPhone(browser, users[0]?.token);
  const page = await context.newPage();
  await recordInteractions(page);
  await page.goto(`${fakeCity.url}/profile/parking?zone=${zone}`);
  await page.getByRole('button', { name: 'Продлить' }).waitFor();
  await waitUntilSettled(page);
  const times = await measure(page, driverTaps);
  await context.close();
  return times;
};

/** Taps are measured, not loading. */
const waitUntilSettled = async (page: Page): Promise<void> => {
  await slowDown(page);
  await page.waitForTimeout(3000);
};

const asGuest = async (): Promise<[string, number][]> => {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await recordInteractions(page);
  await page.goto(`${fakeCity.url}/guest-payment?zone=${zone}&plate=К777ОР159`);
  await page.getByText('Способ оплаты').waitFor();
  await page.getByRole('textbox', { name: 'Телефон' }).fill('79123456789');
  await waitUntilSettled(page);
  const times = await measure(page, guestTaps);
  await context.close();
  return times;
};

const onBarePage = async (): Promise<[string, number][]> => {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await recordInteractions(page);
  await page.goto(bare.url);
  await page.getByRole('button').waitFor();
  await waitUntilSettled(page);
  const times = await measure(page, [['button', (one) => one.getByRole('button')]]);
  await context.close();
  return times;
};

const all = new Map<string, number[]>();
const record = (person: string, times: readonly [string, number][]): void => {
  // A dialog or list that is opened twice in one round counts with its slower tap.
  const slowest = new Map<string, number>();
  for (const [name, ms] of times)
    slowest.set(`${person}: ${name}`, Math.max(ms, slowest.get(`${person}: ${name}`) ?? 0));
  for (const [name, ms] of slowest) all.set(name, [...(all.get(name) ?? []), ms]);
};

const report = new Report();
try {
  for (let round = 0; round < rounds; round += 1) {
    record('bare', await onBarePage());
    record('driver', await asDriver());
    record('guest', await asGuest());
  }
  const beside = median(all.get('bare: button') ?? []);
  console.log(
    `\nFrom a tap to its frame, CPU ×${slower}, median of ${rounds}; a bare page's button: ${beside} ms; load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [name, times] of all)
    if (!name.startsWith('bare'))
      report.print(name, median(times), budgets.tapMs, {
        unit: 'ms',
        beside: `${(median(times) / beside).toFixed(1)} × bare; ${times.join(' ')}`,
      });
  report.write('taps', { slower, rounds, times: Object.fromEntries(all) });
} finally {
  await browser.close();
  await fakeCity.close();
  await bare.close();
  rmSync(bareDir, { recursive: true, force: true });
}
process.exitCode = report.exitCode;
