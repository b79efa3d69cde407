import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { GeoPoint } from '~/domain/map/geoPoint';
import { movedByApp } from '../engine/movedByApp';
import type { MapRef } from '../engine/MapCanvas';

/** The centre of the map after the driver moved it by hand; undefined before that. */
export const mapCentreAtom = atom<GeoPoint | undefined>(undefined);

/**
 * Records the centre that the driver moves the map to. Moves by the app, such as to a picked object, must not reorder
 * the list.
 */
export const useTrackMapCentre = (map: MapRef | undefined): void => {
  const setCentre = useSetAtom(mapCentreAtom);
  useEffect(() => {
    if (!map) return undefined;
    const onMoveEnd = ({ originalEvent }: { originalEvent?: unknown }): void => {
      const { lat, lng } = map.getCenter();
      if (originalEvent && originalEvent !== movedByApp.originalEvent) setCentre({ latitude: lat, longitude: lng });
    };
    map.on('moveend', onMoveEnd);
    return () => {
      map.off('moveend', onMoveEnd);
    };
  }, [map, setCentre]);
};
