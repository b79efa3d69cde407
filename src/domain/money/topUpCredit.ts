import type { Instant } from '../time/cityTime';
import type { Kopecks } from './money';
import type { Operation } from '../history/operation';
import { clockSlackMs } from '../time/clockSlack';

/** The purpose of a top-up, and the state when it was requested. */
interface RequestedTopUp {
  toPay: Kopecks;
  /** The balance when its page was opened. */
  before?: Kopecks;
  /** When its link was requested, by the server's time. */
  since?: Instant;
  isOpened: boolean;
}

/** The current data of the city; either is undefined while it is unknown. */
interface MoneyNow {
  balance?: Kopecks;
  operations?: readonly Operation[];
}

/**
 * Returns the amount that arrived through a top-up page, in kopecks; undefined while no arrival is known. A top-up in
 * the history is proof, whatever else was paid from the balance. A grown balance is proof only if the history since
 * then has no refund, not even one of unknown status. The reason is that a stopped stay also returns money.
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
