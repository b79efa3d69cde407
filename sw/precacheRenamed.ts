import { cacheNames } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { digestOf, isPage, createRenaming, type Renaming } from './renamed';

/**
 * A file of this release. `digest` is set if another release may have the same file with other names in it. `policy` is
 * the digest of a page's content security policy. No page starts without the essential files.
 */
export interface ReleaseFile extends PrecacheEntry {
  digest?: string;
  policy?: string;
  isEssential?: boolean;
}

/** Headers of the copy that do not apply to the text made from it. */
const staleHeaders = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/**
 * Returns the headers of a page, which decide what it may load, without fetching the page. Undefined if they are not
 * those of this release: they may come from another release, or from a network that answers everything itself (F-71).
 */
const headersOfPage = async (path: string, policy: string | undefined): Promise<Headers | undefined> => {
  const { status, headers } = await fetch(path, { method: 'HEAD', cache: 'reload' });
  const isThisRelease = status === 200 && (await digestOf(headers.get('Content-Security-Policy') ?? '')) === policy;
  return isThisRelease ? new Headers(headers) : undefined;
};

/**
 * Stores a file of this release before it is fetched, if the previous release has the same file except for names. The
 * returned function takes the file's address; `keyOf` returns the address under which it is cached.
 */
export const precacheRenamed = (
  files: readonly ReleaseFile[],
  keyOf: (address: string) => string | undefined,
): ((address: string) => Promise<void>) => {
  const known = new Map(files.map((file) => [`/${file.url}`, file]));
  const findRenaming = async (): Promise<Renaming> => {
    const cachedRequests = await (await caches.open(cacheNames.precache)).keys();
    return createRenaming(
      cachedRequests.map(({ url }) => new URL(url).pathname),
      [...known.keys()],
    );
  };
  let pendingRenaming: Promise<Renaming> | undefined;
  return async (address) => {
    const { pathname } = new URL(address);
    const { digest, policy } = known.get(pathname) ?? {};
    if (digest === undefined) return;
    const { earlierOf, rename } = await (pendingRenaming ??= findRenaming());
    const cache = await caches.open(cacheNames.precache);
    const key = keyOf(address) ?? address;
    if (isPage(pathname) && (await cache.match(key))) return;
    for (const path of earlierOf(pathname)) {
      // A page is cached under its revision, once for each cached release. Only pages ignore the query, because that
      // search goes through all entries.
      for (const copy of await cache.matchAll(path, { ignoreVary: true, ignoreSearch: isPage(path) })) {
        const text = rename(await copy.text());
        if ((await digestOf(text)) !== digest) continue;
        const headers = isPage(path) ? await headersOfPage(path, policy) : new Headers(copy.headers);
        if (!headers) return;
        for (const name of staleHeaders) headers.delete(name);
        await cache.put(key, new Response(text, { headers }));
        return;
      }
    }
  };
};
