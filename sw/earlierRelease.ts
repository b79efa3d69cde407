import { cacheNames } from 'workbox-core';
import { earlierFiles } from './policies';

declare const self: ServiceWorkerGlobalScope;

/**
 * Files that pages of an earlier release may still request: an update in another tab must not cost anyone their form.
 */
const cacheName = 'earlier-release';
/** An entry beside the files: the pages that were open when this release took over. */
const pagesAddress = '/pages-of-earlier-releases';

export const storeEarlierFile = async (address: string, answer: Response): Promise<void> =>
  (await caches.open(cacheName)).put(address, answer);

/**
 * Stores the files of earlier releases before the release that is being installed drops them from the precache.
 * `currentPaths` are the paths of its own files.
 */
export const storeEarlierFiles = async (currentPaths: ReadonlySet<string>): Promise<void> => {
  const precache = await caches.open(cacheNames.precache);
  const addresses = (await precache.keys()).map(({ url }) => url);
  const files = earlierFiles(addresses, currentPaths);
  if (files.length === 0) return;
  const earlier = await caches.open(cacheName);
  for (const address of files) {
    const answer = await precache.match(address);
    if (answer) await earlier.put(address, answer);
  }
};

const openPages = async (): Promise<string[]> =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id);

/** Called when this release takes over: every open page belongs to an earlier release. */
export const recordOpenPages = async (): Promise<void> => {
  if (!(await caches.has(cacheName))) return;
  await (await caches.open(cacheName)).put(pagesAddress, new Response(JSON.stringify(await openPages())));
  await dropUnusedFiles();
};

/** Deletes the files once the last page that can request them is closed. */
export const dropUnusedFiles = async (): Promise<void> => {
  // A waiting release has already stored its copies.
  if (self.registration.waiting || self.registration.installing || !(await caches.has(cacheName))) return;
  const recorded = await (await caches.open(cacheName)).match(pagesAddress);
  if (!recorded) return;
  const pages = (await recorded.json()) as string[];
  const open = new Set(await openPages());
  if (pages.every((id) => !open.has(id))) await caches.delete(cacheName);
};

/** Returns a file that this release does not have: from an earlier release, or otherwise from the network. */
export const earlierFile = async ({ request }: { request: Request }): Promise<Response> =>
  (await caches.match(request, { cacheName, ignoreVary: true })) ?? fetch(request);
