// Measures how soon the map is completely drawn, how smoothly it moves, and what it leaves in memory. The reference is
// a bare page that draws the same with the same engine and the same React in the same run.
//
// Run: npm run bench -- map [--rounds N] [--heap] [--json file] [--gate]
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import cityList from '../../cities.json' with { type: 'json' };
import { parseCities } from '../../src/city/schema';
import { baseStyle } from '../../src/features/map/engine/baseStyle';
import { clustering, shapeLayers, spotLayers } from '../../src/features/map/engine/parkingLayers';
import { startFakeCity } from '../fake-city/startFakeCity';
import { findBrowser } from '../tools/browser.mjs';
import { Control } from '../tools/control';
import { mapDrawn } from '../tools/mapDrawn';
import type { BareMap } from './bare/bareMap';
import { browserFloor } from '../../src/build/browserFloor';
import { budgets } from './budgets';
import { slowDown, slower } from './device';
import { median, Report, valueOf } from './figures';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const rounds = Number(valueOf('--rounds')) || 7;
const limits = budgets.map;

// Both pages come from the same server, built with the same tool for the same browsers.
const distDir = mkdtempSync(join(tmpdir(), 'bench-map-'));
cpSync(at('../../dist'), distDir, { recursive: true });
await build({
  configFile: false,
  root: at('bare'),
  base: '/bare/',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { outDir: join(distDir, 'bare'), emptyOutDir: true, target: browserFloor, assetsInlineLimit: 0 },
});

const fakeCity = await startFakeCity({ distDir, isControlOn: true, log: console.error });
const control = new Control(fakeCity.url);
const launch = (...flags: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', ...flags],
  });
const browser = await launch();

const configOf = (id: string) => {
  const city = parseCities(cityList).find((one) => one.city === id);
  if (!city) throw new Error(`No city ${id}`);
  return city;
};

/** Returns the address of the bare page with the app's own map style and view of a city. */
const bareAddress = (id: string): string => {
  Object.assign(globalThis, { location: { origin: fakeCity.url } });
  const { mapSource, mapBounds } = configOf(id);
  const { southWest, northEast } = mapBounds;
  const center: BareMap['center'] = [
    (southWest.longitude + northEast.longitude) / 2,
    (southWest.latitude + northEast.latitude) / 2,
  ];
  const bounds: BareMap['bounds'] = [southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude];
  const style = baseStyle(mapSource, false);
  const page: BareMap = {
    city: id,
    style,
    center,
    bounds,
    shapeLayers: shapeLayers('light'),
    spotLayers: spotLayers('light'),
    clustering,
  };
  return `/bare/index.html#${encodeURIComponent(JSON.stringify(page))}`;
};

interface Run {
  drawnMs: number;
  /** Measured from the first request for a part of the map engine. */
  fromEngineMs: number;
  paintMs: number;
  holdMs: number;
}

/** Opens a page at CPU ×4 and waits until everything is on the map. The page records its long tasks. */
const drawn = async (path: string, city: string): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
    serviceWorkers: 'block',
  });
  // A helper that tsx calls in every function that is passed to the page.
  await context.addInitScript('globalThis.__name = (made) => made');
  const page = await context.newPage();
  await page.addInitScript((id) => {
    localStorage.setItem('parking.city', JSON.stringify(id));
    Object.assign(globalThis, { holds: [] });
    new PerformanceObserver((list) =>
      (globalThis as unknown as { holds: number[] }).holds.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
      buffered: true,
    });
  }, city);
  await slowDown(page);
  await page.goto(fakeCity.url + path);
  await mapDrawn(page, { timeout: 120_000 });
  return page;
};

