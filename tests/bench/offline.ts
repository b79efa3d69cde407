// Measures how soon the offline app shows the content that the driver came for, on a slow phone. The reference is a
// bare page with the same React and its own worker in the same run. The worker is stopped before each start. The CPU is
// slowed for the page's thread only, because the browser offers nothing else.
//
// Run: npm run bench -- offline [--rounds N] [--json file] [--profile (.cpuprofile files in the temporary folder)]
// [--gate]
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFakeCity } from '../fake-city/startFakeCity';
import { findBrowser } from '../tools/browser.mjs';
import { Control } from '../tools/control';
import { buildBareStart } from './bare-start/buildBareStart';
import { budgets } from './budgets';
import { city, slowDown, slower } from './device';
import { median, Report, valueOf } from './figures';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const rounds = Number(valueOf('--rounds')) || 15;
const limit = budgets.offlineStart;
const plate = 'К777ОР159';

/**
 * The real content of a page, not a frame or a skeleton: the first element that matches `selector` and contains `text`.
 */
interface Start {
  name: string;
  path: string;
  isDriver: boolean;
  selector: string;
  text: string;
}
const starts: readonly Start[] = [
  { name: 'running stay', path: '/profile/parking', isDriver: true, selector: 'main article', text: '' },
  { name: 'main page', path: '/?source=app', isDriver: true, selector: 'main a', text: 'Оплатить' },
  {
    name: 'guest form',
    path: `/guest-payment?city=${city}&zone=0101`,
    isDriver: false,
    selector: 'main label',
    text: 'Номер зоны',
  },
];

/** Serves the bare page, whose worker stores all its files. */
const bareServer = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const dir = mkdtempSync(join(tmpdir(), 'bench-offline-'));
  await buildBareStart(dir);
  const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };
  const server = createServer(({ url = '/' }, reply) => {
    const file = url === '/' ? '/index.html' : url;
    try {
      reply.setHeader('Content-Type', types[extname(file)] ?? 'text/plain').end(readFileSync(join(dir, file)));
    } catch {
      reply.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    // A different site from the app's, so it gets its own process.
    url: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(dir, { recursive: true, force: true });
    },
  };
};

const fakeCity = await startFakeCity({ distDir: at('../../dist'), isControlOn: true, log: console.error });
const control = new Control(fakeCity.url);
const { users } = await control.seed(city, {
  users: [{ email: 'offline@example.com', balanceKopecks: 50_000, operations: 40, vehicles: [{ number: plate }] }],
  sessions: [{ user: 'offline@example.com', number: plate, zone: '0101', durationMin: 600 }],
});
const token = users[0]?.token ?? '';
const bare = await bareServer();

/** Opens a browser with a persistent profile, as on a phone, including compiled scripts. */
const openBrowser = async (dir: string, storedLogins?: string): Promise<BrowserContext> => {
  const context = await chromium.launchPersistentContext(dir, {
    executablePath: findBrowser(),
    viewport: { width: 360, height: 640 },
    locale: 'ru-RU',
  });
  // A helper that tsx calls in every function that is passed to the page.
  await context.addInitScript('globalThis.__name = (made) => made');
  await context.addInitScript(
    ([id, logins]) => {
      localStorage.setItem('parking.city', JSON.stringify(id));
      if (logins) localStorage.setItem('parking.sign-ins', logins);
    },
    [city, storedLogins] as const,
  );
  return context;
};

/**
 * Returns the time in ms from navigation to the frame that shows the content, according to the browser's Element
 * Timing.
 */
