// Takes the screenshots that browsers show when the app is installed (`build/manifest`), from the production build with
// the fake city. The files are committed.
//
// Run after `npm run build`: `node --import tsx tests/tools/manifest-screenshots/main.ts`
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startFakeCity } from '../../fake-city/startFakeCity';
import { findBrowser } from '../browser.mjs';
import { Control } from '../control';
import { mapDrawn } from '../mapDrawn';

const folder = fileURLToPath(new URL('../../../public/screenshots/', import.meta.url));
const [city, zone] = ['perm', '0302'];
const narrow = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const wide = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

const map = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/`);
  await mapDrawn(page, { timeout: 60_000 });
};
const payment = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/guest-payment?zone=${zone}&plate=А001АА59`);
  await page.getByText('Итого').waitFor();
};

mkdirSync(folder, { recursive: true });
const fakeCity = await startFakeCity({ isControlOn: true, log: console.error });
// Noon on a weekday, when parking costs money everywhere.
const noon = new Date();
noon.setUTCHours(7, 0, 0, 0);
while (noon.getTime() < Date.now() || [0, 6].includes(noon.getUTCDay())) noon.setUTCDate(noon.getUTCDate() + 1);
await new Control(fakeCity.url).clock(noon.getTime() - Date.now());
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  for (const [name, device, open] of [
    ['map-narrow', narrow, map],
    ['payment-narrow', narrow, payment],
    ['map-wide', wide, map],
  ] as const) {
    const context = await browser.newContext({
      ...device,
      locale: 'ru-RU',
      timezoneId: 'Asia/Yekaterinburg',
      serviceWorkers: 'block',
    });
    await context.addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), city);
    const page = await context.newPage();
    await open(page, fakeCity.url);
    // Waits for late tiles and notices, and for opening animations.
    await page.waitForTimeout(9000);
    await page.screenshot({ path: `${folder}${name}.png` });
    await context.close();
  }
} finally {
  await browser.close();
  await fakeCity.close();
}
