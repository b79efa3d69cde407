// `npm run bench [-- fake-city|map|typing|taps|memory|operations|offline|release|visit|lighthouse] [--rounds N] [--lines N] [--json file] [--gate]`
//
// Measures durations and sizes, most of them relative to a baseline of the same run. The limits are in
// `tests/bench/budgets.ts`. `--json` starts a new file. Under the name of each bench of this run, it contains `lines`
// and the raw data. Each line is a figure (null if it could not be measured), its limit, and whether it exceeds it.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBrowser, noBrowser } from './browser.mjs';
import { giveUp, makeReady, run } from './ready.mjs';

makeReady();

const script = (name, args, env) =>
  run('tsx/dist/cli.mjs', ['--tsconfig', 'tests/tsconfig.json', `tests/bench/${name}`, ...args], env);

/** For the production build in a real browser. */
const inBrowser = (name) => (args) => {
  const browser = ensureBrowser();
  if (!browser) giveUp(noBrowser);
  return (
    run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { VITE_DEMO: '1' }) ||
    script(name, args, { CHROMIUM_PATH: browser })
  );
};

/** @type {Record<string, (args: string[]) => number>} */
const benches = {
  'fake-city': (args) => script('fakeCity.ts', args),
  map: inBrowser('map.ts'),
  typing: inBrowser('typing.ts'),
  taps: inBrowser('taps.ts'),
  memory: inBrowser('memory.ts'),
  operations: inBrowser('operations.ts'),
  offline: inBrowser('offline.ts'),
  release: (args) => script('release.ts', args),
  visit: (args) => {
    const browser = ensureBrowser();
    if (!browser) giveUp(noBrowser);
    return script('visit.ts', args, { CHROMIUM_PATH: browser });
  },
  lighthouse: inBrowser('lighthouse.ts'),
};

const args = process.argv.slice(2);
const jsonAt = args.indexOf('--json') + 1;
if (jsonAt > 0) {
  const file = args[jsonAt];
  if (!file || file.startsWith('--') || file in benches)
    giveUp('--json needs the name of a file: npm run bench -- visit --json figures.json');
  // Relative to the directory in which the command was given.
  args[jsonAt] = resolve(process.env['INIT_CWD'] ?? '', file);
  writeFileSync(args[jsonAt], '{}');
}
/** The argument after one of these is its value, even if a bench has that name: `lighthouse --only map`. */
const withValue = ['--only', '--reports', '--snapshots'];
const isBench = (arg, index) => arg in benches && !withValue.includes(args[index - 1] ?? '');
const selected = args.filter(isBench);
const rest = args.filter((arg, index) => !isBench(arg, index));
const results = Object.keys(benches)
  .filter((name) => selected.length === 0 || selected.includes(name))
  .map((name) => {
    console.log(`\n── ${name}`);
    return benches[name]?.(rest) ?? 1;
  });
process.exit(Math.max(...results));
