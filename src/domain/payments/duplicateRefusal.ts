import type { Attempt, AttemptKind } from './attempt';
import type { Kopecks } from '../money/money';
import type { Verdict } from './reconcile/snapshot';

/** The balance is not sufficient. */
export const noMoney = 'NoMoneyNoHoney';
/** The vehicle is already parked here. */
export const alreadyParked = 'ParkingSessionAlreadyExists';

/**
 * Refusals that the attempt's own success may have caused. A browser repeats a request automatically after a connection
 * reset. The second request is refused, because the first one was executed or has spent the balance.
 */
const duplicateRefusals: Partial<Record<AttemptKind, readonly string[]>> = {
  start: [alreadyParked, noMoney],
  renew: [noMoney],
  cancel: ['ParkingSessionIsOver', 'ParkingSessionNotFound'],
  subscribe: ['SubscriptionAlreadyExists', noMoney],
  planar: ['ParkingSessionNotFound', noMoney],
  startDeferred: [alreadyParked],
};
export const mayBeDuplicateRefusal = (kind: AttemptKind, errorName: string): boolean =>
  duplicateRefusals[kind]?.includes(errorName) ?? false;

/** True if so much of the balance is left that the attempt was not paid from it. False if either amount is unknown. */
export const isUnspent = ({ summary }: Pick<Attempt, 'summary'>, balance: Kopecks | undefined): boolean =>
  summary?.sum !== undefined &&
  summary.balanceBefore !== undefined &&
  balance !== undefined &&
  summary.balanceBefore - balance < summary.sum;

/**
 * Decides from one reading whether a refusal is a duplicate refusal. An unclear reading counts as failed, because a
 * payment that was made must not be reported as refused.
 */
export const isDuplicateRefusal = (verdict: Verdict | 'failed'): boolean | 'failed' => {
  if (verdict === 'unclear' || verdict === 'failed') return 'failed';
  return verdict !== 'notDone';
};
