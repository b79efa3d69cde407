import { useAtomValue } from 'jotai';
import { isSamePlate } from '~/domain/vehicle/plate';
import { undecidedPlatesAtom } from '~/state/payments/undecidedPlates';

/** Is it not known yet what became of something that was done with this car? Then it is not done by SMS either. */
export const useIsUndecided = (plate: string | undefined): boolean =>
  useAtomValue(undecidedPlatesAtom).some((one) => plate !== undefined && isSamePlate(one, plate));
