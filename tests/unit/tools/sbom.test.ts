import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { billOf, shipped, type Lock } from '../../tools/sbom/bill';

const root = join(import.meta.dirname, '../../..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

/** Licences under which the app may be distributed. They require no more than that their text is included. */
const allowed = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'Unlicense',
  '(MPL-2.0 OR Apache-2.0)',
  '(MIT OR Apache-2.0)',
]);

/** Packages whose own metadata names no licence, and what is known about them. */
const looked: Record<string, string> = {
  'mapbox-gl 1.13.3': 'BSD-3-Clause, by its LICENSE.txt',
  '@mapbox/jsonlint-lines-primitives 2.0.2': 'none named; of the tools of the engine, and in no file of the build',
};

describe('the packages that ship', () => {
  it('every package that ships has terms that allow it, apart from the two that were checked by hand', () => {
    const others = shipped(lock).filter(({ license }) => license === undefined || !allowed.has(license));
    expect(others.map(({ name, version }) => `${name} ${version}`).toSorted()).toEqual(Object.keys(looked).toSorted());
  });

  it('the packages that ship include all of the app and its worker, and none that only the build needs', () => {
    const names = new Set(shipped(lock).map(({ name }) => name));
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
    expect(['workbox-core', 'workbox-strategies', 'idb'].filter((name) => !names.has(name))).toEqual([]);
    expect(
      ['vite', 'typescript', 'hono', '@playwright/test', 'workbox-build'].filter((name) => names.has(name)),
    ).toEqual([]);
  });

  it('the bill of materials says that the map engine gets no more fixes', () => {
    const { components } = billOf(lock) as {
      components: { name: string; properties?: { name: string; value: string }[] }[];
    };
    const remarks = components.flatMap(({ name, properties = [] }) =>
      properties.map(({ value }) => `${name}: ${value}`),
    );
    expect(remarks).toEqual([expect.stringMatching(/^mapbox-gl: .*no fixes/)]);
  });

  it('the bill of materials is written as CycloneDX', () => {
    const packages = {
      '': { name: 'app', version: '1.0.0' },
      'node_modules/@a/b': { version: '2.0.0', license: 'MIT', integrity: 'sha512-AAEC' },
      'node_modules/c': { version: '3.0.0', license: '(MPL-2.0 OR Apache-2.0)' },
      'node_modules/c/node_modules/d': { version: '4.0.0', license: 'SEE LICENSE IN LICENSE.txt' },
      'node_modules/idb': { version: '7.0.0', license: 'ISC', dev: true },
      'node_modules/vite': { version: '8.0.0', license: 'MIT', dev: true },
    };
    const purl = (text: string): object => ({ 'bom-ref': text, purl: text });
    expect(billOf({ packages })).toEqual({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: { component: { type: 'application', 'bom-ref': 'app@1.0.0', name: 'app', version: '1.0.0' } },
      components: [
        {
          type: 'library',
          ...purl('pkg:npm/%40a/b@2.0.0'),
          name: '@a/b',
          version: '2.0.0',
          licenses: [{ license: { id: 'MIT' } }],
          hashes: [{ alg: 'SHA-512', content: '000102' }],
        },
        {
          type: 'library',
          ...purl('pkg:npm/c@3.0.0'),
          name: 'c',
          version: '3.0.0',
          licenses: [{ expression: '(MPL-2.0 OR Apache-2.0)' }],
        },
        {
          type: 'library',
          ...purl('pkg:npm/d@4.0.0'),
          name: 'd',
          version: '4.0.0',
          licenses: [{ license: { name: 'SEE LICENSE IN LICENSE.txt' } }],
        },
        {
          type: 'library',
          ...purl('pkg:npm/idb@7.0.0'),
          name: 'idb',
          version: '7.0.0',
          licenses: [{ license: { id: 'ISC' } }],
        },
      ],
    });
  });
});
