import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { firstFrames } from '~/app/boot/firstFrames';
import { readSource, root } from '../../support/repository';

const entry = 'src/app/boot/firstFrames.tsx';

const resolved = (from: string, to: string): string[] => {
  const path = to.startsWith('~/') ? join('src', to.slice(2)) : join(dirname(from), to);
  return ['.ts', '.tsx'].map((ending) => path + ending).filter((file) => existsSync(join(root, file)));
};
/** The app's own modules that a module imports statically, types aside. */
const importsOf = (file: string): string[] =>
  [...readSource(file).matchAll(/^(?:import|export) (?!type )[^;]*?from '([~.][^']*)';/gm)].flatMap(([, to = '']) =>
    resolved(file, to),
  );

it('the frames are drawn without anything that fetches or caches', () => {
  const seen = new Set([entry]);
  for (const file of seen) importsOf(file).forEach((one) => seen.add(one));
  expect(seen.size).toBeGreaterThan(50);
  expect([...seen].filter((file) => file.startsWith('src/data/'))).toEqual([]);
});

it.each(['ru', 'en'] as const)('no text in %s lacks its value', async (language) => {
  expect(await firstFrames(language, { loading: '', again: '' })).not.toMatch(/undefined|\[object|NaN/);
});
