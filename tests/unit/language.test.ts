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
