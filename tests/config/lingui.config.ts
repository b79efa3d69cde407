import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * Russian is the source language. Both catalogues are complete and contain no line numbers, so that code changes do not
 * change them.
 */
export default defineConfig({
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  sourceLocale: 'ru',
  locales: ['ru', 'en'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/locales/{locale}/messages', include: ['src'], exclude: ['**/*.gen.ts', 'src/build/**'] },
  ],
});
