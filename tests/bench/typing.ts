// Measures how soon a letter of a plate is on the screen of a slow phone (50 ms at CPU ×4). The reference is the same
// key in a field of a page without scripts in the same run.
//
// Run: npm run bench -- typing [--rounds N] [--json file] [--gate]
import { chromium, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { startFakeCity } from '../fake-city/startFakeCity';
import { findBrowser } from '../tools/browser.mjs';
import { Control } from '../tools/control';
import { budgets } from './budgets';
import { city, slowDown, slower } from './device';
import { median, Report, valueOf } from './figures';
import { recordInteractions, slowestOf } from './interactions';

const rounds = Number(valueOf('--rounds')) || 5;
const limitMs = budgets.typingMs;
/** In Latin letters, as typed on an English keyboard. */
const plate = 'A123BC159';

const fakeCity = await startFakeCity({
  distDir: fileURLToPath(new URL('../../dist', import.meta.url)),
  isControlOn: true,
  log: console.error,
});
const control = new Control(fakeCity.url);
const { users } = await control.seed(city, {
  users: [{ email: 'typing@example.com', balanceKopecks: 50_000, vehicles: [{ number: 'К777ОР159' }] }],
});
const token = users[0]?.token ?? '';
const browser = await chromium.launch({ executablePath: findBrowser() });

const measureTyping = async (page: Page, open: (page: Page) => Promise<void>): Promise<number> => {
  await recordInteractions(page);
  await open(page);
  await slowDown(page);
  // Typing is measured, not loading.
  await page.waitForTimeout(3000);
  const field = page.getByLabel('Номер автомобиля');
  await field.fill('');
  await page.waitForTimeout(300);
  return slowestOf(page, async () => {
    for (const character of plate) {
      await field.press(character);
      await page.waitForTimeout(150);
    }
  });
};

const visit = async (open: (page: Page) => Promise<void>): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    locale: 'ru-RU',
    serviceWorkers: 'block',
  });
  const slowest = await measureTyping(await context.newPage(), open);
  await context.close();
  return slowest;
};

const driver = async (page: Page): Promise<void> => {
  await page.addInitScript(
    ([id, signIns]) => {
      localStorage.setItem('parking.city', JSON.stringify(id));
      localStorage.setItem('parking.sign-ins', signIns);
    },
    [city, JSON.stringify({ [city]: { standart: { token, cacheKey: 'bench' } } })] as const,
  );
  await page.goto(`${fakeCity.url}/profile/parking`);
  await page.getByRole('heading', { name: 'Текущие парковки' }).waitFor();
};
const guest = async (page: Page): Promise<void> => {
  await page.goto(`${fakeCity.url}/guest-payment?city=${city}&zone=0101`);
  await page.getByText('Способ оплаты').waitFor();
};
const bare = async (page: Page): Promise<void> => {
  await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent('<label>Номер автомобиля <input></label>')}`);
};

const report = new Report();
try {
  const worst: Record<'driver' | 'guest' | 'bare', number[]> = { driver: [], guest: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    worst.driver.push(await visit(driver));
    worst.guest.push(await visit(guest));
    worst.bare.push(await visit(bare));
  }
  console.log(
    `\nThe slowest of ${plate.length} letters, CPU ×${slower}, median of ${rounds}; bare field: ${median(worst.bare)} ms`,
  );
  for (const name of ['driver', 'guest'] as const) {
    const value = median(worst[name]);
    const isOver = report.check(name, value, limitMs);
    console.log(
      `${isOver ? 'OVER' : 'ok  '}  ${name.padEnd(10)}${String(value).padStart(5)} ms  (≤ ${limitMs})  bare × ${(value / median(worst.bare)).toFixed(1)}`,
    );
  }
  report.write('typing', { slower, rounds, characters: plate.length, slowestMs: worst });
} finally {
  await browser.close();
  await fakeCity.close();
}
process.exitCode = report.exitCode;
