import { t } from '@lingui/core/macro';
import type { PlacedStay } from '~/domain/carPlace';
import { keepCar } from '~/state/carPlace';
import { serverNow } from '~/state/clock';
import { Button } from '~/ui/Button';
import { useHere } from '~/parts/useHere';

/** The driver says where the car stands: here. The phone is asked on this tap. */
export const PinButton = ({ stay }: { stay: PlacedStay }) => {
  const here = useHere((place) => keepCar({ place, keptAt: serverNow(), stayId: stay.id, endsAt: stay.endsAt }));
  return (
    <>
      <Button look="quiet" icon="pin" isWide isBusy={here.isAsking} onClick={here.ask}>
        {t`Машина стоит здесь`}
      </Button>
      <p role="status" className={here.fault ? 'text-small text-ending' : 'sr-only'}>
        {here.fault}
      </p>
    </>
  );
};
