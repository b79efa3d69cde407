import type { MapRef } from 'react-map-gl/mapbox-legacy';

const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
/** On a first visit the worker starts after the tiles are requested, so it has not cached them. */
const isFirstVisit = serviceWorker !== undefined && serviceWorker.controller === null;
const requested = new Set<string>();
const kinds: readonly string[] = ['Tile', 'Glyphs', 'SpriteImage', 'SpriteJSON'];

/** Records what the engine requests. The browser's own list of requests lacks those of the engine's worker. */
export const recordRequest = (url: string, kind: string): { url: string } => {
  if (isFirstVisit && kinds.includes(kind)) requested.add(url);
  return { url };
};

let isPosting = false;
/** Called whenever a map becomes idle. If no worker ever starts, only the first call waits. */
const postRequested = async (): Promise<void> => {
  if (isPosting || !serviceWorker || requested.size === 0) return;
  isPosting = true;
  const { active } = await serviceWorker.ready;
  isPosting = false;
  active?.postMessage({ type: 'KEEP_TILES', addresses: [...requested] });
  requested.clear();
};
const onIdle = (): void => void postRequested();

/** Makes the worker, once there is one, cache what the map was drawn with. Returns a function that stops this. */
export const cacheRequestedTiles = (map: MapRef): (() => void) | undefined => {
  if (!isFirstVisit) return undefined;
  map.on('idle', onIdle);
  return () => void map.off('idle', onIdle);
};
