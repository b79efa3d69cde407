import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import lint from '../../.oxlint.config.ts';
import { featureChunks, pagesOfFirstVisit, rareLibraryParts, stages } from '../../src/build/chunks.ts';
import { firstPages } from '../../src/build/shellPages.ts';
import { lazyFolders, lazyParts } from '../../src/build/messagesPlugin.ts';
import { pathsBelow, readSource, root } from './support/repository';

const lines = (file: string): string[] => readSource(file).trim().split('\n');

const outputs = new Set(['.git', ...lines('.gitignore').map((line) => line.replace(/\/$/, ''))]);
const files = readdirSync(root)
  .filter((name) => !outputs.has(name))
  .flatMap((name) => (statSync(join(root, name)).isDirectory() ? [name, ...pathsBelow(name)] : [name]))
  .filter((file) => !file.startsWith('tests/output'));
const libraries = pathsBelow('node_modules/@tanstack');
/** The paths as the bundler writes them in the names of chunks. */
const chunkNames = files.map((file) => file.replaceAll(/[{}$]/g, '_'));

/**
 * Every reading of a pattern: one alternative of each group, and optional or negated groups both with and without their
 * text.
 */
const readings = (pattern: string): string[] => {
  const group = /\((\?[:!])?([^()]*)\)(\?)?/.exec(pattern);
  if (!group) return pattern.split('|');
  const [whole, kind, inside = '', optional] = group;
  const alternatives = [...inside.split('|'), ...(kind === '?!' || optional ? [''] : [])];
  return [
    ...new Set(
      alternatives.flatMap((one) =>
        readings(pattern.slice(0, group.index) + one + pattern.slice(group.index + whole.length)),
      ),
    ),
  ];
};
const deadReadings = (pattern: string, among = files): string[] =>
  readings(pattern).filter((reading) => !among.some((file) => new RegExp(`^${reading}`).test(file)));

/**
 * The readings of a glob that match no file. A glob may be relative to the root, to `tests` or to the folder of its
 * configuration.
 */
const deadGlobs = (glob: string): string[] => {
  const withGroups = glob
    .replace(/^\.\//, '')
    .replaceAll(/\{([^}]*)\}/g, (_, list: string) => `(${list.replaceAll(',', '|')})`);
  return readings(withGroups).filter((reading) => {
    const source = reading
      .replaceAll(/[.$]/g, '\\$&')
      .replaceAll(/\*\*\/|\*\*|\*/g, (stars) => ({ '**/': '(.*/)?', '**': '.+' })[stars] ?? '[^/]*');
    return !files.some((file) => new RegExp(`^(tests/(config/)?)?${source}$`).test(file));
  });
};

it('every path pattern of the build matches a file', () => {
  const folders = Object.entries(lazyFolders).flatMap(([feature, names]) =>
    names.map((name) => `src/features/${feature}/${name}/`),
  );
  const parts = Object.values(lazyParts).flatMap((places) => places.map((place) => `src/${place}`));
  expect([...parts, ...folders].flatMap((pattern) => deadReadings(pattern))).toEqual([]);
  const entries = stages.flatMap(([, paths]) => paths);
  expect(entries.filter((entry) => !files.some((file) => file.startsWith(`src/${entry}`)))).toEqual([]);
  expect(deadReadings(rareLibraryParts, libraries)).toEqual([]);
  const stageNames = stages.map(([name]) => name);
  expect(Object.keys(featureChunks).filter((name) => !stageNames.includes(name))).toEqual([]);
  expect(Object.values(firstPages).filter(({ module }) => !files.includes(`src/routes${module}`))).toEqual([]);
  expect(deadReadings(`.*(${pagesOfFirstVisit})`, chunkNames)).toEqual([]);
});

it('every glob of the linter matches a file, and every path it ignores is a file or an output', () => {
  const globs = lint.overrides.flatMap((override) => override.files);
  expect(globs.flatMap(deadGlobs)).toEqual([]);
  const isDead = (pattern: string): boolean =>
    !outputs.has(pattern) && deadGlobs(pattern).length > 0 && deadGlobs(`**/${pattern}`).length > 0;
  expect([...lint.ignorePatterns, ...lines('.prettierignore')].filter(isDead)).toEqual([]);
});

const configurations = [
  'vite.config.ts',
  ...files.filter((file) => /^tests\/config\/.*(\.config\.ts|\.jsonc)$/.test(file)),
];

it.each(configurations)('every path and glob that %s names matches a file', (file) => {
  const quoted = [...readSource(file).matchAll(/(['"])([^'"\n]+?)!?\1/g)].map(([, , text = '']) => text);
  // A text that begins with a slash is a regular expression.
  const paths = quoted.filter((text) => !text.startsWith('/') && /^(src|sw|tests)\/|\*|\{\w+,/.test(text));
  expect(paths.flatMap(deadGlobs)).toEqual([]);
});
