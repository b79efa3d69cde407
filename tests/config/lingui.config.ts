import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Words: Russian is the source, both catalogues are complete, and no line numbers move in them. */
export default defineConfig({
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  sourceLocale: 'ru',
  locales: ['ru', 'en'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/locales/{locale}/messages', include: ['src'], exclude: ['**/*.gen.ts', 'src/build/**'] },
  ],
});
