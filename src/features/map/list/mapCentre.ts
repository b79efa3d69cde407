import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { GeoPoint } from '~/domain/content/options';
import { movedByApp } from '../engine/movedByApp';
import type { MapRef } from '../engine/MapCanvas';

/** What the map looks at, where the driver's own hand has put it; undefined while nobody has moved it. */
export const mapCentreAtom = atom<GeoPoint | undefined>(undefined);

/** Notes where the driver moves the map to. The map's own moves, to what was picked, do not turn the list over. */
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
