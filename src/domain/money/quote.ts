import { minuteMs, type Instant } from '../time/cityTime';
import type { Kopecks } from './money';
import { perMinute } from '../stay/tariff';

/** The server's price for a stay (document 1, section 3). */
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
  /** What to top up so that the balance covers the total. */
  topUp: Kopecks;
}

/**
 * Lines of a price that add up to its total with the discount below them. A city may send intervals with the discount taken off already: where
 * the price per minute tells to the kopeck which of them had it, each is shown as it was before; else all are one
 * line, whose sum is known.
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
  // Their sum is nearer to what it was before.
  if (discount <= 0 || sums * 2 >= total + before) return intervals;
  return fullSums === before
    ? full
    : full.slice(-1).map(({ to }) => ({ from: intervals[0]?.from ?? to, to, sum: before }));
};

/** May a stay with this price be paid? Only with non-empty intervals and a total above zero (document 1, section 4). */
export const canSubmitQuote = (quote: Quote | undefined): quote is Quote =>
  quote !== undefined && quote.intervals.length > 0 && quote.total > 0;

/** A stay that is truly free: the cost is loaded, has intervals, and is zero (`decisions.md`). */
export const isFreeQuote = (quote: Quote | undefined): boolean =>
  quote !== undefined && quote.intervals.length > 0 && quote.total === 0;

/** Label of the guest's submit: free at zero, start when money is enough, otherwise go on to the provider (document 1, section 4). */
export const guestSubmitLabel = (quote: Quote): 'free' | 'start' | 'continue' => {
  if (isFreeQuote(quote)) return 'free';
  return quote.isMoneyEnough ? 'start' : 'continue';
};
