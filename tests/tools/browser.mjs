// Finds a Chromium for the journeys, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const places = () => {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return [
    process.env.CHROMIUM_PATH,
    // Chromium without a user interface: the same engine with two thirds of the work.
    '/usr/bin/chromium-headless-shell',
    // The path of a file that may not exist.
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
};

export const findBrowser = () => places().find((place) => place && existsSync(place));

const quietly = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Returns the browser's path, after installing it if necessary. Undefined if that fails. */
export const ensureBrowser = () => {
  const found = findBrowser();
  if (found) return found;
  const mayUseDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayUseDebian) {
    console.log('Installing Chromium (Debian package)…');
    const isListed = quietly('apt-get', ['update', '-qq']);
    for (const name of isListed ? ['chromium-headless-shell', 'chromium'] : [])
      if (quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) return findBrowser();
  }
  console.log('Installing Chromium (Playwright)…');
  if (quietly('npx', ['playwright', 'install', 'chromium'])) return findBrowser();
  return undefined;
};

export const noBrowser =
  'No Chromium for the journeys: set CHROMIUM_PATH, or install one with `apt-get update && apt-get install -y chromium` (as root, Debian) or `npx playwright install chromium`.';
