import { useEffect } from 'react';
import type { PlacedStay } from '~/domain/map/vehiclePlace';
import { isVehicleAnnouncedAtom } from '~/state/map/vehiclePlace';
import { store } from '~/state/store';
import { VehicleDirections } from './VehicleDirections';
import { PinVehicleButton } from './PinVehicleButton';
import { useStayVehiclePlace } from './useStayVehiclePlace';

/** Shown below a running stay: where its vehicle stands, or the button to record it. */
export const VehiclePlaceRow = ({ stay }: { stay: PlacedStay }) => {
  const vehiclePlace = useStayVehiclePlace(stay);
  useEffect(() => {
    store.set(isVehicleAnnouncedAtom, true);
    return () => store.set(isVehicleAnnouncedAtom, false);
  }, []);
  return (
    <div className="grid gap-1 border-t border-line px-3 py-2">
      {vehiclePlace ? <VehicleDirections vehiclePlace={vehiclePlace} /> : <PinVehicleButton stay={stay} />}
    </div>
  );
};
