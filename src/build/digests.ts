import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * A file that the worker caches. `digest` is set for files that refer to others by version. `policy` is set for pages:
 * the digest of their content security policy. `isEssential` is set for pages and for what starts every one of them.
 */
interface Entry {
  url: string;
  /** Of a page: changes with its text or its headers. */
  revision?: string | null;
  digest?: string;
  policy?: string;
  isEssential?: true;
}

const isPage = ({ url }: Entry): boolean => url.endsWith('.html');

/**
 * Returns the first six characters of the SHA-256: enough to recognise a wrong copy, and short enough for the worker's
 * list.
 */
export const digestOf = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 6);

/**
 * Returns the headers that `_headers` sets for every address. Throws if they contain no policy: the worker would cache
 * a page without one.
 */
const headersOfAll = (distDir: string): { block: string; policy: string } => {
  const [, block = ''] = /^\/\*\n((?:[ \t].*\n)+)/m.exec(readFileSync(resolve(distDir, '_headers'), 'utf8')) ?? [];
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(block) ?? [];
  if (policy === '') throw new Error('_headers: no content security policy');
  return { block, policy };
};

/** Returns the scripts and styles that every visit of a page loads: those in the tags of its HTML. */
const filesOfPage = (distDir: string, { url }: Entry): string[] =>
  [...readFileSync(resolve(distDir, url), 'utf8').matchAll(/ (?:href|src)="\/(assets\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );

const described = (distDir: string, entry: Entry): Omit<Entry, 'url' | 'isEssential'> => {
  const { url } = entry;
  if (!isPage(entry) && !/^assets\/(?!mapbox-gl-csp)/.test(url)) return {};
  const text = readFileSync(resolve(distDir, url));
  if (!isPage(entry)) return { digest: digestOf(text) };
  const { block, policy } = headersOfAll(distDir);
  // A page is cached with its headers: a release that changes only these must replace it.
  return { revision: digestOf(text + block), digest: digestOf(text), policy: digestOf(policy.trim()) };
};

/** Returns the worker's list of a build's files, each with the data by which the worker recognises it. */
export const listOf = <Each extends Entry>(distDir: string, entries: readonly Each[]): Each[] => {
  const pages = entries.filter(isPage);
  const essential = new Set([...pages.map(({ url }) => url), ...pages.flatMap((page) => filesOfPage(distDir, page))]);
  return entries.map((entry) => ({
    ...entry,
    ...described(distDir, entry),
    ...(essential.has(entry.url) && { isEssential: true }),
  }));
};

/**
 * Adds the data by which the worker recognises each file of a release. If a file differs from the previous release in
 * names only, the worker derives it from there (`sw/renamed.ts`). A returning driver then downloads only real changes.
 * The map's engine is cached separately and is never derived.
 */
export const digests = (): { plugin: Plugin; add: <Each extends Entry>(entries: Each[]) => { manifest: Each[] } } => {
  let distDir = '';
  return {
    plugin: {
      name: 'digests',
      configResolved: ({ root, build }) => {
        distDir = resolve(root, build.outDir);
      },
    },
    add: (entries) => ({ manifest: listOf(distDir, entries) }),
  };
};
