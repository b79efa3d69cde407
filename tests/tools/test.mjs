// `npm test` runs all checks. Each step prints its runner's own closing lines.
import { ensureBrowser, noBrowser } from './browser.mjs';
import { giveUp, makeReady, run } from './ready.mjs';

makeReady();

const tsc =
  (...args) =>
  () =>
    run('typescript/bin/tsc', args);
const vitest = (config) => () => run('vitest/vitest.mjs', ['run', '--config', `tests/config/${config}`]);
/** Runs through tsx, which can load the linter's configuration. */
const oxlint = () =>
  run('tsx/dist/cli.mjs', [
    'node_modules/oxlint/bin/oxlint',
    '-c',
    '.oxlint.config.ts',
    '--type-aware',
    '--deny-warnings',
  ]);
/** Checks the spelling of Markdown and comments. */
const spelling = () => run('cspell/bin.mjs', ['lint', '--config', 'tests/config/cspell.jsonc', '--no-progress']);
/** Finds unused files, exports and dependencies, and code of the app that only its tests use. */
const knip =
  (config, ...args) =>
  () =>
    run('knip/bin/knip.js', ['--config', `tests/config/${config}`, '--no-progress', ...args]);
/** Finds used features that a declared browser lacks. */
const browserFloor = (part) => () => run('tsx/dist/cli.mjs', ['tests/tools/browser-floor/main.ts', part]);

/** @type {[name: string, parts: (() => number)[]][]} */
const steps = [
  ['types', [tsc('-p', '.'), tsc('-p', 'sw'), tsc('-p', 'tests')]],
  ['lint', [oxlint, spelling, browserFloor('source')]],
  ['unused', [knip('knip.jsonc'), knip('knipShipped.jsonc', '--production')]],
  ['messages', [() => run('tsx/dist/cli.mjs', ['tests/tools/messages.ts'])]],
  ['unit', [vitest('vitest.config.ts')]],
  ['contract', [vitest('vitest.contract.config.ts')]],
  ['simulation', [vitest('vitest.simulation.config.ts')]],
  ['build', [() => run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { VITE_DEMO: '1' })]],
  ['compat', [browserFloor('build')]],
  [
    'e2e',
    [
      () => {
        const browser = ensureBrowser();
        if (!browser) giveUp(noBrowser);
        return run('@playwright/test/cli.js', ['test', '--config', 'tests/config/playwright.config.ts'], {
          CHROMIUM_PATH: browser,
        });
      },
    ],
  ],
];

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !steps.some(([step]) => step === name));
if (unknown.length > 0) giveUp(`There is no step ${unknown.join(', ')}: ${steps.map(([name]) => name).join(', ')}.`);
const results = [];
for (const [name, parts] of steps) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  console.log(`\n── ${name}`);
  const began = Date.now();
  const isGood = parts.every((part) => part() === 0);
  results.push({ name, isGood, seconds: Math.round((Date.now() - began) / 1000) });
  // Without a build the journeys have nothing to run on.
  if (!isGood && name === 'build') break;
}

console.log('\n── summary');
for (const { name, isGood, seconds } of results) console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
const failed = results.filter(({ isGood }) => !isGood).length;
console.log(failed > 0 ? '\nNot everything holds: see the first FAIL above.' : 'Everything holds.');
console.log(`Steps: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
