import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { pathsBelow, readSource, root } from './support/repository';

/** The files that list the ids of rules, calls, faults and bad input. */
const catalogues = ['tests/faults/CATALOGUE.md', 'tests/faults/BAD-INPUT.md'];
const lists = ['src/domain/RULES.md', 'src/api/contract/CALLS.md', ...catalogues];

const isText = /\.(tsx?|m?js|css|html|md|po|jsonc?)$/;
const paths = [...readdirSync(root), ...['src', 'sw', 'tests', 'locales'].flatMap(pathsBelow)].filter(
  (path) => isText.test(path) && path !== 'package-lock.json' && !path.startsWith('tests/output/'),
);
const texts = new Map(paths.map((path) => [path, readSource(path)]));
const textOf = (path: string): string => texts.get(path) ?? '';

/** An id is listed if a bullet begins with it in bold, or a table row begins with it. */
const listed = lists.flatMap((path) =>
  [...textOf(path).matchAll(/^(?:- \*\*|\| )([A-Z][A-Z\d]*-\d+)\b/gm)].map(([, id = '']) => id),
);
const known = new Set(listed);
const families = [...new Set(listed.map((id) => id.replace(/-\d+$/, '')))];
/** `VAL-05`, and ranges such as `VAL-05…VAL-11`, `SHELL-17…21` and `FEED-01 to FEED-12`. */
const citation = new RegExp(String.raw`\b(${families.join('|')})-(\d+)(?:(?:…| to )(?:\1-)?(\d+))?`, 'g');

const unlistedIn = (text: string): string[] =>
  [...text.matchAll(citation)].flatMap(([, family = '', first = '', last = first]) => {
    const count = Math.max(1, Number(last) - Number(first) + 1);
    const ids = Array.from(
      { length: count },
      (_, index) => `${family}-${String(Number(first) + index).padStart(first.length, '0')}`,
    );
    return ids.filter((id) => !known.has(id));
  });

const withoutBlocks = (markdown: string): string => markdown.replaceAll(/^ *```[^]*?^ *```/gm, '');

/** The anchors that GitHub generates from the headings of a Markdown file. */
const anchorsOf = (markdown: string): Set<string> => {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutBlocks(markdown).matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-');
    let [own, turn] = [anchor, 0];
    while (anchors.has(own)) own = `${anchor}-${(turn += 1)}`;
    anchors.add(own);
  }
  return anchors;
};

/** Relative links of a Markdown file, in brackets and as definitions, whose file or heading does not exist. */
const brokenLinksIn = (path: string, markdown: string): string[] =>
  [
    ...withoutBlocks(markdown)
      .replaceAll(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^()\s]+)\)|^\[[^\]]+\]: (\S+)/gm),
  ]
    .map(([, inline, defined]) => inline ?? defined ?? '')
    .filter((link) => !/^[a-z]+:/i.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : posix.join(posix.dirname(path), file);
      const content = target === path ? markdown : textOf(target);
      return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsOf(content).has(anchor));
    });

/** The comments of a source file, or the whole text of any other. */
const proseOf = (path: string, text: string): string =>
  /\.(tsx?|m?js|css)$/.test(path)
    ? [...text.matchAll(/\/\*[^]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g)].map(([comment]) => comment).join('\n')
    : withoutBlocks(text);

const ownFolders = new Set(['.', 'src', 'tests'].flatMap((folder) => readdirSync(join(root, folder))));
const extensions = ['', '.ts', '.tsx', '.mjs', '.md'];

/** How the guide "Adding a call" names the files that it has its reader write. */
const isExample = (mention: string): boolean => /offices/i.test(mention);

