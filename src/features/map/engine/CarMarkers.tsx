import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { Marker, useMap } from 'react-map-gl/mapbox-legacy';
import { carLookAtom, ownCarsAtom } from '~/state/carPlace';
import { later } from '~/ui/later';
import { byApp } from './byApp';

/** Few drivers have left a car somewhere. */
const CarSign = later(() => import('../car/CarSign').then(({ CarSign }) => CarSign));

/** Near enough to tell one side of the street from the other. */
const closeZoom = 17;

/** Where the driver's cars stand; the map turns to one when it is asked for. */
export const CarMarkers = () => {
  const cars = useAtomValue(ownCarsAtom);
  const look = useAtomValue(carLookAtom);
  const map = useMap().current;
  useEffect(() => {
    if (!map || !look) return;
    const { longitude, latitude } = look.place;
    map.easeTo({ center: [longitude, latitude], zoom: Math.max(closeZoom, map.getZoom()), duration: 300 }, byApp);
  }, [map, look]);
  return cars.map(({ place, stayId }) => (
    <Marker key={stayId ?? 'pin'} latitude={place.latitude} longitude={place.longitude} anchor="center">
      <CarSign />
    </Marker>
  ));
};
