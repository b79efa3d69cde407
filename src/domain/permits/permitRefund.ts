import type { Operation } from '../history/operation';
import type { Kopecks } from '../money/money';
import { dayMs, minuteMs, type Instant } from '../time/cityTime';
import { permitState, type Permit } from './permit';

/** Some cities end a day at 23:59:59. */
const endSlackMs = minuteMs;

const wholeDays = (from: Instant, until: Instant): number => Math.floor((until - from + endSlackMs) / dayMs);

/**
 * Returns about how much a refund returns now, in kopecks: the price's share of the whole days that are left. Undefined
 * if the driver's history does not name the price, or if the permit is paused: only the city knows since when.
 */
export const refundEstimate = (permit: Permit, operations: readonly Operation[], now: Instant): Kopecks | undefined => {
  const { orderNumber, startsAt, endsAt } = permit;
  const price = operations.find(
    (one) => one.type === 'paymentSubscription' && one.orderNumber === orderNumber && one.status === 'done',
  )?.sum;
  const state = permitState(permit, now);
  if (!price || orderNumber === undefined || startsAt === undefined || endsAt === undefined) return undefined;
  if (state === 'paused' || state === 'ended') return undefined;
  const days = wholeDays(startsAt, endsAt);
  const left = Math.min(days, wholeDays(Math.max(now, startsAt), endsAt));
  return days > 0 && left > 0 ? Math.floor((price * left) / days) : undefined;
};

/** Returns what the city has returned for a permit, in kopecks, as the driver's history names it. */
export const refundedSum = (orderNumber: string, operations: readonly Operation[]): Kopecks | undefined =>
  operations.find((one) => one.type === 'cancel' && one.orderNumber === orderNumber && one.status === 'done')?.sum;
