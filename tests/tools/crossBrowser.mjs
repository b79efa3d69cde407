// `npm run browsers [-- firefox|webkit]` tests three things in Firefox and WebKitGTK: an offline start, a driver who
// pays, extends and stops, and a guest's payment.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { makeReady, run } from './ready.mjs';

makeReady();

const quietly = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
const hasAll = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((path) =>
  existsSync(path),
);
if (!hasAll && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('Installing Firefox and WebKitGTK (Debian packages)…');
  if (quietly('update', '-qq'))
    quietly('install', '-y', '-qq', '--no-install-recommends', 'firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth');
}

const env = { VITE_DEMO: '1' };
const isBuilt = run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], env) === 0;
// Node 20 has a WebSocket only behind this flag.
const options = `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket`;
const script = ['--tsconfig', 'tests/tsconfig.json', 'tests/cross-browser/main.ts', ...process.argv.slice(2)];
process.exit(isBuilt ? run('tsx/dist/cli.mjs', script, { ...env, NODE_OPTIONS: options }) : 1);
