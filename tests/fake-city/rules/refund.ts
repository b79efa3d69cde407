import type { PricedPart } from './tariff';
import { minuteMs } from './wallTime';

/** Less than this left of a stay, and it cannot be cancelled: NoSaving (document 1, section 9). */
export const minCancelMs = 30 * minuteMs;

/**
 * What comes back for the unused end of a stay, in kopecks: whole unused minutes, each at the price it was sold for.
 * `parts` are all that was bought, in minutes from the stay's beginning.
 */
export const refundOf = (parts: readonly PricedPart[], endMs: number, nowMs: number): number => {
  const boughtMin = Math.max(0, ...parts.map((part) => part.toMin));
  const unusedFromMin = boughtMin - Math.max(0, Math.floor((endMs - nowMs) / minuteMs));
  return parts.reduce(
    (sum, { fromMin, toMin, kopecksPerMin }) =>
      sum + Math.max(0, toMin - Math.max(fromMin, unusedFromMin)) * kopecksPerMin,
    0,
  );
};
