import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { vehiclePlaceOfStay, type PlacedStay } from '~/domain/map/vehiclePlace';
import { dropSpot, saveVehiclePlace, lastSpot, vehiclePlacesAtom, vehicleStayAtom } from '~/state/map/vehiclePlace';
import { nowAtom, serverNow } from '~/state/clock';
import { positionAtom } from '~/state/map/position';
import { store } from '~/state/store';
import { useMapFeatures } from '../useMapFeatures';

/**
 * Finds out where the vehicle of a running stay stands, for the button that leads to it. This happens once, when the
 * stay is first seen. The source is the place on the map where its payment began, or else what is known otherwise.
 */
export const useStayVehiclePlace = (stay: PlacedStay): void => {
  const vehiclePlaces = useAtomValue(vehiclePlacesAtom);
  const features = useMapFeatures();
  const vehiclePlace = vehiclePlaces.find(({ stayId }) => stayId === stay.id);
  const unassignedPlace = vehiclePlaces.find(({ stayId }) => stayId === undefined);
  const isKnown = vehiclePlace !== undefined;
  const { id, zone, parkingCode, startsAt, endsAt } = stay;
  useEffect(() => {
    store.set(vehicleStayAtom, { id, zone, parkingCode, startsAt, endsAt });
    return () => store.set(vehicleStayAtom, undefined);
  }, [id, zone, parkingCode, startsAt, endsAt]);
  useEffect(() => {
    if (isKnown) return;
    const driver = store.get(positionAtom);
    const found = vehiclePlaceOfStay(
      { id, zone, parkingCode, startsAt, endsAt },
      { pin: unassignedPlace, spot: lastSpot(), features, driver },
      serverNow(),
    );
    if (!found) return;
    saveVehiclePlace(found);
    dropSpot();
  }, [isKnown, id, zone, parkingCode, startsAt, endsAt, unassignedPlace, features]);
  // The place of an extended stay is stored for longer.
  const storedEnd = vehiclePlace?.endsAt;
  useEffect(() => {
    if (vehiclePlace && storedEnd !== endsAt && endsAt > store.get(nowAtom))
      saveVehiclePlace({ ...vehiclePlace, endsAt });
  }, [vehiclePlace, storedEnd, endsAt]);
};
