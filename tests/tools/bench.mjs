// `npm run bench [-- stand-in|map|typing|taps|memory|operations|offline|release|visit|lighthouse] [--rounds N] [--lines N] [--gate]`: how long things take, each beside its baseline of the same run.
// What each may take stands in `tests/bench/budgets.ts`.
import { ensureBrowser, noBrowser } from './browser.mjs';
import { giveUp, makeReady, run } from './ready.mjs';

makeReady();

const script = (name, args, env) => run('tsx/dist/cli.mjs', ['--tsconfig', 'tests/tsconfig.json', `tests/bench/${name}`, ...args], env);

/** Of the production build, in a real browser. */
const inBrowser = (name) => (args) => {
  const browser = ensureBrowser();
  if (!browser) giveUp(noBrowser);
  return run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { VITE_DEMO: '1' }) || script(name, args, { CHROMIUM_PATH: browser });
};

/** @type {Record<string, (args: string[]) => number>} */
const benches = {
  'stand-in': (args) => script('standIn.ts', args),
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
const wanted = args.filter((arg) => arg in benches);
const rest = args.filter((arg) => !(arg in benches));
const results = Object.keys(benches)
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .map((name) => {
    console.log(`\n── ${name}`);
    return benches[name]?.(rest) ?? 1;
  });
process.exit(Math.max(...results));
