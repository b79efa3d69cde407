import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Contract tests: the app's own calls and schemas against a city's server over HTTP. */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}src` } },
  test: {
    include: ['tests/contract/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/contract/browserGlobals.ts'],
    reporters: ['default'],
    pool: 'threads',
    // Each file has its own server, so modules can be shared.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
});
