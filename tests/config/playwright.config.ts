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

/** Journeys: the production build in a real browser, with a separate fake city for each worker. */
export default defineConfig({
  testDir: at('..'),
  // Every change runs the catalogue's section on money. `npm run faults` runs the whole fault catalogue.
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
  // Journeys mostly wait: for a response or a deadline.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Tests that pass on retry are listed at the end, and more than a few of them fail the run (`tools/flakyReport`).
  retries: 1,
  // A limit for hanging tests: on a busy machine the longest take over a minute.
  timeout: 180_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002 } },
  reporter: isFaultRun ? [[at('../faults/reporter.ts')]] : [['list'], [at('../tools/summaryReporter.ts')]],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ru-RU',
    timezoneId: 'Asia/Yekaterinburg',
    // What never comes fails long before the limit of its test.
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // With workers, every page would fetch the whole app. Only journeys without a network need them.
    serviceWorkers: 'block',
    // Screenshots and snapshots of every step take a third of a run; `--trace on` adds them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // No decorative motion. Journeys about motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // A browser without a graphics card needs software rendering for a map. All other pages then use it too, which
    // takes several times as long. The patterns of a project replace the global ones, so the catalogue's own maps are
    // excluded again here.
    {
      name: 'with the map',
      testMatch: drawsMap,
      testIgnore: isFaultRun ? [] : /\/faults\//,
      use: { launchOptions: launch(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']) },
    },
    { name: 'without', testIgnore: drawsMap, use: { launchOptions: launch(['--disable-gpu']) } },
  ],
});
