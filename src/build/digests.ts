import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A file that the worker keeps; its digest, where its name says its version. */
interface Entry {
  url: string;
  digest?: string;
}

/** The first six letters of SHA-256: enough to tell a right copy from a wrong one, and little to carry in the worker. */
export const digestOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 6);

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
    add: (entries) => ({
      manifest: entries.map((entry) =>
        /^assets\/(?!mapbox-gl-csp)/.test(entry.url) ? { ...entry, digest: digestOf(readFileSync(resolve(distDir, entry.url))) } : entry,
      ),
    }),
  };
};
