import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A file that the worker keeps; its digest, where it names others by their versions; of a page also that of what it may load. */
interface Entry {
  url: string;
  /** Of a page: another one where its text or its headers are. */
  revision?: string | null;
  digest?: string;
  policy?: string;
}

/** The first six letters of SHA-256: enough to tell a right copy from a wrong one, and little to carry in the worker. */
export const digestOf = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 6);

/** What `_headers` says of every address. Throws where it says nothing: the worker would keep a page without a policy. */
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
  // A page is kept with its headers: a release that changes these alone has to replace it.
  return { revision: digestOf(text + block), digest: digestOf(text), policy: digestOf(policy.trim()) };
};

/** The worker's list of the files of a build, each with what the worker knows it by. */
export const listOf = <Each extends Entry>(distDir: string, entries: readonly Each[]): Each[] =>
  entries.map((entry) => ({ ...entry, ...described(distDir, entry.url) }));

/**
 * What the worker knows each file of a release by, so that it makes from the release before what differs in names alone
 * (`sw/renamed.ts`), and a driver who comes back fetches what has changed. The map's engine is kept apart, and is nobody's copy.
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
