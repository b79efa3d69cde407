import { cacheNames } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { digestOf, renaming, type Renaming } from './renamed';

/** A file of this release; its digest where another release may have the same with other names in it. */
export interface OwnFile extends PrecacheEntry {
  digest?: string;
}

/** Of the copy's headers, what is no longer true of a text that was made from it. */
const ofTheCopy = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/** Keeps a file of this release before it is fetched, where the release before has all but its names. Takes the file's address. */
export const keepRenamed = (files: readonly OwnFile[]): ((address: string) => Promise<void>) => {
  const digests = new Map(files.map(({ url, digest }) => [`/${url}`, digest]));
  const look = async (): Promise<Renaming> => {
    const kept = await (await caches.open(cacheNames.precache)).keys();
    return renaming(
      kept.map(({ url }) => new URL(url).pathname),
      [...digests.keys()],
    );
  };
  let looked: Promise<Renaming> | undefined;
  return async (address) => {
    const { pathname } = new URL(address);
    const digest = digests.get(pathname);
    if (digest === undefined) return;
    const { earlierOf, rename } = await (looked ??= look());
    const cache = await caches.open(cacheNames.precache);
    for (const path of earlierOf(pathname)) {
      const copy = await cache.match(path, { ignoreVary: true });
      const text = rename((await copy?.text()) ?? '');
      if (!copy || (await digestOf(text)) !== digest) continue;
      const headers = new Headers(copy.headers);
      for (const name of ofTheCopy) headers.delete(name);
      await cache.put(address, new Response(text, { headers }));
      return;
    }
  };
};
