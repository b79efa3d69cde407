import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * A file that the worker caches. `digest` is set for files that refer to others by version. `policy` is set for pages:
 * the digest of their content security policy.
 */
interface Entry {
  url: string;
  /** Of a page: changes with its text or its headers. */
  revision?: string | null;
  digest?: string;
  policy?: string;
}

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

const described = (distDir: string, url: string): Pick<Entry, 'digest' | 'policy' | 'revision'> => {
  const isPage = url.endsWith('.html');
  if (!isPage && !/^assets\/(?!mapbox-gl-csp)/.test(url)) return {};
  const text = readFileSync(resolve(distDir, url));
  if (!isPage) return { digest: digestOf(text) };
  const { block, policy } = headersOfAll(distDir);
  // A page is cached with its headers: a release that changes only these must replace it.
  return { revision: digestOf(text + block), digest: digestOf(text), policy: digestOf(policy.trim()) };
};

/** Returns the worker's list of a build's files, each with the data by which the worker recognises it. */
export const listOf = <Each extends Entry>(distDir: string, entries: readonly Each[]): Each[] =>
  entries.map((entry) => ({ ...entry, ...described(distDir, entry.url) }));

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
