import { t } from '@lingui/core/macro';
import type { Permit } from '~/domain/permits/permit';
import { isLikelyForeign } from '~/domain/vehicle/plate';
import { PlateView } from '~/components/plate/PlateView';

/** The vehicle of a permit: its plate, or any. */
export const PermitVehicle = ({ permit: { plate, isForAnyVehicle } }: { permit: Permit }) => {
  if (plate !== undefined) return <PlateView plate={plate} isForeign={isLikelyForeign(plate)} />;
  return isForAnyVehicle ? t`любой` : '—';
};
