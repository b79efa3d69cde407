// Measures how a history of 50,000 operations is read on a slow phone, relative to its first fifty in the same run. The
// limits are no task over 100 ms at CPU ×4, and memory that does not grow beyond what is shown.
//
// Run: npm run bench -- operations [--lines N] [--json file] [--gate]
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { startFakeCity } from '../fake-city/startFakeCity';
import { findBrowser } from '../tools/browser.mjs';
import { Control } from '../tools/control';
import { budgets } from './budgets';
import { slowDown, slower } from './device';
import { Report, valueOf } from './figures';

const lines = Number(valueOf('--lines')) || 50_000;
const limits = budgets.operations;
/** The number of operations on a first page, which is drawn completely. */
const drawnWhole = 50;
const city = 'moscow';

const fakeCity = await startFakeCity({
  distDir: fileURLToPath(new URL('../../dist', import.meta.url)),
  isControlOn: true,
  log: console.error,
});
const control = new Control(fakeCity.url);
const { users } = await control.seed(city, {
  users: [{ operations: lines, balanceKopecks: 50_000, vehicles: [{ number: 'К777ОР159' }] }],
});
const token = users[0]?.token ?? '';
const browser = await chromium.launch({ executablePath: findBrowser() });

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of wall-clock time and of processor time. A busy machine lengthens only the first. */
  dur?: number;
  tdur?: number;
  args: { name?: string };
}
/** Returns the durations in ms of main-thread tasks that exceed half the limit while an action runs. */
const tasksOf = async (session: CDPSession, action: () => Promise<unknown>): Promise<number[]> => {
  const long: TraceEvent[] = [];
  const mains = new Set<string>();
  const recordEvents = ({ value }: { value: unknown[] }): void => {
    for (const event of value as TraceEvent[]) {
      if (event.name === 'thread_name' && event.args.name === 'CrRendererMain') mains.add(`${event.pid}:${event.tid}`);
      if (event.name.endsWith('RunTask') && (event.tdur ?? 0) / 1000 > limits.taskMs / 2) long.push(event);
    }
  };
  session.on('Tracing.dataCollected', recordEvents);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  await action();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', recordEvents);
  return long.filter(({ pid, tid }) => mains.has(`${pid}:${tid}`)).map(({ tdur = 0 }) => tdur / 1000);
};

interface Weight {
  elements: number;
  heap: number;
}
const weigh = async (page: Page, session: CDPSession): Promise<Weight> => {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { elements: await page.evaluate(() => document.querySelectorAll('*').length), heap: usedSize };
};

/** Returns how many operations have been read so far. The list continues automatically whenever its end comes near. */
const readSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('main [role=status]')?.textContent?.replaceAll(/\D/g, '') || 0));
const readOn = async (page: Page, until: number): Promise<number> => {
  let read = await readSoFar(page);
  const stuckAt = Date.now() + 3_600_000;
  while (read < until && Date.now() < stuckAt) {
    await page.keyboard.press('End');
    await page.waitForTimeout(50);
    read = await readSoFar(page);
  }
  return read;
};

interface Run {
  readTasks: number[];
  scrollTasks: number[];
  short: Weight;
  long: Weight;
  read: number;
}

/**
 * Reads the whole history through the app, then scrolls up and down: with the wheel, by keys, and by jumps of the
 * scrollbar.
 */
const visit = async (width: number, height: number): Promise<Run> => {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'ru-RU', serviceWorkers: 'block' });
  await context.addInitScript('globalThis.__name = (made) => made');
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(
    ([id, signIns]) => {
      localStorage.setItem('parking.city', JSON.stringify(id));
      localStorage.setItem('parking.sign-ins', signIns);
    },
    [city, JSON.stringify({ [city]: { standart: { token, cacheKey: 'bench' } } })] as const,
  );
  await page.goto(`${fakeCity.url}/profile/operations?period=all`);
  await page.getByText('Показаны последние').waitFor();
  const session = await context.newCDPSession(page);
  await slowDown(page);
  // Reading and scrolling are measured, not the start of the app.
  await page.waitForTimeout(3000);
  const readTasks = await tasksOf(session, () => readOn(page, drawnWhole));
  const short = await weigh(page, session);
  let read = drawnWhole;
  // In portions, because the browser's trace events are held in memory.
  for (let goal = drawnWhole; goal < lines;) {
    goal = Math.min(goal + 2500, lines);
    const until = goal;
    readTasks.push(
      ...(await tasksOf(session, async () => {
        read = await readOn(page, until);
      })),
    );
  }
  const long = await weigh(page, session);

  await page.mouse.move(width / 2, height / 2);
  const scrollTasks = await tasksOf(session, async () => {
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, -1500);
      await page.waitForTimeout(50);
    }
    for (let step = 1; step <= 20; step += 1) {
      await page.evaluate(
        (part) => scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' }),
        ((step * 7) % 20) / 20,
      );
      await page.waitForTimeout(150);
      for (const key of ['PageUp', 'PageDown', 'PageDown', 'ArrowDown']) await page.keyboard.press(key);
    }
    await page.keyboard.press('Home');
    await page.waitForTimeout(500);
  });
  await context.close();
  return { readTasks, scrollTasks, short, long, read };
};

const report = new Report();
const row = (screen: string, name: string, value: number, unit: string, limit: number): void => {
  const isOver = report.check(`${screen}: ${name}, ${unit}`, value, limit);
  console.log(
    `${isOver ? 'OVER' : 'ok  '}  ${name.padEnd(44)}${String(Math.round(value * 100) / 100).padStart(9)} ${unit}  (≤ ${limit})`,
  );
};

try {
  const runs: Record<string, Run> = {};
  for (const [name, width, height] of [
    ['cards', 360, 640],
    ['table', 1280, 800],
  ] as const) {
    const run = await visit(width, height);
    runs[name] = run;
    const { readTasks, scrollTasks, short, long, read } = run;
    console.log(`\n${read.toLocaleString('en')} operations as ${name}, ${width}×${height}, CPU ×${slower}`);
    row(name, 'longest task while it is read', Math.max(0, ...readTasks), 'ms', limits.taskMs);
    row(name, 'longest task while it is scrolled', Math.max(0, ...scrollTasks), 'ms', limits.taskMs);
    row(
      name,
      `elements, to those of ${drawnWhole} operations`,
      long.elements / short.elements,
      'times',
      limits.elements,
    );
    row(
      name,
      'heap for each further operation',
      (long.heap - short.heap) / Math.max(1, read - drawnWhole),
      'bytes',
      limits.bytesEach,
    );
    console.log(
      `      elements ${short.elements} → ${long.elements}, heap ${(short.heap / 2 ** 20).toFixed(1)} → ${(long.heap / 2 ** 20).toFixed(1)} MiB`,
    );
    console.log(
      `      tasks over ${limits.taskMs / 2} ms: ${readTasks.length} of reading, ${scrollTasks.length} of scrolling`,
    );
  }
  report.write('operations', { slower, runs });
} finally {
  await browser.close();
  await fakeCity.close();
}
process.exitCode = report.exitCode;
