import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { Layer, Source, useMap } from 'react-map-gl/mapbox-legacy';
import type { CityConfig } from '~/city/schema';
import { isWithin } from '~/domain/bounds';
import type { Fix } from '~/domain/zoneHere';
import { stopFollowing, whereAtom } from '~/state/where';
import { accuracyShapes } from './accuracyShapes';
import { byApp } from './byApp';

const leastZoom = 16;
const blue = '#2F7DE1';
/** The last position the map went to: coming back to the page does not go there again. */
let seen: Fix | undefined;

/** The phone's position on the map with its circle of accuracy. The map goes there once, and along with it while following. */
export const MyPlace = ({ city }: { city: Pick<CityConfig, 'mapBounds'> }) => {
  const { current: map } = useMap();
  const { fix, isFollowing } = useAtomValue(whereAtom);
  const shapes = useMemo(() => fix && accuracyShapes(fix), [fix]);

  useEffect(() => {
    if (!map || !fix || !isWithin(city.mapBounds, fix) || (fix === seen && !isFollowing)) return;
    seen = fix;
    map.easeTo({ center: [fix.longitude, fix.latitude], zoom: Math.max(map.getZoom(), leastZoom), duration: 300 }, byApp);
  }, [map, fix, isFollowing, city]);

  useEffect(() => {
    const byHand = ({ originalEvent }: { originalEvent?: unknown }): void => {
      if (originalEvent && originalEvent !== byApp.originalEvent) stopFollowing();
    };
    map?.on('movestart', byHand);
    return () => {
      map?.off('movestart', byHand);
      stopFollowing();
    };
  }, [map]);

  return (
    shapes && (
      <Source id="here" type="geojson" data={shapes}>
        <Layer id="here-area" type="fill" filter={['==', ['geometry-type'], 'Polygon']} paint={{ 'fill-color': blue, 'fill-opacity': 0.16 }} />
        <Layer id="here-edge" type="line" filter={['==', ['geometry-type'], 'Polygon']} paint={{ 'line-color': blue, 'line-width': 1.5 }} />
        <Layer
          id="here-spot"
          type="circle"
          filter={['==', ['geometry-type'], 'Point']}
          paint={{ 'circle-color': blue, 'circle-radius': 8, 'circle-stroke-color': '#FFFFFF', 'circle-stroke-width': 3 }}
        />
      </Source>
    )
  );
};
