import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A file that the worker keeps; its digest, where it names others by their versions; of a page also that of what it may load. */
interface Entry {
  url: string;
  digest?: string;
  policy?: string;
}

/** The first six letters of SHA-256: enough to tell a right copy from a wrong one, and little to carry in the worker. */
export const digestOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 6);

/**
 * What the worker knows each file of a release by, so that it makes from the release before what differs in names alone
 * (`sw/renamed.ts`), and a driver who comes back fetches what has changed. The map's engine is kept apart, and is nobody's copy.
 */
export const digests = (): { plugin: Plugin; add: <Each extends Entry>(entries: Each[]) => { manifest: Each[] } } => {
  let distDir = '';
  const digestsOf = (url: string): Pick<Entry, 'digest' | 'policy'> => {
    const isPage = url.endsWith('.html');
    if (!isPage && !/^assets\/(?!mapbox-gl-csp)/.test(url)) return {};
    const digest = digestOf(readFileSync(resolve(distDir, url)));
    if (!isPage) return { digest };
    const [, policy] = /Content-Security-Policy: (.*)/.exec(readFileSync(resolve(distDir, '_headers'), 'utf8')) ?? [];
    // The worker would take it for the policy of a network that has none.
    if (!policy) throw new Error('_headers: no content security policy');
    return { digest, policy: digestOf(policy.trim()) };
  };
  return {
    plugin: {
      name: 'digests',
      configResolved: ({ root, build }) => {
        distDir = resolve(root, build.outDir);
      },
    },
    add: (entries) => ({ manifest: entries.map((entry) => ({ ...entry, ...digestsOf(entry.url) })) }),
  };
};
