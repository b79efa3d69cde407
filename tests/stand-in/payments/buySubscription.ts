import { hasOverlap } from '../store/benefits';
import type { Buyer } from './Buyer';
import { beginSubscription, offerOf } from './subscriptions';

/** A subscription of the days for which it was ordered; none where its vehicle has the same one by now, or where its days are over. */
export const buySubscription: Buyer<'subscription'> = ({ world, city, purchase, payment }) => {
  const { store } = world;
  const { account } = payment;
  const offer = account === null ? undefined : offerOf(store, city.city, account, purchase.code);
  if (account === null || !offer || hasOverlap(store, city.city, purchase, payment.atMs)) return false;
  if (offer.kind.permit !== 'prev_day' && purchase.endMs <= payment.atMs) return false;
  beginSubscription(store, city, offer, purchase, { ...payment, account });
  return true;
};
