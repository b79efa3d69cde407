import type { Kopecks } from '../money/money';
import { minuteMs, type Instant } from '../time/cityTime';
import { boundaries, perMinute, pricePerHourAt, type PriceInterval, type TariffContext } from './tariff';

/** A stay whose cost can be estimated without the city. */
export interface StayAtTariff {
  prices: readonly PriceInterval[];
  from: Instant;
  durationMin: number;
  context: TariffContext;
}

/**
 * Estimates the cost of a stay of at most eight days from the tariff alone. It knows no discounts and is always marked
 * as an estimate, because the price to pay is the server's. Whole minutes count, from the one in which the stay begins.
 */
export const estimateCost = ({ prices, from, durationMin, context }: StayAtTariff): Kopecks => {
  const start = Math.floor(from / minuteMs) * minuteMs;
  const until = start + durationMin * minuteMs;
  const stops = [start, ...boundaries(prices, start, context).filter((edge) => edge < until), until];
  return stops.slice(0, -1).reduce((total, at, index) => {
    const minutes = ((stops[index + 1] ?? at) - at) / minuteMs;
    return total + perMinute(pricePerHourAt(prices, at, context)) * minutes;
  }, 0);
};

/** The estimate in whole roubles, rounded up: it must not look like the exact price. */
export const roughCost = (stay: StayAtTariff): Kopecks => Math.ceil(estimateCost(stay) / 100) * 100;