const visit = async (path: string, city: string): Promise<Run> => {
  const page = await drawn(path, city);
  const figures = await page.evaluate(() => {
    const mark = performance.getEntriesByName('map-drawn')[0]?.startTime ?? Number.NaN;
    const first = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /mapbox|FilteredMapCanvas/.test(name))
      .reduce((earliest, { startTime }) => Math.min(earliest, startTime), mark);
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return {
      drawnMs: mark,
      fromEngineMs: mark - first,
      paintMs: paint,
      holdMs: Math.max(0, ...(globalThis as unknown as { holds: number[] }).holds),
    };
  });
  await page.context().close();
  return figures;
};

const draggedFrames = 100;
// Single pairs vary by a quarter on a machine with two cores. A page also remains faster or slower by a tenth than the
// same page opened again. Hence this many openings, and this many drags each time.
const openings = 5;
const draggedTimes = 6;

/**
 * Measures frames per second while the map, previously at rest, is dragged back and forth. The pointer moves before
 * each frame, however long that took. So both pages draw the same frames, and the speed at which the machine sends
 * moves is not measured.
 */
const framesOfPan = async (page: Page): Promise<number> => {
  await page.bringToFront();
  await slowDown(page);
  await page.waitForTimeout(500);
  const frames = await page.evaluate(
    (longest) =>
      new Promise<number>((resolve, reject) => {
        const canvas = document.querySelector('.mapboxgl-canvas');
        if (!canvas) return reject(new Error('There is no map'));
        const move = (type: string, turn: number): unknown =>
          canvas.dispatchEvent(
            new MouseEvent(type, {
              clientX: 200 + 120 * Math.sin(turn / 8),
              clientY: 300 + 100 * Math.cos(turn / 10),
              buttons: 1,
              bubbles: true,
              cancelable: true,
              view: window,
            }),
          );
        move('mousedown', 0);
        const began = performance.now();
        let count = 0;
        const frame = (): void => {
          count += 1;
          move('mousemove', count);
          if (count < longest) return void requestAnimationFrame(frame);
          move('mouseup', count);
          resolve((count * 1000) / (performance.now() - began));
        };
        requestAnimationFrame(frame);
      }),
    draggedFrames,
  );
  // The other page is next.
  await slowDown(page, 1);
  return frames;
};

interface Pan {
  app: number;
  bare: number;
}

/**
 * Both pages are open at the same time and are dragged in turn, so that a temporary speed-up of the machine affects
 * both.
 */
const pairsOf = async (city: string, isBareFirst: boolean): Promise<Pan[]> => {
  const paths = { app: '/', bare: bareAddress(city) };
  const names = isBareFirst ? (['bare', 'app'] as const) : (['app', 'bare'] as const);
  const pages = new Map<keyof Pan, Page>();
  for (const name of names) pages.set(name, await drawn(paths[name], city));
  await Promise.all([...pages.values()].map((page) => slowDown(page, 1)));
  // Everything that loads after the map is there by then, and is not measured.
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const pairs: Pan[] = [];
  for (let time = 0; time <= draggedTimes; time += 1) {
    const pair: Pan = { app: 0, bare: 0 };
    for (const [name, page] of time % 2 === 0 ? pages : [...pages].reverse()) pair[name] = await framesOfPan(page);
    // The first drag fetches and draws tiles, and compiles code.
    if (time > 0) pairs.push(pair);
  }
  for (const page of pages.values()) await page.context().close();
  return pairs;
};

const pans = async (city: string): Promise<Pan[]> => {
  const pairs: Pan[] = [];
  for (let opening = 0; opening < openings; opening += 1) pairs.push(...(await pairsOf(city, opening % 2 === 1)));
  return pairs;
};

const heapOf = async (session: CDPSession): Promise<number> => {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
};

/**
 * Returns the heap growth after opening and closing the map ten times. Compiled code does not count, because it grows
 * with use and is discarded again.
 */
