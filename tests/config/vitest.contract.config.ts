import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The contract: the app's own calls and schemas against a city's server over HTTP. */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}src` } },
  test: {
    include: ['tests/contract/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/contract/browser.ts'],
    reporters: ['default'],
    testTimeout: 20_000,
  },
});
