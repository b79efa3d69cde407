import type { MapRef } from 'react-map-gl/mapbox-legacy';

const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
/** On a first visit the worker comes after the tiles: nobody has kept them. */
const isFirstVisit = serviceWorker !== undefined && serviceWorker.controller === null;
const requested = new Set<string>();
const kinds: readonly string[] = ['Tile', 'Glyphs', 'SpriteImage', 'SpriteJSON'];

/** Notes what the engine asks for. The browser's own list of requests does not have those of the engine's worker. */
export const noteRequest = (url: string, kind: string): { url: string } => {
  if (isFirstVisit && kinds.includes(kind)) requested.add(url);
  return { url };
};

/** Has the worker, once there is one, keep what the map has been drawn with. Gives the way to stop. */
export const keepRequested = (map: MapRef): (() => void) | undefined => {
  if (!isFirstVisit) return undefined;
  const tell = async (): Promise<void> => {
    const { active } = await serviceWorker.ready;
    if (active && requested.size > 0) active.postMessage({ type: 'KEEP_TILES', addresses: [...requested] });
    requested.clear();
  };
  const drawn = (): void => void tell();
  map.on('idle', drawn);
  return () => void map.off('idle', drawn);
};
