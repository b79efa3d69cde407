import type { MapSourceDataEvent } from 'mapbox-gl';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { MapRef } from 'react-map-gl/mapbox-legacy';
import { areTilesMissingAtom } from '~/platform/network';

/** How long the map's ground may be on its way without a word. */
const tileTimeoutMs = 8_000;

/** The parkings are a source of the page itself. Only the ground has tiles to request. */
const isOfGround = ({ source }: { source?: { type?: string } }): boolean =>
  source?.type === 'vector' || source?.type === 'raster';

/** Reports whether tiles of the map's ground fail, or hang without any arriving. One tile that arrives ends it. */
export const useMissingTiles = (map: MapRef | null): void => {
  const setMissing = useSetAtom(areTilesMissingAtom);
  useEffect(() => {
    const engine = map?.getMap();
    if (!engine) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (isMissing: boolean): void => {
      clearTimeout(timer);
      timer = undefined;
      setMissing(isMissing);
    };
    const onRequest = (event: MapSourceDataEvent): void => {
      if (isOfGround(event) && event.tile) timer ??= setTimeout(settle, tileTimeoutMs, true);
    };
    const onTile = (event: MapSourceDataEvent): void => {
      if (isOfGround(event) && event.tile) settle(false);
    };
    // A tile that the server does not have is no error to the engine and does not get here.
    const onError = (event: object): void => {
      if (isOfGround(event)) settle(true);
    };
    engine.on('sourcedataloading', onRequest);
    engine.on('sourcedata', onTile);
    engine.on('error', onError);
    return () => {
      settle(false);
      engine.off('sourcedataloading', onRequest);
      engine.off('sourcedata', onTile);
      engine.off('error', onError);
    };
  }, [map, setMissing]);
};
