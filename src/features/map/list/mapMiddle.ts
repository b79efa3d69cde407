import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { GeoPoint } from '~/domain/options';
import { byApp } from '../engine/byApp';
import type { MapRef } from '../engine/MapCanvas';

/** What the map looks at, where the driver's own hand has put it; undefined while nobody has moved it. */
export const mapMiddleAtom = atom<GeoPoint | undefined>(undefined);

/** Notes where the driver moves the map to. The map's own moves, to what was picked, do not turn the list over. */
export const useMapMiddle = (map: MapRef | undefined): void => {
  const setMiddle = useSetAtom(mapMiddleAtom);
  useEffect(() => {
    if (!map) return undefined;
    const note = ({ originalEvent }: { originalEvent?: unknown }): void => {
      const { lat, lng } = map.getCenter();
      if (originalEvent && originalEvent !== byApp.originalEvent) setMiddle({ latitude: lat, longitude: lng });
    };
    map.on('moveend', note);
    return () => {
      map.off('moveend', note);
    };
  }, [map, setMiddle]);
};
