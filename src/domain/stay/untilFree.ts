import { minuteMs, type Instant } from '../time/cityTime';
import { durationOptions, type Intervals } from './duration';
import { tariffNow, type PriceInterval, type TariffContext } from './tariff';

export interface UntilFree {
  /** When parking becomes free. */
  at: Instant;
  /** The shortest allowed duration that lasts until then. */
  durationMin: number;
}

/**
 * Returns "until the end of paid time". Undefined if parking is free now, the end is unknown, or it is longer than the
 * maximum stay.
 */
export const untilFree = (
  prices: readonly PriceInterval[],
  now: Instant,
  context: TariffContext,
  intervals: Intervals,
): UntilFree | undefined => {
  const free = freeAt(prices, now, now + intervals.maxMin * minuteMs, context);
  if (free === undefined || free <= now) return undefined;
  const durationMin = durationOptions(intervals).find((min) => now + min * minuteMs >= free);
  return durationMin === undefined ? undefined : { at: free, durationMin };
};

/**
 * Returns the first instant from `at` to `last` at which nothing is charged. The price may change several times before
 * that.
 */
const freeAt = (
  prices: readonly PriceInterval[],
  at: Instant,
  last: Instant,
  context: TariffContext,
): Instant | undefined => {
  const { perHour, next } = tariffNow(prices, at, context);
  if (perHour === 0) return at;
  return next && next.at <= last ? freeAt(prices, next.at, last, context) : undefined;
};
