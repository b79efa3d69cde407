// Measures what a long visit leaves in memory: rounds through a driver's pages and dialogs, with price requests, on a
// page that is never reloaded. After each GC a late round must not hold more than an early one: heap, document nodes,
// listeners. (The drawn map, opened and closed repeatedly, is measured by `npm run bench -- map --heap`.)
//
// Run: npm run bench -- memory [--rounds N] [--json file] [--snapshots folder] [--gate]
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startFakeCity } from '../fake-city/startFakeCity';
import { findBrowser } from '../tools/browser.mjs';
import { Control } from '../tools/control';
import { budgets } from './budgets';
import { city, openPhone } from './device';
import { Report, valueOf } from './figures';
import { openTopUp } from '../e2e/support/openTopUp';

const rounds = Number(valueOf('--rounds')) || 200;
/** By this round everything that is opened once has been opened, and the code is compiled. */
const early = Math.max(2, Math.round(rounds / 10));
const zone = '0901';
const plate = 'К777ОР159';

const fakeCity = await startFakeCity({ isControlOn: true, log: console.error });
const control = new Control(fakeCity.url);
const { users } = await control.seed(city, {
  zones: [{ number: zone, address: 'улица Ленина, 12' }],
  users: [
    {
      email: 'memory@example.com',
      balanceKopecks: 500_000,
      operations: 60,
      vehicles: [{ number: plate }, { number: 'М777ОР159' }],
    },
  ],
  sessions: [{ user: 'memory@example.com', number: plate, zone, durationMin: 1200 }],
});
// Compiled code grows with use and is discarded again, so the compilers that produce more of it are off.
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--js-flags=--no-opt --no-maglev --no-sparkplug'],
});
const context = await openPhone(browser, users[0]?.token);
// Drawing a map on the processor takes most of the time and has its own bench. Without WebGL, the list takes its place.
await context.addInitScript(() => {
  Reflect.deleteProperty(window, 'WebGLRenderingContext');
});
const page = await context.newPage();
page.setDefaultTimeout(60_000);

const dialog = page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const inWindow = async (open: () => Promise<void>): Promise<void> => {
  await open();
  await dialog.getByRole('button', { name: 'Закрыть' }).first().click();
  await dialog.waitFor({ state: 'hidden' });
};
const goTo = async (name: string, title: string): Promise<void> => {
  await button('Меню').click();
  await dialog.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
};

const durations = ['30 мин', '1 ч', '2 ч'];
const walk = async (round: number): Promise<void> => {
  await page.getByLabel('Номер зоны').fill(zone);
  await page.getByRole('radio', { name: durations[round % durations.length], exact: true }).check();
  await page.getByRole('button', { name: /^Оплатить \d/ }).waitFor();
  await inWindow(() => button('Выбрать из списка').click());
  await inWindow(() => button('Продлить').click());
  await inWindow(async () => void (await openTopUp(page)));
  await goTo('История операций', 'История операций');
  await page.getByRole('list', { name: 'История операций' }).waitFor();
  await goTo('Мой профиль', 'Мой профиль');
  await inWindow(() => button('Добавить автомобиль').click());
  await goTo('Абонементы и льготы', 'Абонементы и льготы');
  await goTo('Новости', 'Новости');
  await goTo('Карта парковок', 'Карта парковок');
  await goTo('Парковка', 'Оплата парковки');
};

interface Held {
  heap: number;
  elements: number;
  listeners: number;
}
const hold = async (session: CDPSession): Promise<Held> => {
  // Waits for work that the page does when idle, and for the effects of its last responses.
  await page.waitForTimeout(3000);
  for (let time = 0; time < 4; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, elements: nodes, listeners: jsEventListeners };
};

/** Writes a heap snapshot to find the cause of growth, in the format of the browser's own tools. */
const snapshot = async (session: CDPSession, name: string): Promise<void> => {
  const folder = valueOf('--snapshots');
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const file = createWriteStream(join(folder, `${name}.heapsnapshot`));
  const write = ({ chunk }: { chunk: string }): void => void file.write(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', write);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', write);
  await new Promise((resolve) => file.end(resolve));
};

const start = async (on: Page): Promise<void> => {
  await on.goto(`${fakeCity.url}/profile/parking`);
  await button('Продлить').waitFor();
};

const report = new Report();
try {
  await start(page);
  const session = await context.newCDPSession(page);
  const course: (Held & { round: number })[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await walk(round);
    if (round !== early && round !== rounds && round % Math.max(1, Math.round(rounds / 5)) !== 0) continue;
    const held = await hold(session);
    course.push({ round, ...held });
    console.log(
      `round ${String(round).padStart(4)}  heap ${(held.heap / 2 ** 20).toFixed(2)} MiB, ${held.elements} nodes, ${held.listeners} listeners`,
    );
    if (round === early || round === rounds) await snapshot(session, `round-${round}`);
  }
  const first = course.find(({ round }) => round === early);
  const last = course.at(-1);
  console.log(`\nRound ${rounds} to round ${early}, after GC`);
  for (const [name, what] of [
    ['heap', 'heap'],
    ['elements', 'nodes of the document'],
    ['listeners', 'listeners'],
  ] as const)
    report.print(what, (last?.[name] ?? Number.NaN) / (first?.[name] ?? Number.NaN), budgets.memory[name]);
  report.write('memory', { rounds, early, course });
} finally {
  await browser.close();
  await fakeCity.close();
}
process.exitCode = report.exitCode;
