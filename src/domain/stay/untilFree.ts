import { minuteMs, type Instant } from '../time/cityTime';
import { durationOptions, type Intervals } from './duration';
import { tariffNow, type PriceInterval, type TariffContext } from './tariff';

export interface UntilFree {
  /** When parking there becomes free. */
  at: Instant;
  /** The shortest duration that may be chosen and lasts until then. */
  durationMin: number;
}

/** "Until the end of paid time": none where it is free now, nobody knows its end, or it is longer than a stay may be. */
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

/** The first instant from `at` to `last` at which nothing is charged; the price may change a few times before. */
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
