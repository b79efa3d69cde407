import type { PricedPart } from './tariff';
import { minuteMs } from './wallTime';

/** A stay with less time left cannot be cancelled: NoSaving. */
export const minCancelMs = 30 * minuteMs;

/**
 * The refund for the unused end of a stay, in kopecks: whole unused minutes, each at its sale price. `parts` are all
 * sold parts, in minutes from the stay's start.
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
