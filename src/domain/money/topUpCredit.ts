import type { Instant } from '../time/cityTime';
import type { Kopecks } from './money';
import type { Operation } from '../history/operation';
import { operationKeysNear } from '../payments/reconcile/counterEvidence';
import { operationKey } from '../payments/reconcile/operationMatch';
import { isNear } from '../payments/reconcile/snapshot';
import { clockSlackMs } from '../time/clockSlack';

/** The purpose of a top-up, and the state when it was requested. */
interface RequestedTopUp {
  toPay: Kopecks;
  /** The balance when its page was opened. */
  before?: Kopecks;
  /** When its link was requested, by the server's time. */
  since?: Instant;
  /** The operations near the request that were read before its page opened, by `operationKey`. */
  known?: readonly string[];
  isOpened: boolean;
}

/** The current data of the city; either is undefined while it is unknown. */
interface MoneyNow {
  balance?: Kopecks;
  operations?: readonly Operation[];
}

/** Returns the operations near the request that cannot be its top-up. One that waits may be the link's own order. */
export const operationsBefore = (operations: readonly Operation[], since: Instant): string[] =>
  operationKeysNear(
    operations.filter(({ status }) => status !== 'waiting'),
    { sentAt: since },
  );

/**
 * Returns the amount that arrived through a top-up page, in kopecks; undefined while no arrival is known. A top-up in
 * the history is proof, whatever else was paid from the balance. A grown balance is proof only if the history since
 * then has no refund, not even one of unknown status. The reason is that a stopped stay also returns money.
 *
 * The city may date operations by another clock or without seconds (decision 0002). So an operation is new if it was
 * not there before. Where that is unknown, only a date after the request makes a top-up new.
 */
export const topUpCredit = (
  { toPay, before, since, known, isOpened }: RequestedTopUp,
  { balance, operations }: MoneyNow,
): Kopecks | undefined => {
  if (!isOpened || !operations || since === undefined) return undefined;
  const moved = operations.filter(
    (operation) =>
      (operation.status === 'done' || operation.status === 'unknown') &&
      isNear({ sentAt: since }, operation.at) &&
      !known?.includes(operationKey(operation)),
  );
  const isNew = ({ at }: Operation): boolean => known !== undefined || at >= since - clockSlackMs;
  const isTopUp = ({ type, status, sum }: Operation): boolean =>
    type === 'refill' && status === 'done' && sum === toPay;
  if (moved.some((operation) => isTopUp(operation) && isNew(operation))) return toPay;
  const added = before === undefined || balance === undefined ? 0 : balance - before;
  return added >= toPay && moved.every(({ type }) => type !== 'cancel' && type !== 'other') ? added : undefined;
};
