// `npm start` builds the app and serves it with the fake city. `npm run dev` does the same with hot reload.
import { giveUp, makeReady, root, run } from './ready.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

makeReady();
const isDev = process.argv.includes('--dev');
const env = { VITE_DEMO: '1' };
if (!isDev && run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], env) !== 0)
  giveUp('The app could not be built; the reason stands above.');

const server = spawn(
  process.execPath,
  [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'tests/fake-city/main.ts'), ...(isDev ? ['--dev'] : [])],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