/** Returns the paths and Markdown files in backticks that exist neither in root, `src` or `tests` nor beside the text. */
const lostMentionsIn = (path: string, prose: string): string[] =>
  [...prose.matchAll(/`([\w{}$@.-]+(?:\/[\w{}$@.-]+)*\/?)`/g)]
    .map(([, mention = '']) => mention)
    .filter((mention) => !mention.includes('${') && !isExample(mention))
    .filter(
      (mention) => mention.endsWith('.md') || (mention.includes('/') && ownFolders.has(mention.split('/')[0] ?? '')),
    )
    .filter((mention) =>
      ['.', 'src', 'tests', posix.dirname(path)].every((folder) =>
        extensions.every((extension) => !existsSync(join(root, folder, mention + extension))),
      ),
    );

/** Pages that are no part of the repository. */
const outsidePages = /\bdocument [12]\b/gi;

/** The rows of a catalogue whose last column names no test, or names a test that does not cite the row. */
const untriedIn = (path: string, catalogue: string): string[] => {
  const files = new Map(
    [...catalogue.matchAll(/^\[([^\]]+)\]: (\S+)/gm)].map(([, name = '', file = '']) => [name, file]),
  );
  return [...catalogue.matchAll(/^\| ([A-Z]-\d+) \|.*\|([^|]*)\|$/gm)].flatMap(([, id = '', cell = '']) => {
    const names = [...cell.matchAll(/\[([^\]]+)\]/g)].map(([, name = '']) => name);
    const cites = (name: string): boolean =>
      new RegExp(String.raw`\b${id}\b`).test(textOf(posix.join(posix.dirname(path), files.get(name) ?? 'none')));
    return names.length > 0 && names.every(cites) ? [] : [`${id}: ${cell.trim()}`];
  });
};

it('every id that code, tests, messages and Markdown files cite is listed', () => {
  expect(known.size).toBeGreaterThan(600);
  expect([...texts].flatMap(([path, text]) => unlistedIn(text).map((id) => `${path}: ${id}`))).toEqual([]);
});

it('no id is listed twice', () => {
  expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
});

it('every relative link in a Markdown file leads to a file and a heading that exist', () => {
  const files = [...texts].filter(([path]) => path.endsWith('.md'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap(([path, text]) => brokenLinksIn(path, text).map((link) => `${path}: ${link}`))).toEqual([]);
});

it('every file that a comment or a Markdown file mentions exists', () => {
  const lost = [...texts].flatMap(([path, text]) => {
    const prose = proseOf(path, text);
    return [...lostMentionsIn(path, prose), ...(prose.match(outsidePages) ?? [])].map(
      (mention) => `${path}: ${mention}`,
    );
  });
  expect(lost).toEqual([]);
});

it.each(catalogues)('every row of %s names tests that cite it', (path) => {
  expect(untriedIn(path, textOf(path))).toEqual([]);
});

it('an unknown id, a lost file, a lost heading and a row without a citing test are found', () => {
  // Joined here, because a literal would count as a citation in this file.
  const unknown = ['VAL', '99'].join('-');
  expect(unlistedIn(`VAL-01, VAL-04…VAL-06, SHELL-17…21, ${unknown}, UTF-8, А123ВС, AB-123`)).toEqual([unknown]);
  expect(unlistedIn(['CONS-04', '10'].join('…'))).toHaveLength(4);
  const links =
    '[a](domain/RULES.md#time) [b](domain/RULES.md#none) [c](none.md) [d](#own) `[e](no.md)`\n# Own\n[f]: ../gone.ts\n';
  expect(brokenLinksIn('src/README.md', links)).toEqual(['domain/RULES.md#none', 'none.md', '../gone.ts']);
  const prose = proseOf(
    'src/a.ts',
    "// `domain/RULES.md`, `domain/none.ts`, `none.md`\nconst a = 'x'; /* `state/store`, `a/b` */",
  );
  expect(lostMentionsIn('src/a.ts', prose)).toEqual(['domain/none.ts', 'none.md']);
  const rows =
    '| F-1 | a | b | [here] |\n| F-2 | a | b | [there] |\n| F-3 | a | b | nowhere |\n[here]: money.spec.ts\n[there]: time.spec.ts\n';
  expect(untriedIn('tests/faults/x.md', rows)).toEqual(['F-2: [there]', 'F-3: nowhere']);
});
