import { mkdtempSync, writeFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licences, licencesText, packageFolder } from '~/build/licences';

const require = createRequire(import.meta.url);

describe('the licences of a build', () => {
  it.each([
    ['/a/node_modules/react/index.js', '/a/node_modules/react'],
    ['\0/a/node_modules/@lingui/core/dist/x.mjs?commonjs', '/a/node_modules/@lingui/core'],
    ['/a/node_modules/x/node_modules/y/z.js', '/a/node_modules/x/node_modules/y'],
    ['C:\\a\\node_modules\\react\\index.js', 'C:\\a\\node_modules\\react'],
    ['/a/src/app/start.tsx', undefined],
    ['\0virtual:cities', undefined],
  ])('packageFolder finds the package, if any, of the module %j', (module, folder) => {
    expect(packageFolder(module)).toBe(folder);
  });

  it('licences.txt lists each package with its licence, also those of the worker and their dependencies', () => {
    const worker = mkdtempSync(join(import.meta.dirname, '.worker-'));
    try {
      writeFileSync(
        join(worker, 'sw.ts'),
        `import { ExpirationPlugin } from 'workbox-expiration';\nimport { own } from './own';\n`,
      );
      const emitted: { fileName?: string; source?: unknown }[] = [];
      const { generateBundle } = licences(worker);
      if (typeof generateBundle !== 'function') throw new Error('The plugin has no such hook.');
      const bundle = {
        a: {
          type: 'chunk',
          moduleIds: [join(dirname(require.resolve('react/package.json')), 'index.js'), '/own/src/x.ts'],
        },
      };
      void generateBundle.call(
        { emitFile: (file: object) => void emitted.push(file) } as never,
        {} as never,
        bundle as never,
        false,
      );
      expect(emitted.map(({ fileName }) => fileName)).toEqual(['licences.txt']);
      const text = String(emitted[0]?.source);
      expect(
        [...text.matchAll(/^-{72}\n(\S+) \S+ \((.*)\)$/gm)].map(([, name, license]) => `${name} ${license}`),
      ).toEqual(['idb ISC', 'react MIT', 'tailwindcss MIT', 'workbox-core MIT', 'workbox-expiration MIT']);
      expect(text).toContain('Copyright (c) Meta Platforms');
    } finally {
      rmSync(worker, { recursive: true });
    }
  });

  it('licences.txt says where a package comes without a licence text', () => {
    expect(licencesText([{ name: 'x', version: '1.0.0', license: 'MIT', text: '' }])).toContain(
      'x 1.0.0 (MIT)\n\nNo text comes with it: MIT.',
    );
  });
});
