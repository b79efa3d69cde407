import { cacheNames } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { digestOf, isPage, createRenaming, type Renaming } from './renamed';

/** A file of this release; its digest where another release may have the same with other names in it; of a page also that of its content security policy. */
export interface ReleaseFile extends PrecacheEntry {
  digest?: string;
  policy?: string;
}

/** Of the copy's headers, what is no longer true of a text that was made from it. */
const staleHeaders = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/**
 * What a page may load say its headers: those are asked for, without the page. Undefined where they are not this release's, but
 * another one's, or those of a network that answers everything itself (F-71).
 */
const headersOfPage = async (path: string, policy: string | undefined): Promise<Headers | undefined> => {
  const { status, headers } = await fetch(path, { method: 'HEAD', cache: 'reload' });
  const isThisRelease = status === 200 && (await digestOf(headers.get('Content-Security-Policy') ?? '')) === policy;
  return isThisRelease ? new Headers(headers) : undefined;
};

/**
 * Keeps a file of this release before it is fetched, where the release before has all but its names. Takes the file's address; `keyOf`
 * gives the one under which it is kept.
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
      // A page lies there with its revision, in each that is kept; to look for a name alone goes through everything.
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
