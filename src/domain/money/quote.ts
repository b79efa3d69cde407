import { minuteMs, type Instant } from '../time/cityTime';
import type { Kopecks } from './money';
import { perMinute } from '../stay/tariff';

/** The server's price for a stay. */
interface QuoteInterval {
  from: Instant;
  to: Instant;
  sum: Kopecks;
  perHour?: Kopecks;
}

export interface Quote {
  total: Kopecks;
  intervals: QuoteInterval[];
  discount: Kopecks;
  permitName?: string;
  balance?: Kopecks;
  isMoneyEnough: boolean;
  /** The top-up that the balance needs to cover the total. */
  topUp: Kopecks;
}

/**
 * Returns price lines that add up to the total before the discount, which is shown below them. A city may send
 * intervals with the discount already deducted. If the prices per minute show exactly which intervals had it, those are
 * shown at their full price. Otherwise all are merged into one line, because only the sum is known.
 */
export const beforeDiscount = (intervals: QuoteInterval[], total: Kopecks, discount: Kopecks): QuoteInterval[] => {
  const before = total + discount;
  let [sums, fullSums] = [0, 0];
  const full = intervals.map((interval) => {
    const { from, to, sum, perHour = 0 } = interval;
    const price = Math.max(sum, (perMinute(perHour) * (to - from)) / minuteMs);
    sums += sum;
    fullSums += price;
    return { ...interval, sum: price };
  });
  // Their sum is closer to the price before the discount, so nothing was deducted from them.
  if (discount <= 0 || sums * 2 >= total + before) return intervals;
  return fullSums === before
    ? full
    : full.slice(-1).map(({ to }) => ({ from: intervals[0]?.from ?? to, to, sum: before }));
};

/** True if a stay with this price may be paid: it has intervals and a total above zero. */
export const canSubmitQuote = (quote: Quote | undefined): quote is Quote =>
  quote !== undefined && quote.intervals.length > 0 && quote.total > 0;

/** True if the stay is free: the price is loaded, has intervals, and is zero. */
export const isFreeQuote = (quote: Quote | undefined): boolean =>
  quote !== undefined && quote.intervals.length > 0 && quote.total === 0;

/**
 * The label of the guest's submit button: free at zero, start if the money suffices, otherwise continue to the
 * provider.
 */
export const guestSubmitLabel = (quote: Quote): 'free' | 'start' | 'continue' => {
  if (isFreeQuote(quote)) return 'free';
  return quote.isMoneyEnough ? 'start' : 'continue';
};
