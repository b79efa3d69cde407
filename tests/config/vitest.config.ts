import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { linguiMacros } from '../../src/build/linguiMacros.ts';
import cityList from '../../cities.json' with { type: 'json' };
import { cityModules } from '../../src/build/cityModules.ts';
import { readBuildSettings } from '../../src/city/buildSettings.ts';
import { lingui } from '@lingui/vite-plugin';

const root = fileURLToPath(new URL('../..', import.meta.url));
const words = `${root}tests/config/lingui.config.ts`;

export default defineConfig({
  root,
  plugins: [cityModules(cityList), linguiMacros(words), lingui({ configPath: words })],
  define: { __BUILD_SETTINGS__: JSON.stringify(readBuildSettings({ VITE_DEMO: '1' })) },
  resolve: { alias: { '~': `${root}src` } },
  test: { include: ['tests/unit/**/*.test.{ts,tsx}'], environment: 'node', reporters: ['default'], testTimeout: 20_000 },
});
