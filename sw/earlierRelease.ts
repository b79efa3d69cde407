import { cacheNames } from 'workbox-core';
import { earlierFiles } from './policies';

declare const self: ServiceWorkerGlobalScope;

/** What pages of an earlier release may still ask for: nobody's form is lost because another tab took an update. */
const cacheName = 'earlier-release';
/** Beside the files: which pages were open when this release took over. */
const pagesAddress = '/pages-of-earlier-releases';

export const storeEarlierFile = async (address: string, answer: Response): Promise<void> =>
  (await caches.open(cacheName)).put(address, answer);

/** Before the release that is being installed drops them from the precache. Own: paths of its files. */
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

/** This release takes over: every page that is open is one of an earlier one. */
export const recordOpenPages = async (): Promise<void> => {
  if (!(await caches.has(cacheName))) return;
  await (await caches.open(cacheName)).put(pagesAddress, new Response(JSON.stringify(await openPages())));
  await dropUnusedFiles();
};

/** The files go with the last page that can ask for them. */
export const dropUnusedFiles = async (): Promise<void> => {
  // A release that waits has kept its copies already.
  if (self.registration.waiting || self.registration.installing || !(await caches.has(cacheName))) return;
  const recorded = await (await caches.open(cacheName)).match(pagesAddress);
  if (!recorded) return;
  const pages = (await recorded.json()) as string[];
  const open = new Set(await openPages());
  if (pages.every((id) => !open.has(id))) await caches.delete(cacheName);
};

/** A file that this release does not have: of an earlier one, or of nobody. */
export const earlierFile = async ({ request }: { request: Request }): Promise<Response> =>
  (await caches.match(request, { cacheName, ignoreVary: true })) ?? fetch(request);