const heapRatio = async (city: string): Promise<number> => {
  const plain = await launch('--js-flags=--no-opt --no-maglev --no-sparkplug');
  const context = await plain.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), city);
  const session = await context.newCDPSession(page);
  await page.goto(fakeCity.url);
  const openAndClose = async (): Promise<void> => {
    await page.evaluate(() => performance.clearMarks());
    await page.getByRole('link', { name: /Карта/ }).first().click();
    await mapDrawn(page, { timeout: 60_000 });
    await page.evaluate(() => history.back());
    await page.getByRole('heading', { level: 1, name: 'Новости' }).waitFor();
  };
  await page.goto(`${fakeCity.url}/news`);
  // The first two rounds compile the code that they use.
  for (let time = 0; time < 2; time += 1) await openAndClose();
  const first = await heapOf(session);
  for (let time = 0; time < 10; time += 1) await openAndClose();
  const last = await heapOf(session);
  await plain.close();
  return last / first;
};

const report = new Report();
const printFigures = (
  where: string,
  name: string,
  app: number,
  bare: number | undefined,
  limit: number,
  isMax = true,
): void => {
  const value = bare === undefined ? app : app / bare;
  const isOver = report.check(`${where}: ${name}`, value, limit, !isMax);
  const figures = bare === undefined ? '' : `${Math.round(app)} / ${Math.round(bare)}`;
  console.log(
    `${isOver ? 'OVER' : 'ok  '}  ${name.padEnd(58)}${value.toFixed(2).padStart(8)}  (${isMax ? '≤' : '≥'} ${limit})  ${figures}`,
  );
};

try {
  const cities: { city: string; parkings: number; app: Run[]; bare: Run[]; framesASecond: Pan[] }[] = [];
  const only = process.argv.includes('--heap');
  for (const [id, count, longest] of only
    ? []
    : ([
        ['kazan', 10_000, limits.drawn],
        ['moscow', 100_000, limits.drawnLarge],
      ] as const)) {
    await control.seed(id, { features: count });
    const app: Run[] = [];
    const bare: Run[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // The order alternates, so that neither page always follows an idle period of the machine.
      const turns = [
        async () => app.push(await visit('/', id)),
        async () => bare.push(await visit(bareAddress(id), id)),
      ];
      for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
    }
    const where = `${count.toLocaleString('en')} parkings`;
    const of = (runs: readonly Run[], name: keyof Run): number => median(runs.map((run) => run[name]));
    console.log(`\n${where}, CPU ×${slower}, median of ${rounds}`);
    printFigures(
      where,
      'from the request for the engine to all drawn, by bare',
      of(app, 'fromEngineMs'),
      of(bare, 'fromEngineMs'),
      longest,
    );
    printFigures(
      where,
      'from navigation to all drawn, by bare + own first paint',
      of(app, 'drawnMs'),
      of(bare, 'drawnMs') + of(app, 'paintMs'),
      longest,
    );
    const dragged = await pans(id);
    const byBare = median(dragged.map(({ app: appMs, bare: plain }) => appMs / plain));
    printFigures(
      where,
      `frames a second while it is dragged, of ${openings * draggedTimes} pairs, by bare`,
      byBare,
      undefined,
      limits.frames,
      false,
    );
    console.log(
      `      frames a second: ${Math.round(median(dragged.map((pair) => pair.app)))}, bare ${Math.round(median(dragged.map((pair) => pair.bare)))}`,
    );
    printFigures(
      where,
      'longest task of the page less that of the bare one, in ms',
      Math.max(0, of(app, 'holdMs') - of(bare, 'holdMs')),
      undefined,
      limits.holdMs,
    );
    console.log(`      longest task: ${Math.round(of(app, 'holdMs'))} ms, bare ${Math.round(of(bare, 'holdMs'))} ms`);
    cities.push({ city: id, parkings: count, app, bare, framesASecond: dragged });
  }
  await control.seed('kazan', { features: 10_000 });
  printFigures(
    '10,000 parkings',
    'heap after ten more visits of the map, by the first',
    await heapRatio('kazan'),
    undefined,
    limits.heap,
  );
  report.write('map', { slower, rounds, cities });
} finally {
  await browser.close();
  await fakeCity.close();
  rmSync(distDir, { recursive: true, force: true });
}
process.exitCode = report.exitCode;
