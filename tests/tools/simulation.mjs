// `npm run simulation [-- --count N --seed S --mutations M]`
//
// Runs N random schedules of payments in each of two cities and compares them with the ledger. It also has the app read
// M mutated replies of every call. A single schedule is printed line by line.
//
// `npm run simulation -- --exhaustive` explores every flow of `src/domain` through every state that it can reach.
//
// `npm run simulation -- --browser [--count N --seed S --workers W]` runs N schedules of a driver on the production
// build in a real browser.
import { parseArgs } from 'node:util';
import { ensureBrowser, noBrowser } from './browser.mjs';
import { giveUp, makeReady, run } from './ready.mjs';

makeReady();
const text = (fallback) => ({ type: 'string', default: fallback });
const { browser, exhaustive, count, seed, mutations, workers } = parseArgs({
  options: {
    browser: { type: 'boolean', default: false },
    exhaustive: { type: 'boolean', default: false },
    count: { type: 'string' },
    seed: text('1'),
    mutations: text('1000'),
    workers: text('2'),
  },
}).values;

const inNode = () => {
  const schedules = count ?? '1000';
  const env = {
    SCHEDULES_COUNT: schedules,
    MUTATIONS_COUNT: mutations,
    CHANCE_SEED: seed,
    ...(schedules === '1' && { SCHEDULES_LOG: '1' }),
  };
  return run('vitest/vitest.mjs', ['run', '--config', 'tests/config/vitest.simulation.config.ts'], env);
};

const inBrowser = () => {
  const path = ensureBrowser();
  if (!path) giveUp(noBrowser);
  if (run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { VITE_DEMO: '1' }) !== 0)
    giveUp('The app could not be built.');
  const schedules = count ?? '100';
  const env = {
    CHROMIUM_PATH: path,
    SCHEDULES_COUNT: schedules,
    CHANCE_SEED: seed,
    ...(schedules === '1' && { SCHEDULES_LOG: '1' }),
  };
  const config = ['--config', 'tests/config/playwright.config.ts', '--project', 'without', '--workers', workers];
  return run('@playwright/test/cli.js', ['test', ...config, 'simulation/browser'], env);
};

const throughFlows = () =>
  run('tsx/dist/cli.mjs', ['--tsconfig', 'tests/tsconfig.json', 'tests/simulation/exhaustive/main.ts']);

process.exit(exhaustive ? throughFlows() : browser ? inBrowser() : inNode());
