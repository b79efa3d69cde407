import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/browser.mjs';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

if (!existsSync(at('../../dist/index.html')))
  throw new Error('The journeys drive the production build: run `VITE_DEMO=1 npm run build` first (npm test does it).');

const isFaultRun = Boolean(process.env['FAULTS']);

/** Journeys that look at the map. */
const drawsMap = '**/{accessibility,budget,offlineArea,map,mapLayout,offline,offlineMap}.spec.ts';

const launch = (drawing: readonly string[]) => ({
  executablePath: findBrowser(),
  args: [...drawing, '--disable-background-networking', '--disable-component-update', '--disable-quic'],
});

/** Journeys: the production build in a real browser, against a fake city of each worker's own. */
export default defineConfig({
  testDir: at('..'),
  // Of the fault catalogue the section on money is tried on every change, and all of it by `npm run faults`.
  testMatch: isFaultRun
    ? ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts']
    : [
        'e2e/**/*.spec.ts',
        'faults/{money,moneyMore,resent,killed,late}.spec.ts',
        'simulation/browser/*.spec.ts',
        'gallery/*.spec.ts',
      ],
  outputDir: at('../output/e2e'),
  snapshotPathTemplate: at('../gallery/snapshots/{arg}{ext}'),
  // Most of a journey is waiting: for an answer, for a deadline.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // What then passes is named at the end, and more than a few such fail the run (`tools/flakyReport`).
  retries: 1,
  // A limit for what hangs: on a machine with other work the longest take over a minute.
  timeout: 180_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002 } },
  reporter: isFaultRun ? [[at('../faults/reporter.ts')]] : [['list'], [at('../tools/summaryReporter.ts')]],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ru-RU',
    timezoneId: 'Asia/Yekaterinburg',
    // Every page would fetch the whole app for the worker: only journeys without a network need it.
    serviceWorkers: 'block',
    // Pictures and copies of every step take a third of a run; `--trace on` has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // Nothing moves for its own sake: journeys about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // A browser without a graphics card draws a map in software, and then everything else so too, which takes several times as long.
    // What a project matches stands in the place of what all do: the catalogue's own maps are left out here once more.
    {
      name: 'with the map',
      testMatch: drawsMap,
      testIgnore: isFaultRun ? [] : /\/faults\//,
      use: { launchOptions: launch(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']) },
    },
    { name: 'without', testIgnore: drawsMap, use: { launchOptions: launch(['--disable-gpu']) } },
  ],
});
