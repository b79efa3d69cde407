import * as v from 'valibot';
import { zonePrice } from '~/api/contract/shapes';
import type { PriceRule } from '../rules/tariff';

/** Prices in the wire's form: type, interval from and to as HH:mm:ss, roubles per hour. */
export const wirePricesSchema = v.array(zonePrice);

export const rulesFromWire = (prices: v.InferOutput<typeof wirePricesSchema>): PriceRule[] =>
  prices.map(({ type, interval, price }) => ({
    dayType: type,
    from: interval.from,
    to: interval.to,
    kopecksPerHour: Math.round(price * 100),
  }));
