import type { Kopecks } from '~/domain/money/money';
import type { Permit, PermitState } from '~/domain/permits/permit';

export interface PermitsProps {
  permits: readonly Permit[];
  /** True for the one city that has cadastral quarters instead of zones, and no discounts. */
  isCadastral: boolean;
  /** True if the city has a constructor, so that permits have actions. */
  canAct: boolean;
  /** About how much a refund returns, in kopecks, if it can be known. */
  refundOf: (permit: Permit) => Kopecks | undefined;
  stateOf: (permit: Permit) => PermitState;
  timeZone: string;
}
