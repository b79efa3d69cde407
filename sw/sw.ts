import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { nonAppPath } from '../src/domain/content/nonAppPath';
import { workerCaches } from '../src/domain/content/workerCaches';
import { dropUnusedFiles, earlierFile, storeEarlierFiles, storeEarlierFile, recordOpenPages } from './earlierRelease';
import { FreshFor } from './FreshFor';
import { costsOnlyItself, fetchMissingFiles } from './missingFiles';
import { precacheRenamed, type ReleaseFile } from './precacheRenamed';
import { OfflineAreaDownload } from './offlineAreaDownload';
import { newerTile } from './newerTile';
import {
  fetchedAtHeader,
  isAsset,
  isEngine,
  isFileAnswer,
  isMapInfo,
  isReleasePage,
  isTile,
  isTileYoung,
  mapInfoFreshMs,
  notificationPage,
  shellFor,
  tileLimit,
  tilesOf,
} from './policies';
import { isPage } from './renamed';
import { withPolicyOf } from './withPolicyOf';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (ReleaseFile | string)[] };

const files = self.__WB_MANIFEST.filter((file): file is ReleaseFile => typeof file !== 'string');
const releasePaths = new Set(files.map(({ url }) => `/${url}`));
const engineFiles = files.filter(isEngine).map(({ url }) => `/${url}`);

/**
 * A network that answers everything with its own page provides no release, no engine and no tile: its answers are not
 * cached (F-71).
 */
const onlyFiles = {
  cacheWillUpdate: async ({
    request,
    response,
  }: {
    request: Request;
    response: Response;
  }): Promise<Response | null> => {
    if (isPage(new URL(request.url).pathname))
      return response.status === 200 && isReleasePage(await response.clone().text(), releasePaths) ? response : null;
    return isFileAnswer(response.status, response.headers.get('Content-Type')) ? response : null;
  },
};

const precacheFromEarlier = precacheRenamed(files, getCacheKeyForURL);
addPlugins([
  onlyFiles,
  {
    handlerWillStart: async ({ event, request }) => {
      // Files that cannot be derived are fetched.
      if (event?.type === 'install') await precacheFromEarlier(request.url).catch(() => undefined);
    },
    handlerDidError: async ({ event, request }) => {
      if (event?.type !== 'install') return undefined;
      const file = files.find(({ url }) => `/${url}` === new URL(request.url).pathname);
      return (await costsOnlyItself(file)) ? new Response(null, { status: 504 }) : undefined;
    },
  },
]);
const engine = new CacheFirst({ cacheName: workerCaches.mapEngine, plugins: [onlyFiles] });
// Registered before the other files: a dedicated worker may load what its own headers allow, and its file may come from
// an earlier release.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'worker' && releasePaths.has(url.pathname),
  async (options) => {
    const file = (await matchPrecache(options.url.pathname)) ?? (await engine.handle(options));
    return withPolicyOf(file, await matchPrecache('/index.html'));
  },
);
precacheAndRoute(files.filter((file) => !isEngine(file)));
cleanupOutdatedCaches();
clientsClaim();

const russian = createHandlerBoundToURL('/index.html');
const english = createHandlerBoundToURL('/en/index.html');
registerRoute(
  new NavigationRoute(
    (options) => {
      options.event.waitUntil(dropUnusedFiles());
      return (shellFor(options.url.pathname) === '/index.html' ? russian : english)(options);
    },
    { denylist: [nonAppPath] },
  ),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname) && !releasePaths.has(url.pathname),
  earlierFile,
);

registerRoute(({ url, sameOrigin }) => sameOrigin && engineFiles.includes(url.pathname), engine);
const mapInfo = new FreshFor(mapInfoFreshMs, workerCaches.mapInfo);
registerRoute(({ url }) => isMapInfo(url), mapInfo);
const tiles = new CacheFirst({
  cacheName: workerCaches.tiles,
  plugins: [
    onlyFiles,
    new ExpirationPlugin({
      maxEntries: tileLimit.entries,
      maxAgeSeconds: tileLimit.days * 86_400,
      purgeOnQuotaError: true,
    }),
  ],
});
/**
 * A tile of the driver's offline area has priority over those cached in passing. An old one is used only if no other is
 * available.
 */
