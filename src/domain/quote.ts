import type { Instant } from './cityTime';
import type { Kopecks } from './money';

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
  benefitName?: string;
  balance?: Kopecks;
  isMoneyEnough: boolean;
  /** What to top up so that the balance covers the total. */
  refill: Kopecks;
}

/** May a stay with this price be paid? Only with non-empty intervals and a total above zero (document 1, section 4). */
export const canSubmitQuote = (quote: Quote | undefined): quote is Quote => quote !== undefined && quote.intervals.length > 0 && quote.total > 0;

/** A stay that is truly free: the cost is loaded, has intervals, and is zero (`decisions.md`). */
export const isFreeQuote = (quote: Quote | undefined): boolean => quote !== undefined && quote.intervals.length > 0 && quote.total === 0;

/** Label of the guest's submit: free at zero, start when money is enough, otherwise go on to the provider (document 1, section 4). */
export const guestSubmitLabel = (quote: Quote): 'free' | 'start' | 'continue' => {
  if (quote.total === 0) return 'free';
  return quote.isMoneyEnough ? 'start' : 'continue';
};
