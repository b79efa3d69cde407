import type { Benefit } from '~/domain/benefit';
import type { Instant } from '~/domain/cityTime';

export interface BenefitsProps {
  benefits: readonly Benefit[];
  /** Quarters in the place of zones, and no discounts: one city. */
  isCadastral: boolean;
  /** Where the city has a constructor, something can be done with them. */
  canAct: boolean;
  now: Instant;
  timeZone: string;
}