registerRoute(
  ({ url }) => isTile(url),
  async (options) => {
    const stored = await caches.match(options.request, { cacheName: workerCaches.offlineTiles, ignoreVary: true });
    const isYoung = stored?.ok === true && isTileYoung(Number(stored.headers.get(fetchedAtHeader)), Date.now());
    if (!stored || isYoung) return stored ?? tiles.handle(options);
    return newerTile(stored, tiles.handle(options), navigator.onLine);
  },
);

const offlineArea = new OfflineAreaDownload({
  fetch: (request) => fetch(request),
  makeRoom: () => caches.delete(workerCaches.tiles),
  cachedTile: (address) => caches.match(address, { cacheName: workerCaches.tiles, ignoreVary: true }),
  report: (news) =>
    void self.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then((pages) => pages.forEach((page) => page.postMessage(news))),
  isOnline: () => navigator.onLine,
});

/** Fetches the missing files of the engine, once the page is idle. */
const cacheEngine = async (): Promise<void> => {
  const cache = await caches.open(workerCaches.mapEngine);
  for (const url of engineFiles) {
    if (await cache.match(url)) continue;
    const answer = await fetch(url);
    if (isFileAnswer(answer.status, answer.headers.get('Content-Type'))) await cache.put(url, answer);
  }
};

/** Caches what the first view of the map was drawn with, one after the other: the browser still has most of it. */
const cacheTiles = async (event: ExtendableMessageEvent, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) {
    const [, done] = tiles.handleAll({ event, request: new Request(address) });
    await done.catch(() => undefined);
  }
};

/** Moves the engine of earlier versions to their other files. */
const dropOldEngine = async (): Promise<void> => {
  const cache = await caches.open(workerCaches.mapEngine);
  for (const { url } of await cache.keys()) {
    if (engineFiles.includes(new URL(url).pathname)) continue;
    const stored = await cache.match(url);
    if (stored) await storeEarlierFile(url, stored);
    await cache.delete(url);
  }
};

/**
 * Brings the app to the front: an open page, preferably a visible one, otherwise the page that the notification is
 * about.
 */
const openApp = async (data: unknown): Promise<void> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  // A browser may refuse to focus a page: then another one is opened.
  const isThere = page !== undefined && (await page.focus().then(Boolean, () => false));
  if (!isThere) await self.clients.openWindow(notificationPage(data, location.origin));
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openApp(event.notification.data));
});
self.addEventListener('install', (event) => event.waitUntil(storeEarlierFiles(releasePaths)));
self.addEventListener('activate', (event) => event.waitUntil(dropOldEngine().then(recordOpenPages)));
self.addEventListener('message', (event) => {
  const { type, address, addresses, isFresh } = (event.data ?? {}) as {
    type?: string;
    address?: string;
    addresses?: unknown;
    isFresh?: unknown;
  };
  event.waitUntil(dropUnusedFiles());
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'KEEP_FILES') event.waitUntil(fetchMissingFiles(files, getCacheKeyForURL).catch(() => undefined));
  if (type === 'KEEP_MAP_ENGINE') event.waitUntil(cacheEngine());
  if (type === 'KEEP_TILES') event.waitUntil(cacheTiles(event, tilesOf(addresses, location.origin)));
  if (type === 'KEEP_MAP_INFO' && address !== undefined && isMapInfo(new URL(address, location.origin))) {
    const [, done] = mapInfo.handleAll({
      event,
      request: new Request(address, isFresh === true ? { cache: 'reload' } : {}),
    });
    event.waitUntil(done.catch(() => undefined).then(() => event.ports[0]?.postMessage('done')));
  }
  if (type === 'KEEP_AREA') event.waitUntil(offlineArea.start(addresses, location.origin));
  if (type === 'STOP_AREA') offlineArea.stop();
  if (type === 'TELL_AREA') offlineArea.report();
});
