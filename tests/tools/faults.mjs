// `npm run faults [-- F-1 F-61 …]` runs the fault catalogue row by row on the production build: failures of network,
// server, browser, storage or clock. Rows of bad input (B-…) go through the forms. It prints the row, result and figure
// of each. A row without a test fails the run.
import { ensureBrowser, noBrowser } from './browser.mjs';
import { giveUp, makeReady, run } from './ready.mjs';

makeReady();
const browser = ensureBrowser();
if (!browser) giveUp(noBrowser);
const rows = process.argv.slice(2).filter((arg) => /^[FB]-\d+$/.test(arg));
const rest = process.argv.slice(2).filter((arg) => !rows.includes(arg));
if (run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { VITE_DEMO: '1' }) !== 0)
  giveUp('The app could not be built.');
const grep = rows.length > 0 ? `\\b(${rows.join('|')})\\b` : '\\b[FB]-\\d+';
const env = { CHROMIUM_PATH: browser, FAULTS: '1', ...(rows.length > 0 && { FAULT_ROWS: rows.join(',') }) };
process.exit(
  run(
    '@playwright/test/cli.js',
    ['test', '--config', 'tests/config/playwright.config.ts', '--grep', grep, ...rest],
    env,
  ),
);
