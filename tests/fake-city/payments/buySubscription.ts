import { addDays } from '../rules/cityDays';
import type { PermitTerms } from '../rules/permitTerms';
import { momentOf, wallTimeAt } from '../rules/wallTime';
import { hasOverlap } from '../store/permits/permits';
import type { Buyer } from './Buyer';
import { beginSubscription, offerOf, type SubscriptionPurchase } from './subscriptions';

/** Until when an order is good: its days; the day before is sold on the day after it. */
const lastMoment = (timeZone: string, { permit }: PermitTerms, { startMs, endMs }: SubscriptionPurchase): number =>
  permit === 'prev_day' ? momentOf(timeZone, addDays(wallTimeAt(timeZone, startMs).date, 2), 0) : endMs;

/** A subscription of the days for which it was ordered; none where its vehicle has the same one by now, or where it is too late for its days. */
export const buySubscription: Buyer<'subscription'> = ({ server, city, purchase, payment }) => {
  const { store } = server;
  const { account } = payment;
  const offer = account === null ? undefined : offerOf(store, city.city, account, purchase.code);
  if (account === null || !offer || hasOverlap(store, city.city, purchase, payment.atMs)) return false;
  if (lastMoment(city.timeZone, offer.kind, purchase) <= payment.atMs) return false;
  beginSubscription(store, city, offer, purchase, { ...payment, account });
  return true;
};
