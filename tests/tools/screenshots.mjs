// `npm run pictures [-- --only 'pay|guest' --sizes 360x640,1280x800 --languages ru --schemes light --letters 200 --forced-colors --print --out folder]`
//
// Takes screenshots of every screen in `tests/screenshots/screens.ts` on the production build, for visual review. Lists
// screens that are wider than the page.
import { ensureBrowser, noBrowser } from './browser.mjs';
import { giveUp, makeReady, run } from './ready.mjs';

makeReady();
const browser = ensureBrowser();
if (!browser) giveUp(noBrowser);
if (run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { VITE_DEMO: '1' }) !== 0)
  giveUp('The app could not be built.');
const script = ['--tsconfig', 'tests/tsconfig.json', 'tests/screenshots/main.ts', ...process.argv.slice(2)];
process.exit(run('tsx/dist/cli.mjs', script, { CHROMIUM_PATH: browser }));
