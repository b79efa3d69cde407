// `npm run deployment [-- nginx|caddy]` tests a production build behind a real nginx and a real Caddy, with the rules
// of `npm run headers`.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, makeReady, root, run } from './ready.mjs';

makeReady();

const known = ['nginx', 'caddy'];
const selected = process.argv.slice(2);
if (selected.some((name) => !known.includes(name))) giveUp('npm run deployment [-- nginx|caddy]');
const servers = selected.length > 0 ? selected : known;

// Debian installs servers in a folder that is only in root's PATH.
process.env['PATH'] = `${process.env['PATH'] ?? ''}${delimiter}/usr/sbin`;
const isThere = (program) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
const missing = () => [...servers, 'openssl'].filter((program) => !isThere(program));

/** With run level 1 no services start, so a package installs its server without starting it. */
const quietly = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0;
if (missing().length > 0 && process.getuid?.() === 0 && isThere('apt-get')) {
  console.log(`Installing ${missing().join(', ')} (Debian packages)…`);
  if (quietly('update', '-qq')) quietly('install', '-y', '-qq', '--no-install-recommends', ...missing());
}
if (missing().length > 0)
  giveUp(
    `Not here, and so nothing was tried: ${missing().join(', ')}. As root on Debian: apt-get install ${missing().join(' ')}.`,
  );

const dist = join(root, 'tests/output/deployment');
rmSync(dist, { recursive: true, force: true });
const isBuilt = run('vite/bin/vite.js', ['build', '--logLevel', 'warn', '--outDir', dist], { VITE_DEMO: '' }) === 0;
const env = { DEPLOYMENT_DIST: dist, DEPLOYMENT_SERVERS: servers.join(' ') };
process.exit(
  isBuilt ? run('vitest/vitest.mjs', ['run', '--config', 'tests/config/vitest.deployment.config.ts'], env) : 1,
);
