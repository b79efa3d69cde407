import { describe, expect, it } from 'vitest';
import { digestOf as digestInBuild } from '../../../src/build/digests';
import { digestOf, createRenaming } from '../../../sw/renamed';

const cached = [
  '/index.html',
  '/assets/base-AAAAAAA.js',
  '/assets/pay--aa_aaaa.js',
  '/assets/base-ccccccc.css',
  '/assets/messages-map-ru-WWWWWWW.js',
];
const current = [
  '/index.html',
  '/assets/base-BBBBBBB.js',
  '/assets/pay--bb_bbbb.js',
  '/assets/base-ccccccc.css',
  '/assets/messages-map-ru-XXXXXXX.js',
];

describe('a file of the release before, under the names of this one', () => {
  it.each([
    ['import"./base-AAAAAAA.js"', 'import"./base-BBBBBBB.js"'],
    [
      'import("./pay--aa_aaaa.js"),["assets/base-ccccccc.css"]',
      'import("./pay--bb_bbbb.js"),["assets/base-ccccccc.css"]',
    ],
    // A name that is composed at run time.
    ['import(`/assets/messages-${e}-WWWWWWW.js`)', 'import(`/assets/messages-${e}-XXXXXXX.js`)'],
    ['"base-AAAAAAA.json", "AAAAAAA.js", "other-1234567.js"', '"base-AAAAAAA.json", "AAAAAAA.js", "other-1234567.js"'],
  ])('the file names in %s are replaced by those of this release', (before, after) => {
    expect(createRenaming(cached, current).rename(before)).toBe(after);
  });

  it.each<[string, string[]]>([
    ['/assets/base-BBBBBBB.js', ['/assets/base-AAAAAAA.js']],
    ['/assets/pay--bb_bbbb.js', ['/assets/pay--aa_aaaa.js']],
    // A page has the same name in every release.
    ['/index.html', ['/index.html']],
    // Cached already, in no earlier release, or without a version.
    ['/assets/base-ccccccc.css', []],
    ['/assets/new-DDDDDDD.js', []],
    ['/en/index.html', []],
    ['/icons/icon.svg', []],
  ])('the file %s is made from %j', (path, copies) => {
    expect(createRenaming(cached, current).earlierOf(path)).toEqual(copies);
  });

  it('a name that could mean two files is left unchanged', () => {
    const { rename, earlierOf } = createRenaming(cached, [...current, '/assets/base-EEEEEEE.js']);
    expect(rename('import"./base-AAAAAAA.js"')).toBe('import"./base-AAAAAAA.js"');
    expect(earlierOf('/assets/base-EEEEEEE.js')).toEqual(['/assets/base-AAAAAAA.js']);
  });

  it('the build and the worker calculate the same digest', async () => {
    for (const text of ['', 'import"./base-AAAAAAA.js"', '«Парковка» — карта\n', 'a'.repeat(100_000)])
      expect(await digestOf(text)).toBe(digestInBuild(text));
  });
});
