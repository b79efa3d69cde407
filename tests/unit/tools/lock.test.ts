import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { machinesOf, missingEntries, withoutDigest } from '../../tools/completeLock.mjs';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8'));

describe('package-lock.json', () => {
  const lock = read('package-lock.json') as Parameters<typeof missingEntries>[0];

  it('the lock file holds the binaries of other systems too, because `npm ci` refuses it otherwise', () => {
    expect(missingEntries(lock).map(({ path }) => path)).toEqual([]);
  });

  it('the lock file has a digest of each package, and `npm ci` accepts no other contents', () => {
    expect(withoutDigest(lock)).toEqual([]);
    expect(
      Object.entries(lock.packages).filter(
        ([path, { integrity = '' }]) => path !== '' && !/^sha512-[\w+/]{86}==$/.test(integrity),
      ),
    ).toEqual([]);
  });

  it('a binary that is missing from the lock file is noticed', () => {
    const packages = { ...lock.packages };
    const binary = Object.keys(packages).find((path) => path.endsWith('-darwin-arm64')) ?? '';
    delete packages[binary];
    expect(missingEntries({ packages }).map(({ path }) => path)).toContain(binary);
  });

  it.each([
    ['@rollup/rollup-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@rolldown/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@esbuild/darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@rolldown/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['fsevents', {}],
  ])('the package %s is for the machines %o', (name, machines) => expect(machinesOf(name)).toEqual(machines));
});

describe('package.json', () => {
  const { dependencies, devDependencies } = read('package.json') as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;

  it('package.json names one exact version of each package', () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});