const displayedAfter = async (
  context: BrowserContext,
  url: string,
  selector: string,
  text: string,
  profile?: string,
): Promise<number> => {
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  // A phone has stopped the worker since the last visit.
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.addInitScript(
    ([where, what]) => {
      // The browser itself reports when it has painted a text. A later query would wait behind the scripts that the
      // page runs.
      new PerformanceObserver((painted) => {
        const times = (painted.getEntries() as (PerformanceEntry & { renderTime: number })[]).map(
          ({ renderTime }) => renderTime,
        );
        Object.assign(globalThis, { displayedMs: Math.min(...times) });
      }).observe({ type: 'element', buffered: true });
      const checkFrame = (): void => {
        const found = [...document.querySelectorAll(where)].find((one) => one.textContent?.includes(what));
        if (!found) return;
        watch.disconnect();
        for (const part of [found, ...found.querySelectorAll('*')]) part.setAttribute('elementtiming', 'shown');
      };
      const watch = new MutationObserver(checkFrame);
      watch.observe(document, { childList: true, subtree: true, characterData: true });
    },
    [selector, text] as const,
  );
  await slowDown(page);
  if (profile !== undefined) {
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: 500 });
    await session.send('Profiler.start');
  }
  await page.goto(url, { waitUntil: 'commit' });
  // Polls rarely, because each check is work for the measured page.
  await page.waitForFunction(() => 'displayedMs' in globalThis, undefined, { timeout: 60_000, polling: 500 });
  if (profile !== undefined) writeFileSync(profile, JSON.stringify((await session.send('Profiler.stop')).profile));
  const ms = await page.evaluate(() => (globalThis as unknown as { displayedMs: number }).displayedMs);
  await page.close();
  return ms;
};

/** Visits the page until the worker has all files and the driver's responses are stored. */
const waitUntilSettled = async (
  context: BrowserContext,
  url: string,
  selector: string,
  text: string,
): Promise<void> => {
  const page = await context.newPage();
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto(url);
    await page.locator(selector).filter({ hasText: text }).first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // Waits for requests that start when the page is idle, and for data that is written a second later.
    await page.waitForTimeout(3000);
  }
  await page.close();
};

const isServed = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

const dirs = [mkdtempSync(join(tmpdir(), 'bench-driver-')), mkdtempSync(join(tmpdir(), 'bench-guest-'))];
const [driverDir = '', guestDir = ''] = dirs;
const driver = await openBrowser(driverDir, JSON.stringify({ [city]: { standart: { token, cacheKey: 'bench' } } }));
const guest = await openBrowser(guestDir);
const report = new Report();
try {
  const heading = { selector: 'h1', text: 'Парковка' };
  for (const context of [driver, guest])
    await waitUntilSettled(context, `${bare.url}/`, heading.selector, heading.text);
  for (const { isDriver, path, selector, text } of starts)
    await waitUntilSettled(isDriver ? driver : guest, fakeCity.url + path, selector, text);
  await bare.close();
  await fakeCity.close();
  // Verifies that both servers are stopped.
  for (const url of [fakeCity.url, bare.url]) if (await isServed(url)) throw new Error(`${url} still answers`);

  const results = starts.map((start) => ({ ...start, app: [] as number[], bare: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1)
    for (const { name, isDriver, path, selector, text, app, bare: beside } of results) {
      const context = isDriver ? driver : guest;
      const profile =
        process.argv.includes('--profile') && round === rounds
          ? join(tmpdir(), `offline-${name.replaceAll(' ', '-')}.cpuprofile`)
          : undefined;
      const turns = [
        async () => app.push(await displayedAfter(context, fakeCity.url + path, selector, text, profile)),
        async () =>
          beside.push(
            await displayedAfter(
              context,
              `${bare.url}/`,
              heading.selector,
              heading.text,
              profile?.replace('offline-', 'offline-bare-'),
            ),
          ),
      ];
      for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
      // The first round only warms up the caches for the following ones.
      if (round === 0) app.length = beside.length = 0;
    }
  console.log(`\nOffline start, CPU ×${slower}, median of ${rounds}: from navigation to the frame that shows it`);
  for (const { name, app, bare: beside } of results) {
    const ratio = median(app) / median(beside);
    const isOver = report.check(`${name}, by bare`, ratio, limit);
    console.log(
      `${isOver ? 'OVER' : 'ok  '}  ${name.padEnd(16)}${String(Math.round(median(app))).padStart(6)} ms  bare ${Math.round(median(beside))} ms  ${ratio.toFixed(2).padStart(6)}  (≤ ${limit})`,
    );
  }
  report.write('offline', { slower, rounds, starts: results });
} finally {
  await driver.close();
  await guest.close();
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
}
process.exitCode = report.exitCode;
