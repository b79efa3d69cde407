/** The worker's decisions about requests. They do not depend on a browser, so that they can be tested without one. */
import { nonAppPath } from '../src/domain/content/nonAppPath';
import { stemOf } from './renamed';

/** How long map objects are fresh. */
export const mapInfoFreshMs = 3_600_000;
export const tileLimit = { entries: 600, days: 30 };

/** True for the map objects of any city: the only answer of its servers that is cached here. It carries no token. */
export const isMapInfo = (url: URL): boolean =>
  /\/api\/info\/get-map-info(-v2|\/v3)$/.test(url.pathname) && url.search === '';

/** True for tiles, glyphs and sprites of our own origin, and for tiles of a city's tile server. */
export const isTile = (url: URL): boolean =>
  url.pathname.startsWith('/tiles/') || /\/\d+\/\d+\/\d+(@2x)?\.(pbf|mvt|png|jpg|webp)$/.test(url.pathname);

/**
 * Returns the tiles and similar files among the addresses that a page requested before the worker was ready. Only the
 * newest ones are returned, as many as are cached.
 */
export const tilesOf = (addresses: unknown, base: string, maxTiles = tileLimit.entries): string[] => {
  const requested: unknown[] = Array.isArray(addresses) ? addresses : [];
  const tiles = requested.flatMap((address) => {
    const url = typeof address === 'string' && /^(https?:|\/)/.test(address) ? new URL(address, base) : undefined;
    return url && isTile(url) ? [url.href] : [];
  });
  return tiles.slice(-maxTiles);
};

/** The limits that the page calculates with (`domain/map/offlineArea`): tiles including glyphs, and bytes. */
export const offlineAreaLimit = { entries: 1_510, bytes: 40_000_000 };

/** Returns the tiles among the addresses that a page wants to store: each once, and no more than an area may have. */
export const offlineAreaAddresses = (addresses: unknown, base: string): string[] => [
  ...new Set(tilesOf(addresses, base, offlineAreaLimit.entries)),
];

/** True for a file, false for a Wi-Fi login page. Pages are checked by `isReleasePage`. */
export const isFileAnswer = (status: number, contentType: string | null): boolean =>
  status === 200 && !/\bhtml\b/.test(contentType ?? '');

/**
 * True if a stored tile may be served without a request, which is as long as for a tile cached in passing. An older one
 * is used only if there is no other.
 */
export const isTileYoung = (fetchedAt: number, now: number): boolean => now - fetchedAt < tileLimit.days * 86_400_000;

/**
 * True for a page of this release: it names scripts or styles, and only those of this release. `releasePaths` are the
 * paths of its files.
 */
export const isReleasePage = (html: string, releasePaths: ReadonlySet<string>): boolean => {
  const named = html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g) ?? [];
  return named.length > 0 && named.every((path) => releasePaths.has(path));
};

/** True for the precached files of the map's engine. They are cached separately, when the page is idle. */
export const isEngine = (file: { url: string }): boolean => /(^|\/)mapbox-gl-csp/.test(file.url);

/**
 * True for scripts and styles. Their names change with their content, so that files of two releases can exist side by
 * side.
 */
export const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** Returns the cached addresses of an earlier release whose files this release does not have. */
export const earlierFiles = (addresses: readonly string[], releasePaths: ReadonlySet<string>): string[] =>
  addresses.filter((address) => {
    const { pathname } = new URL(address);
    return isAsset(pathname) && !releasePaths.has(pathname);
  });

/**
 * True if this release may be installed before it has the file. The app must start, and an update must not take away
 * what works offline: `cachedPaths` are the files of the release before, none on a first visit.
 */
export const canFollowLater = (
  file: { url: string; isEssential?: boolean } | undefined,
  cachedPaths: readonly string[],
): boolean => {
  if (!file || file.isEssential === true) return false;
  const stem = stemOf(`/${file.url}`);
  return !cachedPaths.some((path) => stemOf(path) === stem);
};

/** Returns the page that answers a navigation: the English shell for English addresses. */
export const shellFor = (pathname: string): string => (/^\/en(\/|$)/.test(pathname) ? '/en/index.html' : '/index.html');

/** The header of a cached answer with the time of its fetch, from which the page shows its age. */
export const fetchedAtHeader = 'sw-fetched-at';

/**
 * True if a cached answer may be served without a request: its age is between zero and `freshMs`, and no fresh answer
 * is requested.
 */
export const isFreshEnough = (fetchedAt: number, now: number, requestCache: string, freshMs: number): boolean => {
  const age = now - fetchedAt;
  return requestCache !== 'reload' && age >= 0 && age < freshMs;
};

/**
 * True if an answer is a set of map objects that may replace a cached one. A refusal in JSON or an empty set may not.
 * With `needsEnvelope` its status has to say `ok`.
 */
export const isWholeSet = (text: string, needsEnvelope = false): boolean =>
  /^\s*\{/.test(text) && /"features"\s*:\s*\[\s*\{/.test(text) && (!needsEnvelope || /"status"\s*:\s*"ok"/.test(text));

/**
 * Returns the page that a notification opens: the one that it names if that is a page of the app, otherwise the main
 * page.
 */
export const notificationPage = (data: unknown, origin: string): string => {
  const { address } = (data ?? {}) as { address?: unknown };
  const url = typeof address === 'string' && /^\/(?![/\\])/.test(address) ? new URL(address, origin) : undefined;
  return url?.origin === origin && !nonAppPath.test(url.pathname) ? url.href : `${origin}/`;
};
