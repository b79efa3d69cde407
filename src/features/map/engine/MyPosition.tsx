import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { Layer, Source, useMap } from 'react-map-gl/mapbox-legacy';
import type { CityConfig } from '~/city/schema';
import { isWithin } from '~/domain/map/bounds';
import type { Fix } from '~/domain/map/zonesNearby';
import { stopFollowing, userLocationAtom } from '~/state/map/userLocation';
import { accuracyShapes } from './accuracyShapes';
import { movedByApp } from './movedByApp';

const minZoom = 16;
const blue = '#2F7DE1';
/** The last position that the map moved to. A return to the page does not move it there again. */
let lastFix: Fix | undefined;

/**
 * The phone's position on the map with its circle of accuracy. The map moves there once, and continuously while
 * following.
 */
export const MyPosition = ({ city }: { city: Pick<CityConfig, 'mapBounds'> }) => {
  const { current: map } = useMap();
  const { fix, isFollowing } = useAtomValue(userLocationAtom);
  const shapes = useMemo(() => fix && accuracyShapes(fix), [fix]);

  useEffect(() => {
    if (!map || !fix || !isWithin(city.mapBounds, fix) || (fix === lastFix && !isFollowing)) return;
    lastFix = fix;
    map.easeTo(
      { center: [fix.longitude, fix.latitude], zoom: Math.max(map.getZoom(), minZoom), duration: 300 },
      movedByApp,
    );
  }, [map, fix, isFollowing, city]);

  useEffect(() => {
    const stopWhenMovedByHand = ({ originalEvent }: { originalEvent?: unknown }): void => {
      if (originalEvent && originalEvent !== movedByApp.originalEvent) stopFollowing();
    };
    map?.on('movestart', stopWhenMovedByHand);
    return () => {
      map?.off('movestart', stopWhenMovedByHand);
      stopFollowing();
    };
  }, [map]);

  return (
    shapes && (
      <Source id="here" type="geojson" data={shapes}>
        <Layer
          id="here-area"
          type="fill"
          filter={['==', ['geometry-type'], 'Polygon']}
          paint={{ 'fill-color': blue, 'fill-opacity': 0.16 }}
        />
        <Layer
          id="here-edge"
          type="line"
          filter={['==', ['geometry-type'], 'Polygon']}
          paint={{ 'line-color': blue, 'line-width': 1.5 }}
        />
        <Layer
          id="here-spot"
          type="circle"
          filter={['==', ['geometry-type'], 'Point']}
          paint={{
            'circle-color': blue,
            'circle-radius': 8,
            'circle-stroke-color': '#FFFFFF',
            'circle-stroke-width': 3,
          }}
        />
      </Source>
    )
  );
};
