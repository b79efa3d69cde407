import type { Instant } from '~/domain/cityTime';
import type { Kopecks } from '~/domain/money';

/** A stay that has just been paid: what the confirmation is about. */
export interface PaidStay {
  plate: string;
  isForeign: boolean;
  zone: string;
  address?: string;
  sum: Kopecks;
  /** By the price that was confirmed; the profile's own times take their place when they are read. */
  from: Instant;
  to: Instant;
  /** What the server had to say. */
  message?: string;
}
