import type { MapRef } from 'react-map-gl/mapbox-legacy';

const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
/** On a first visit the worker comes after the tiles: nobody has kept them. */
const isFirstVisit = serviceWorker !== undefined && serviceWorker.controller === null;
const requested = new Set<string>();
const kinds: readonly string[] = ['Tile', 'Glyphs', 'SpriteImage', 'SpriteJSON'];

/** Notes what the engine asks for. The browser's own list of requests does not have those of the engine's worker. */
export const recordRequest = (url: string, kind: string): { url: string } => {
  if (isFirstVisit && kinds.includes(kind)) requested.add(url);
  return { url };
};

let isPosting = false;
/** Asked at every standstill of every map; where no worker ever comes, the first asking is the only one that waits. */
const postRequested = async (): Promise<void> => {
  if (isPosting || !serviceWorker || requested.size === 0) return;
  isPosting = true;
  const { active } = await serviceWorker.ready;
  isPosting = false;
  active?.postMessage({ type: 'KEEP_TILES', addresses: [...requested] });
  requested.clear();
};
const onIdle = (): void => void postRequested();

/** Has the worker, once there is one, keep what the map has been drawn with. Gives the way to stop. */
export const cacheRequestedTiles = (map: MapRef): (() => void) | undefined => {
  if (!isFirstVisit) return undefined;
  map.on('idle', onIdle);
  return () => void map.off('idle', onIdle);
};
