import { describe, expect, it } from 'vitest';
import { digestOf as digestInBuild } from '../../../src/build/digests';
import { digestOf, renaming } from '../../../sw/renamed';

const kept = ['/index.html', '/assets/base-AAAAAAAA.js', '/assets/pay--aaa_aaa.js', '/assets/base-cccccccc.css', '/assets/words-map-ru-WWWWWWWW.js'];
const own = ['/index.html', '/assets/base-BBBBBBBB.js', '/assets/pay--bbb_bbb.js', '/assets/base-cccccccc.css', '/assets/words-map-ru-XXXXXXXX.js'];

describe('a file of the release before, under the names of this one', () => {
  it.each([
    ['import"./base-AAAAAAAA.js"', 'import"./base-BBBBBBBB.js"'],
    ['import("./pay--aaa_aaa.js"),["assets/base-cccccccc.css"]', 'import("./pay--bbb_bbb.js"),["assets/base-cccccccc.css"]'],
    // A name that is put together at run time.
    ['import(`/assets/words-${e}-WWWWWWWW.js`)', 'import(`/assets/words-${e}-XXXXXXXX.js`)'],
    ['"base-AAAAAAAA.json", "AAAAAAAA.js", "other-12345678.js"', '"base-AAAAAAAA.json", "AAAAAAAA.js", "other-12345678.js"'],
  ])('%s', (before, after) => {
    expect(renaming(kept, own).rename(before)).toBe(after);
  });

  it.each<[string, string[]]>([
    ['/assets/base-BBBBBBBB.js', ['/assets/base-AAAAAAAA.js']],
    ['/assets/pay--bbb_bbb.js', ['/assets/pay--aaa_aaa.js']],
    // Kept already; of no earlier release; without a version.
    ['/assets/base-cccccccc.css', []],
    ['/assets/new-DDDDDDDD.js', []],
    ['/index.html', []],
  ])('%s is made from %j', (path, copies) => {
    expect(renaming(kept, own).earlierOf(path)).toEqual(copies);
  });

  it('of two files that bear one name nobody guesses which one is meant', () => {
    const { rename, earlierOf } = renaming(kept, [...own, '/assets/base-EEEEEEEE.js']);
    expect(rename('import"./base-AAAAAAAA.js"')).toBe('import"./base-AAAAAAAA.js"');
    expect(earlierOf('/assets/base-EEEEEEEE.js')).toEqual(['/assets/base-AAAAAAAA.js']);
  });

  it('build and worker mean the same by a digest', async () => {
    for (const text of ['', 'import"./base-AAAAAAAA.js"', '«Парковка» — карта\n', 'a'.repeat(100_000)])
      expect(await digestOf(text)).toBe(digestInBuild(text));
  });
});
