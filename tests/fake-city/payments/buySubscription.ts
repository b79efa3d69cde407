import { addDays } from '../rules/cityDays';
import type { PermitTerms } from '../rules/permitTerms';
import { momentOf, wallTimeAt } from '../rules/wallTime';
import { hasOverlap } from '../store/permits/permits';
import type { Buyer } from './Buyer';
import { beginSubscription, offerOf, type SubscriptionPurchase } from './subscriptions';

/**
 * The deadline of an order: the end of its period. A subscription for the previous day can be paid until the end of the
 * following day.
 */
const lastMoment = (timeZone: string, { permit }: PermitTerms, { startMs, endMs }: SubscriptionPurchase): number =>
  permit === 'prev_day' ? momentOf(timeZone, addDays(wallTimeAt(timeZone, startMs).date, 2), 0) : endMs;

/**
 * Starts a subscription for the ordered period. Returns false if the vehicle already has an equal one or the period is
 * over.
 */
export const buySubscription: Buyer<'subscription'> = ({ server, city, purchase, payment }) => {
  const { store } = server;
  const { account } = payment;
  const offer = account === null ? undefined : offerOf(store, city.city, account, purchase.code);
  if (account === null || !offer || hasOverlap(store, city.city, purchase, payment.atMs)) return false;
  if (lastMoment(city.timeZone, offer.kind, purchase) <= payment.atMs) return false;
  beginSubscription(store, city, offer, purchase, { ...payment, account });
  return true;
};
