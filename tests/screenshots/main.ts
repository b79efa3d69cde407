// Takes screenshots of every screen in `screens.ts` on the production build, for each width, language and colour
// scheme. Run: `npm run pictures`
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { everyPage, rows } from '../e2e/support/addressTable';
import { city, makeDriver, nextPlate, disableWebGl, zone, type FakeCity } from '../e2e/support/fixtures';
import { orderReceipt } from '../e2e/support/orderReceipt';
import { storeLogins } from '../e2e/support/signedIn';
import { labelsByLanguage, type Language } from '../e2e/support/labels';
import { waitForOfflineApp } from '../e2e/support/waitForOfflineApp';
import { startFakeCity } from '../fake-city/startFakeCity';
import { demoPassword } from '../fake-city/seed/demoAccounts';
import { findBrowser } from '../tools/browser.mjs';
import { Control } from '../tools/control';
import { screens, type Screen, type Viewer } from './screens';

const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;
const flag = { type: 'boolean', default: false } as const;
const { values: options } = parseArgs({
  options: {
    out: text(join(tmpdir(), 'parking-pictures')),
    only: text('.'),
    sizes: text('360x640,390x844,768x1024,1280x800'),
    languages: text('ru,en'),
    schemes: text('light,dark'),
    letters: text('100'),
    'forced-colors': flag,
    print: flag,
  },
});
const sizes = options.sizes.split(',').map((size) => {
  const [width = 360, height = 640] = size.split('x').map(Number);
  return { width, height };
});
const schemes = options.schemes.split(',') as ('light' | 'dark')[];
const only = new RegExp(`^(${options.only})`);

