import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { Marker, useMap } from 'react-map-gl/mapbox-legacy';
import { vehicleFocusAtom, vehiclePlacesAtom } from '~/state/map/vehiclePlace';
import { lazyPart } from '~/ui/lazyPart';
import { movedByApp } from './movedByApp';

/** Few drivers have recorded where a vehicle stands. */
const VehicleMarkerIcon = lazyPart(() =>
  import('../vehicle/VehicleMarkerIcon').then(({ VehicleMarkerIcon }) => VehicleMarkerIcon),
);

/** Near enough to distinguish the sides of a street. */
const nearZoom = 17;

/** Shows where the driver's vehicles stand. The map moves to one on request. */
export const VehicleMarkers = () => {
  const vehiclePlaces = useAtomValue(vehiclePlacesAtom);
  const focusTarget = useAtomValue(vehicleFocusAtom);
  const map = useMap().current;
  useEffect(() => {
    if (!map || !focusTarget) return;
    const { longitude, latitude } = focusTarget.place;
    map.easeTo({ center: [longitude, latitude], zoom: Math.max(nearZoom, map.getZoom()), duration: 300 }, movedByApp);
  }, [map, focusTarget]);
  return vehiclePlaces.map(({ place, stayId }) => (
    <Marker key={stayId ?? 'pin'} latitude={place.latitude} longitude={place.longitude} anchor="center">
      <VehicleMarkerIcon />
    </Marker>
  ));
};
