import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { Marker, useMap } from 'react-map-gl/mapbox-legacy';
import { vehicleFocusAtom, vehiclePlacesAtom } from '~/state/map/vehiclePlace';
import { lazyPart } from '~/ui/lazyPart';
import { movedByApp } from './movedByApp';

/** Few drivers have left a car somewhere. */
const VehicleMarkerIcon = lazyPart(() =>
  import('../vehicle/VehicleMarkerIcon').then(({ VehicleMarkerIcon }) => VehicleMarkerIcon),
);

/** Near enough to tell one side of the street from the other. */
const nearZoom = 17;

/** Where the driver's cars stand; the map turns to one when it is asked for. */
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
