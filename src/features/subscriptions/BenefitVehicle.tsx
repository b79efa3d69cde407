import { t } from '@lingui/core/macro';
import type { Benefit } from '~/domain/benefit';
import { looksForeign } from '~/domain/plate';
import { PlateView } from '~/parts/plate/PlateView';

/** Whose car a right is for: its plate, or any. */
export const BenefitVehicle = ({ benefit: { plate, isForAnyVehicle } }: { benefit: Benefit }) => {
  if (plate !== undefined) return <PlateView plate={plate} isForeign={looksForeign(plate)} />;
  return isForAnyVehicle ? t`любой` : '—';
};
