import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { linguiMacros } from '../../src/build/linguiMacros';
import { lingui } from '@lingui/vite-plugin';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  plugins: [linguiMacros(), lingui({ configPath: `${root}tests/config/lingui.config.ts` })],
  resolve: { alias: { '~': `${root}src` } },
  test: { include: ['tests/unit/**/*.test.{ts,tsx}'], environment: 'node', reporters: ['default'], testTimeout: 20_000 },
});
