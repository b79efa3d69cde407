import type { FeatureCollection } from 'geojson';
import { useEffect, useMemo } from 'react';
import { Layer, Marker, Source, useMap } from 'react-map-gl/mapbox-legacy';
import { shapesOf } from '~/data/map/mapShapes';
import { anchorOf, type MapFeature } from '~/domain/map/mapFeature';
import type { PriceNow } from '~/domain/map/mapPrice';
import { Icon } from '~/ui/Icon';
import { keepClearOfCard, freeEdgesOf, offsetOf } from './keepClearOfCard';
import { movedByApp } from './movedByApp';
import { priceColour, priceImageOf, selectedColour } from './parkingLayers';

/** The pin stands on the upper edge of the enlarged sign, so that it never covers it. */
const pinOffset: [number, number] = [0, -18];

/** The lowest layer of the signs. */
const bottomSign = 'clusters';

interface Props {
  feature: MapFeature;
  price: PriceNow;
  isDark: boolean;
}

/**
 * Marks the picked object: its kerb or area is thick and outlined, its sign larger, and a pin stands above it. The map
 * moves so that it is visible beside its card.
 */
export const PickedPlace = ({ feature, price, isDark }: Props) => {
  const { current: map } = useMap();
  const { latitude, longitude } = anchorOf(feature.geometry);
  const data = useMemo((): FeatureCollection => {
    const { spots, shapes } = shapesOf([feature], price);
    return { type: 'FeatureCollection', features: [...shapes.features, ...spots.features] };
  }, [feature, price]);
  useEffect(() => {
    if (!map) return undefined;
    return keepClearOfCard(
      () =>
        void map.easeTo(
          { center: [longitude, latitude], offset: offsetOf(freeEdgesOf(map.getContainer())), duration: 200 },
          movedByApp,
        ),
    );
  }, [map, longitude, latitude]);
  const isShape = ['!=', ['geometry-type'], 'Point'];
  const isPoint = ['==', ['geometry-type'], 'Point'];
  const lineLayout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return (
    <>
      <Source id="picked" type="geojson" data={data}>
        <Layer
          id="picked-edge"
          beforeId={bottomSign}
          type="line"
          filter={isShape}
          layout={lineLayout}
          paint={{ 'line-color': selectedColour(isDark), 'line-width': 13 }}
        />
        <Layer
          id="picked-line"
          beforeId={bottomSign}
          type="line"
          filter={isShape}
          layout={lineLayout}
          paint={{ 'line-color': priceColour(isDark ? 'dark' : 'light'), 'line-width': 8 }}
        />
        <Layer
          id="picked-sign"
          type="symbol"
          filter={isPoint}
          layout={{
            'icon-image': ['concat', 'sign|', ['get', 'sign']],
            'icon-size': 1.15,
            'icon-allow-overlap': true,
          }}
        />
        <Layer
          id="picked-price"
          type="symbol"
          filter={[
            'all',
            isPoint,
            ['!=', ['get', 'sign'], 'inactive'],
            ['any', ['>=', ['get', 'perHour'], 0], ['>=', ['get', 'free'], 0]],
          ]}
          layout={{
            'icon-image': priceImageOf(isDark ? 'dark' : 'light'),
            'icon-size': 1.15,
            'icon-allow-overlap': true,
          }}
        />
      </Source>
      <Marker latitude={latitude} longitude={longitude} anchor="bottom" offset={pinOffset}>
        <Icon name="pin" size={44} className="text-over [filter:drop-shadow(0_1px_2px_#0000004d)]" />
      </Marker>
    </>
  );
};
