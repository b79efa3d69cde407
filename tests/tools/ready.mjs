// Prepares a fresh clone. It needs only Node and has no dependencies, because `npm start` and `npm test` use it first.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Prints one plain sentence and ends the run. */
export const giveUp = (sentence) => {
  console.error(`\n${sentence}`);
  process.exit(1);
};

/** Runs the script of a program in node_modules with the current Node. Returns its exit code. */
export const run = (script, args = [], env = {}) =>
  spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status ?? 1;

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    giveUp(`Node ${process.versions.node} is too old: version 20.19 or newer is needed.`);
};

/** Installs the dependencies if they are missing or the lock file has changed. */
const install = () => {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const mark = join(root, 'node_modules', '.installed-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  // Written to stderr, because the command's output may be redirected to a file.
  console.error('Installing the dependencies (once, one or two minutes)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    giveUp('The dependencies could not be installed: `npm ci` failed. Is the npm registry within reach?');
  writeFileSync(mark, lock);
};

export const makeReady = () => {
  checkNode();
  install();
};
