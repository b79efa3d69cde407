import { useEffect } from 'react';
import { Marker, useMap } from 'react-map-gl/mapbox-legacy';
import { anchorOf, type MapFeature } from '~/domain/map/mapFeature';
import { Icon } from '~/ui/Icon';
import { keepClearOfCard, freeEdgesOf, offsetOf } from './keepClearOfCard';
import { movedByApp } from './movedByApp';

/** The marker of the picked object. The map moves so that it is visible beside its card. */
export const PickedPlace = ({ feature }: { feature: MapFeature }) => {
  const { current: map } = useMap();
  const { latitude, longitude } = anchorOf(feature.geometry);
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
  return (
    <Marker latitude={latitude} longitude={longitude} anchor="bottom">
      <Icon name="pin" size={44} className="text-over [filter:drop-shadow(0_1px_2px_#0000004d)]" />
    </Marker>
  );
};
