import { hourMs, type Instant } from './cityTime';
import type { Kopecks } from './money';

/** The server's price for a stay (document 1, section 3). */
interface QuoteInterval {
  from: Instant;
  to: Instant;
  /** Before the discount. */
  sum: Kopecks;
  perHour?: Kopecks;
}

export interface Quote {
  total: Kopecks;
  intervals: QuoteInterval[];
  discount: Kopecks;
  benefitName?: string;
  balance?: Kopecks;
  isMoneyEnough: boolean;
  /** What to top up so that the balance covers the total. */
  refill: Kopecks;
}

/**
 * Costs of intervals as they were before the discount, so that what stands above the total adds up to it. A city sends them with the discount
 * taken off: then each gets back of it what it lacks to its price per hour. Where the total is not their sum, or none lacks anything, they stay.
 */
export const beforeDiscount = (intervals: QuoteInterval[], total: Kopecks, discount: Kopecks): QuoteInterval[] => {
  let [rest, lacking] = [total, 0];
  const upTo = intervals.map(({ from, to, sum, perHour = 0 }) => {
    rest -= sum;
    return (lacking += Math.max(0, (perHour * (to - from)) / hourMs - sum));
  });
  const back = (lack = 0): Kopecks => Math.round((Math.max(0, discount) * lack) / lacking) || 0;
  return intervals.map((interval, index) => ({ ...interval, sum: interval.sum + (rest ? 0 : back(upTo[index]) - back(upTo[index - 1])) }));
};

/** May a stay with this price be paid? Only with non-empty intervals and a total above zero (document 1, section 4). */
export const canSubmitQuote = (quote: Quote | undefined): quote is Quote => quote !== undefined && quote.intervals.length > 0 && quote.total > 0;

/** A stay that is truly free: the cost is loaded, has intervals, and is zero (`decisions.md`). */
export const isFreeQuote = (quote: Quote | undefined): boolean => quote !== undefined && quote.intervals.length > 0 && quote.total === 0;

/** Label of the guest's submit: free at zero, start when money is enough, otherwise go on to the provider (document 1, section 4). */
export const guestSubmitLabel = (quote: Quote): 'free' | 'start' | 'continue' => {
  if (quote.total === 0) return 'free';
  return quote.isMoneyEnough ? 'start' : 'continue';
};
