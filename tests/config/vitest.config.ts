import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from '../../src/build/messagesPlugin.ts';
import cityList from '../../cities.json' with { type: 'json' };
import { cityModules } from '../../src/build/cityModules.ts';
import { pageSettings, readBuildSettings } from '../../src/city/buildSettings.ts';
import { parseCities } from '../../src/city/schema.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const files = readdirSync(`${root}tests/unit`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/unit/${file}`);
/**
 * Tests that need a DOM window. Creating one takes as long as most of these tests. So a thread sets it up once and
 * gives each file a fresh context.
 */
const inWindow = files.filter((file) => readFileSync(root + file, 'utf8').startsWith('// @vitest-environment jsdom'));

export default defineConfig({
  root,
  plugins: [cityModules(parseCities(cityList)), messagesPlugin(root, `${root}tests/config/lingui.config.ts`)],
  define: { __BUILD_SETTINGS__: JSON.stringify(pageSettings(readBuildSettings({ VITE_DEMO: '1' }))) },
  resolve: { alias: { '~': `${root}src` } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: files.filter((file) => !inWindow.includes(file)), environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'in a window',
          include: inWindow,
          pool: 'vmThreads',
          setupFiles: ['tests/unit/support/jsdomSetup.ts'],
        },
      },
    ],
    pool: 'threads',
    reporters: ['default'],
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
});
