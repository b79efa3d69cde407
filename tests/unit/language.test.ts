import { expect, it } from 'vitest';
import { pathsBelow, readSource } from './support/repository';

/** Words of no field, each with the term of the glossary in `src/README.md` that replaces it. */
const banned: Readonly<Record<string, string>> = {
  deeds: 'actions',
  doubt: 'warning',
  doubts: 'warnings',
  mood: 'severity',
  paper: 'document, receipt file, surface',
  papers: 'documents',
  proof: 'payment record',
  proofs: 'payment records',
  echo: 'duplicate refusal',
  echoes: 'duplicate refusals',
  judge: 'assess',
  judged: 'assessed',
  companion: 'effects',
  companions: 'effects',
  unfold: 'collapse',
  hear: 'handle',
  heard: 'recorded',
  tells: 'notifies',
  wanted: 'requested',
  whose: 'owner',
  whoever: 'user',
  nobody: 'signedOut',
  anew: 'again',
  afresh: 'reset',
  forget: 'clear',
  forgotten: 'cleared',
  town: 'geodata',
  standin: 'fake city',
};

const sources = ['src', 'sw', 'tests']
  .flatMap(pathsBelow)
  .filter(
    (path) =>
      /\.(tsx?|mjs)$/.test(path) && !path.startsWith('tests/output/') && !path.endsWith('unit/language.test.ts'),
  );

/** Leaves the code of a file: without comments, regular expressions, strings, and the text of templates. */
const codeOf = (text: string): string =>
  text
    .replaceAll(/\/\*[^]*?\*\/|(?<![:'"`\w\\])\/\/[^\n]*/g, ' ')
    .replaceAll(/(?<=[(,=:?[]\s*)\/(?:\\.|[^/\\\n])+\/[a-z]*/g, ' ')
    .replaceAll(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, ' ')
    .replaceAll(/`(?:\\.|[^`\\])*`/g, (template) => (template.match(/\$\{[^}]*\}/g) ?? []).join(' '));

/** `fromHTTPReply` has the words `from`, `http` and `reply`. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const bannedIn = (names: Iterable<string>): string[] =>
  [...new Set(names)].flatMap((name) =>
    wordsOf(name)
      .filter((word) => Object.hasOwn(banned, word))
      .map((word) => `${name}: ${word} is ${banned[word] ?? ''}`),
  );

it('identifiers use the terms of the glossary', () => {
  const found = sources.flatMap((path) => {
    const code = codeOf(readSource(path));
    // The text between tags is for people, and two identifiers in a row are text.
    const names = [...code.matchAll(/(?<![\w$-])[A-Za-z_$][\w$]*(?!\s+[a-z]+\s+[a-z])/g)].map(([name]) => name);
    return bannedIn(names).map((text) => `${path}: ${text}`);
  });
  expect(found).toEqual([]);
});

it('file names use the terms of the glossary', () => {
  expect(bannedIn(sources)).toEqual([]);
});

it('a banned word is found in an identifier, and not in comments, texts or longer words', () => {
  const code = codeOf("const isDoubtful = deeds; // no doubt\nconst a = 'papers' + `${hearAll} proof`;");
  expect(bannedIn(code.match(/[A-Za-z]+/g) ?? [])).toEqual(['deeds: deeds is actions', 'hearAll: hear is handle']);
});

const maxWords = 25;
/** Comments of a file, without their markers. Lines with a directive of a tool are left out. */
const commentsOf = (text: string): string[] =>
  (text.match(/(?<=^\s*)\/\*[^]*?\*\/|(?:^[^\S\n]*\/\/[^\n]*\n)+/gm) ?? []).map((comment) =>
    comment.replaceAll(/^\s*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/\s*$/gm, ''),
  );
/** Paragraphs of a Markdown file: without code, tables, headings and links' addresses. */
const paragraphsOf = (markdown: string): string[] =>
  markdown
    .replaceAll(/^\s*```[^]*?^\s*```|^\s*\|.*$|^#.*$/gm, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n/);
/** Sentences of a text. A code span is one word. A list item, a dot between links and a colon begin another sentence. */
const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/`[^`]*`/g, 'code')
    .split(/\n\s*\n|\n\s*(?=(?:[-*+]|\d+\.|@\w+) )|\s·\s|(?<=[.!?:;][)*_"»]*)\s+/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim());
const longIn = (texts: string[]): string[] =>
  texts.flatMap(sentencesOf).filter((sentence) => (sentence.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0) > maxWords);

it('a sentence of more than 25 words is found, in several lines too', () => {
  const long = Array.from({ length: 13 }, () => 'two words').join('\n// ');
  expect(longIn(commentsOf(`const a = 1;\n// ${long}.\n// Short.\n`))).toHaveLength(1);
  expect(longIn(commentsOf(`// ${long.replace('\n', '.\n')}.\n`))).toEqual([]);
  expect(longIn(paragraphsOf(`# Title\n\n${long.replaceAll('// ', '')}`))).toHaveLength(1);
});

it('sentences of comments have at most 25 words', () => {
  const found = sources.flatMap((path) => longIn(commentsOf(readSource(path))).map((text) => `${path}: ${text}`));
  expect(found).toEqual([]);
});

it('sentences of Markdown have at most 25 words', () => {
  const pages = ['README.md', 'CHANGELOG.md', ...['src', 'tests', '.github'].flatMap(pathsBelow)].filter(
    (path) => path.endsWith('.md') && !path.startsWith('tests/output/'),
  );
  const found = pages.flatMap((path) => longIn(paragraphsOf(readSource(path))).map((text) => `${path}: ${text}`));
  expect(found).toEqual([]);
});
