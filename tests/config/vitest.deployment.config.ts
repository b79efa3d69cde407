import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A production build behind real web servers: `npm run deployment`. */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}src` } },
  test: {
    include: ['tests/deployment/**/*.test.ts'],
    environment: 'node',
    reporters: ['verbose', './tests/deployment/summaryReporter.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
