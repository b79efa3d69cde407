import type { Permit } from '~/domain/permits/permit';
import type { Instant } from '~/domain/time/cityTime';

export interface PermitsProps {
  permits: readonly Permit[];
  /** Quarters in the place of zones, and no discounts: one city. */
  isCadastral: boolean;
  /** Where the city has a constructor, something can be done with them. */
  canAct: boolean;
  now: Instant;
  timeZone: string;
}