const drawing = { map: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'], none: ['--disable-gpu'] };
const places: Partial<Record<Viewer, string>> = { deferred: 'tyumen', company: 'perm' };

/** Returns the logins that the device stores for each kind of viewer. */
const tokensOf = async (
  fakeCity: FakeCity,
): Promise<(viewer: Viewer) => Record<string, { token: string; cacheKey: string }>> => {
  const { url, control } = fakeCity;
  const login = async (path: string, form: Record<string, string>): Promise<string> => {
    const reply = await fetch(`${url}/city/${city}/api/auth/${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    return ((await reply.json()) as { token: string }).token;
  };
  const demo = (email: string): Promise<string> => login('login-v5', { login: email, password: demoPassword });
  const plates = [nextPlate(), nextPlate(), nextPlate()];
  const driver = await makeDriver(fakeCity, {
    operations: 12,
    balanceKopecks: 501_234,
    firstName: 'Константин',
    lastName: 'Преображенский',
    middleName: 'Александрович',
    vehicles: plates.map((number, index) => ({
      number,
      isMain: index === 0,
      ...(index === 1 && { name: 'Синяя, у дома' }),
    })),
  });
  await control.seed(city, {
    benefits: [{ user: driver.email, name: 'Житель квартала', salePercent: 50 }],
    sessions: [
      { user: driver.email, number: plates[0] ?? '', zone, durationMin: 300 },
      { user: driver.email, number: plates[1] ?? '', zone: '0302', durationMin: 12 },
    ],
  });
  await orderReceipt({ url }, city, driver);
  const payLaterDriver = await makeDriver(fakeCity, { vehicles: [{ number: nextPlate(), isMain: true }] }, 'tyumen');
  const tokens: Record<Viewer, string> = {
    guest: '',
    driver: driver.token,
    newcomer: (await makeDriver(fakeCity)).token,
    history: await demo('history@example.com'),
    fined: await demo('driver@example.com'),
    rights: await demo('rights@example.com'),
    company: await login('login-corp-v1', { inn: '5900000203', contractNumber: '8' }),
    deferred: payLaterDriver.token,
  };
  return (viewer) =>
    viewer === 'guest'
      ? {}
      : { [viewer === 'company' ? 'coop' : 'standart']: { token: tokens[viewer], cacheKey: `pictures-${viewer}` } };
};

/** Disables the map unless the screen needs it, and sets the size of all letters. */
const prepare = async (context: BrowserContext, screen: Screen): Promise<void> => {
  if (!screen.drawsMap) await disableWebGl(context);
  if (options.letters !== '100')
    await context.addInitScript((percent) => {
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', `${percent}%`),
      );
    }, options.letters);
};

const atRest = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy=true]'), undefined, { timeout: 5000 })
    .catch(() => undefined);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** Takes a screenshot once two in a row are identical: a map takes a third of a second to turn dark. */
const whenStill = async (page: Page): Promise<Buffer> => {
  let [before, now] = [await page.screenshot(), await page.screenshot()];
  for (let tries = 0; tries < 10 && !now.equals(before); tries += 1) [before, now] = [now, await page.screenshot()];
  return now;
};

/** Takes a screenshot of the visible part, and one of the whole page if it is longer. */
const photograph = async (page: Page, screen: Screen, language: Language): Promise<void> => {
  for (const colorScheme of schemes) {
    await page.emulateMedia({
      colorScheme,
      reducedMotion: 'reduce',
      forcedColors: options['forced-colors'] ? 'active' : 'none',
      media: options.print ? 'print' : 'screen',
    });
    for (const { width, height } of sizes) {
      const path = (more: string): string =>
        join(options.out, `${screen.name}-${language}-${colorScheme}-${width}${more}.png`);
      await page.setViewportSize({ width, height });
      await atRest(page);
      writeFileSync(path(''), await whenStill(page));
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (tooWide > 0) console.log(`  ${screen.name} ${language} ${width}: ${tooWide} px too wide`);
      // A taller viewport would lay out dialogs differently.
      const isOver = (await page.getByRole('dialog').count()) > 0;
      if (screen.drawsMap || isOver || whole <= height) continue;
      await page.setViewportSize({ width, height: Math.min(Math.ceil(whole), 3000) });
      await atRest(page);
      writeFileSync(path('-whole'), await whenStill(page));
    }
  }
};

const visit = async (
  browser: Browser,
  fakeCity: FakeCity,
  screen: Screen,
  language: Language,
  loginsOf: Awaited<ReturnType<typeof tokensOf>>,
): Promise<void> => {
  const chosen = screen.city ?? places[screen.viewer] ?? city;
  const context = await browser.newContext({
    baseURL: fakeCity.url,
    viewport: sizes[0],
    hasTouch: true,
    locale: language === 'ru' ? 'ru-RU' : 'en-GB',
    timezoneId: 'Asia/Yekaterinburg',
    // Without the network the app lives on what its worker stored.
    serviceWorkers: screen.isOffline ? 'allow' : 'block',
    reducedMotion: 'reduce',
    colorScheme: schemes[0],
  });
  try {
    await prepare(context, screen);
    // An address that is the same in both languages is shown in the last language.
    await context.addInitScript((used) => localStorage.setItem('parking.language', JSON.stringify(used)), language);
    if (chosen) {
      await context.addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), chosen);
      await storeLogins(context, chosen, loginsOf(screen.viewer));
    }
    const page = await context.newPage();
    if (screen.fails) await fakeCity.control.misbehave({ match: screen.fails, kind: '500', count: 100 });
    const isWithoutPrefix = rows.some((row) => row.isWithoutPrefix && row.address === screen.path);
    await page.goto(`${isWithoutPrefix ? '' : labelsByLanguage[language].prefix}${screen.path}` || '/');
    await atRest(page);
    if (screen.isOffline) {
      await waitForOfflineApp(page);
      await page.reload();
      await atRest(page);
      await context.setOffline(true);
    }
    page.setDefaultTimeout(8000);
    await screen.act?.(page, labelsByLanguage[language]);
    await atRest(page);
    await photograph(page, screen, language);
  } finally {
    await context.close();
    await fakeCity.control.clearFaults();
  }
};

mkdirSync(options.out, { recursive: true });
const server = await startFakeCity({ isControlOn: true });
const fakeCity: FakeCity = { url: server.url, control: new Control(server.url) };
await fakeCity.control.seed(city, { zones: [{ number: zone, address: 'улица Ленина, 12' }] });
await fakeCity.control.settings(city, everyPage);
const executablePath = findBrowser();
const browsers = {
  map: await chromium.launch({ executablePath, args: drawing.map }),
  none: await chromium.launch({ executablePath, args: drawing.none }),
};
let failed = 0;
for (const language of options.languages.split(',') as Language[]) {
  const loginsOf = await tokensOf(fakeCity);
  for (const screen of screens().filter(({ name }) => only.test(name))) {
    await visit(screen.drawsMap ? browsers.map : browsers.none, fakeCity, screen, language, loginsOf).catch(
      (error: unknown) => {
        failed += 1;
        console.log(
          `${screen.name} ${language}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
        );
      },
    );
  }
}
await browsers.map.close();
await browsers.none.close();
await server.close();
console.log(`Pictures: ${options.out}`);
process.exit(failed > 0 ? 1 : 0);
