import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { words } from '../../src/build/words.ts';
import cityList from '../../cities.json' with { type: 'json' };
import { cityModules } from '../../src/build/cityModules.ts';
import { readBuildSettings } from '../../src/city/buildSettings.ts';
import { parseCities } from '../../src/city/schema.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  plugins: [cityModules(parseCities(cityList)), words(root, `${root}tests/config/lingui.config.ts`)],
  define: { __BUILD_SETTINGS__: JSON.stringify(readBuildSettings({ VITE_DEMO: '1' })) },
  resolve: { alias: { '~': `${root}src` } },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    reporters: ['default'],
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
});
