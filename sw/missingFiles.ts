import { cacheNames } from 'workbox-core';
import { canFollowLater, isFileAnswer } from './policies';
import type { ReleaseFile } from './precacheRenamed';

declare const self: ServiceWorkerGlobalScope;

const cachedAddresses = async (): Promise<string[]> =>
  (await (await caches.open(cacheNames.precache)).keys()).map(({ url }) => url);

/** True if a file that could not be fetched during the installation costs only itself. */
export const costsOnlyItself = async (file: ReleaseFile | undefined): Promise<boolean> => {
  const cached = self.registration.active ? await cachedAddresses() : [];
  return canFollowLater(
    file,
    cached.map((address) => new URL(address).pathname),
  );
};

/**
 * Fetches the files that this release was installed without, or lost, one after the other. One that fails again is
 * fetched the next time. `keyOf` returns the address under which a file is cached.
 */
export const fetchMissingFiles = async (
  files: readonly ReleaseFile[],
  keyOf: (address: string) => string | undefined,
): Promise<void> => {
  const cached = new Set(await cachedAddresses());
  for (const { url, revision } of files) {
    const key = keyOf(`/${url}`);
    if (key === undefined || cached.has(key)) continue;
    const answer = await fetch(`/${url}`, revision ? { cache: 'reload' } : {}).catch(() => undefined);
    if (!answer || !isFileAnswer(answer.status, answer.headers.get('Content-Type'))) continue;
    await (await caches.open(cacheNames.precache)).put(key, answer);
  }
};
