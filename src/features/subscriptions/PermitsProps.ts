import type { Permit } from '~/domain/permits/permit';
import type { Instant } from '~/domain/time/cityTime';

export interface PermitsProps {
  permits: readonly Permit[];
  /** True for the one city that has cadastral quarters instead of zones, and no discounts. */
  isCadastral: boolean;
  /** True if the city has a constructor, so that permits have actions. */
  canAct: boolean;
  now: Instant;
  timeZone: string;
}
