/** What the worker does with a request: decided here, without a browser, and tested so. */
import { nonAppPath } from '../src/domain/content/nonAppPath';

/** Map objects are fresh for an hour (document 1, section 9). */
export const mapInfoFreshMs = 3_600_000;
export const tileLimit = { entries: 600, days: 30 };

/** The map objects of any city: the one answer of its servers that is kept here. It carries no token. */
export const isMapInfo = (url: URL): boolean =>
  /\/api\/info\/get-map-info(-v2|\/v3)$/.test(url.pathname) && url.search === '';

/** Tiles, glyphs and sprites of our own origin, and tiles of a city's tile server. */
export const isTile = (url: URL): boolean =>
  url.pathname.startsWith('/tiles/') || /\/\d+\/\d+\/\d+(@2x)?\.(pbf|mvt|png|jpg|webp)$/.test(url.pathname);

/** Of the addresses that a page has asked for before the worker was there, those of tiles and the like: the newest, as many as are kept. */
export const tilesOf = (addresses: unknown, base: string, maxTiles = tileLimit.entries): string[] => {
  const requested: unknown[] = Array.isArray(addresses) ? addresses : [];
  const tiles = requested.flatMap((address) => {
    const url = typeof address === 'string' && /^(https?:|\/)/.test(address) ? new URL(address, base) : undefined;
    return url && isTile(url) ? [url.href] : [];
  });
  return tiles.slice(-maxTiles);
};

/** The area that the driver asked to keep: beside the tiles that pass by, so that those never push it out. */
export const offlineTilesCache = 'kept-tiles';
/** What the page reckons with (`domain/map/offlineArea`): tiles, with the letters on them; and bytes. */
export const offlineAreaLimit = { entries: 1_510, bytes: 40_000_000 };

/** Of what a page wants to have kept, tiles alone, each once, and no more than an area may have. */
export const offlineAreaAddresses = (addresses: unknown, base: string): string[] => [
  ...new Set(tilesOf(addresses, base, offlineAreaLimit.entries)),
];

/** Is it a file, and not the log-in page of a Wi-Fi? A page is judged by `isReleasePage`. */
export const isFileAnswer = (status: number, contentType: string | null): boolean =>
  status === 200 && !/\bhtml\b/.test(contentType ?? '');

/** A kept tile is served without asking for as long as one that passes by; then it waits for where there is no other. */
export const isTileYoung = (fetchedAt: number, now: number): boolean => now - fetchedAt < tileLimit.days * 86_400_000;

/** Is it a page of this release, and of nobody else: does it name scripts, and only those of this release? Own: paths of its files. */
export const isReleasePage = (html: string, releasePaths: ReadonlySet<string>): boolean => {
  const named = html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g) ?? [];
  return named.length > 0 && named.every((path) => releasePaths.has(path));
};

/** Which of the precached files are the map's engine: kept apart, fetched when the page is idle. */
export const isEngine = (file: { url: string }): boolean => /(^|\/)mapbox-gl-csp/.test(file.url);

/** Scripts and styles: their names change with what is in them, so that those of two releases stand side by side. */
export const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** Of the addresses that an earlier release has kept, those of files that this one does not have. */
export const earlierFiles = (addresses: readonly string[], releasePaths: ReadonlySet<string>): string[] =>
  addresses.filter((address) => {
    const { pathname } = new URL(address);
    return isAsset(pathname) && !releasePaths.has(pathname);
  });

/** Which page answers a navigation: the English shell for English addresses. */
export const shellFor = (pathname: string): string => (/^\/en(\/|$)/.test(pathname) ? '/en/index.html' : '/index.html');

/** A kept answer's header with the time of its fetch; the page shows its age by it. */
export const fetchedAtHeader = 'sw-fetched-at';

/** May a kept answer be served without asking? Between nought and one hour old, and not where a fresh one is asked for. */
export const isFreshEnough = (fetchedAt: number, now: number, requestCache: string, freshMs: number): boolean => {
  const age = now - fetchedAt;
  return requestCache !== 'reload' && age >= 0 && age < freshMs;
};

/** Is an answer a set of map objects that may take the place of a kept one? A refusal in JSON, or a set of nothing, may not. */
export const isWholeSet = (text: string): boolean => /"features"\s*:\s*\[\s*\{/.test(text);

/** Which page a notification opens: the one that it names, where that is a page of the app; else the first one. */
export const notificationPage = (data: unknown, origin: string): string => {
  const { address } = (data ?? {}) as { address?: unknown };
  const url = typeof address === 'string' && /^\/(?![/\\])/.test(address) ? new URL(address, origin) : undefined;
  return url?.origin === origin && !nonAppPath.test(url.pathname) ? url.href : `${origin}/`;
};
