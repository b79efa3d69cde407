import { useAtomValue } from 'jotai';
import { isSamePlate } from '~/domain/vehicle/plate';
import { undecidedPlatesAtom } from '~/state/payments/undecidedPlates';

/**
 * Whether the outcome of an earlier action with this vehicle is still unknown. If so, no SMS is offered for it either.
 */
export const useIsUndecided = (plate: string | undefined): boolean =>
  useAtomValue(undecidedPlatesAtom).some((one) => plate !== undefined && isSamePlate(one, plate));
