import type { Instant } from '../time/cityTime';
import type { Kopecks } from './money';
import type { Operation } from '../history/operation';
import { clockSlackMs } from '../time/clockSlack';

/** What a top-up was asked for, and what stood then. */
interface RequestedTopUp {
  toPay: Kopecks;
  /** The balance when its page was opened. */
  before?: Kopecks;
  /** The server's time of asking for its link. */
  since?: Instant;
  isOpened: boolean;
}

/** What the city says now; either is undefined while it is not known. */
interface MoneyNow {
  balance?: Kopecks;
  operations?: readonly Operation[];
}

/**
 * What has come by a page for topping up, in kopecks; undefined while nothing is known to have come. The history says so, whatever
 * else was paid from the balance meanwhile. A balance that grew says so only where the history tells of no refund, not even one of
 * unknown status: a stay that was stopped gives money back too.
 */
export const topUpCredit = (
  { toPay, before, since, isOpened }: RequestedTopUp,
  { balance, operations }: MoneyNow,
): Kopecks | undefined => {
  if (!isOpened || !operations || since === undefined) return undefined;
  const moved = operations.filter(
    ({ status, at }) => (status === 'done' || status === 'unknown') && at >= since - clockSlackMs,
  );
  if (moved.some(({ type, status, sum }) => type === 'refill' && status === 'done' && sum === toPay)) return toPay;
  const added = before === undefined || balance === undefined ? 0 : balance - before;
  return added >= toPay && moved.every(({ type }) => type !== 'cancel' && type !== 'other') ? added : undefined;
};
