import { t } from '@lingui/core/macro';
import type { PlacedStay } from '~/domain/map/vehiclePlace';
import { saveVehiclePlace } from '~/state/map/vehiclePlace';
import { serverNow } from '~/state/clock';
import { Button } from '~/ui/Button';
import { useCurrentPosition } from '~/components/useCurrentPosition';

/** Stores that the vehicle stands where the driver is. The phone's position is requested on this tap. */
export const PinVehicleButton = ({ stay }: { stay: PlacedStay }) => {
  const currentPosition = useCurrentPosition((place) =>
    saveVehiclePlace({ place, keptAt: serverNow(), stayId: stay.id, endsAt: stay.endsAt }),
  );
  return (
    <>
      <Button variant="quiet" icon="pin" isWide isBusy={currentPosition.isLocating} onClick={currentPosition.locate}>
        {t`Машина стоит здесь`}
      </Button>
      <p role="status" className={currentPosition.error ? 'text-small text-ending' : 'sr-only'}>
        {currentPosition.error}
      </p>
    </>
  );
};
