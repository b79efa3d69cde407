import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/browser.mjs';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

if (!existsSync(at('../../dist/index.html')))
  throw new Error('The journeys drive the production build: run `VITE_DEMO=1 npm run build` first (npm test does it).');

/** Journeys: the production build in a real browser, against a stand-in city of each worker's own. */
export default defineConfig({
  testDir: at('../e2e'),
  outputDir: at('../output/e2e'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ru-RU',
    timezoneId: 'Asia/Yekaterinburg',
    serviceWorkers: 'allow',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
      ],
    },
  },
});
