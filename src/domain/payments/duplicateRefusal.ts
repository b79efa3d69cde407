import type { Attempt, AttemptKind } from './attempt';
import type { Kopecks } from '../money/money';
import type { Verdict } from './reconcile/snapshot';

/** The balance does not cover it. */
export const noMoney = 'NoMoneyNoHoney';
/** The car is parked here already. */
export const alreadyParked = 'ParkingSessionAlreadyExists';

/**
 * Refusals that may be the echo of our own success: a browser that meets a reset connection sends the request again by
 * itself, and the second one is refused because the first was done, or has spent the balance (`reliability.md`, section 5).
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

/** Is so much of the balance left that the attempt has not been paid from it? Says no where either is not known. */
export const isUnspent = ({ summary }: Pick<Attempt, 'summary'>, balance: Kopecks | undefined): boolean =>
  summary?.sum !== undefined &&
  summary.balanceBefore !== undefined &&
  balance !== undefined &&
  summary.balanceBefore - balance < summary.sum;

/**
 * Was it our own success that came back as a refusal, by one read of the server's state? A read that does not tell is as good as
 * none: a payment that was made must not be told as refused.
 */
export const isDuplicateRefusal = (verdict: Verdict | 'failed'): boolean | 'failed' => {
  if (verdict === 'unclear' || verdict === 'failed') return 'failed';
  return verdict !== 'notDone';
};
