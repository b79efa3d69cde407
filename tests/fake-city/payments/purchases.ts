import type { Purchase } from '../store/payments/orders';
import { buyPayLater } from './buyPayLater';
import { buyBarrier } from './buyBarrier';
import type { Buyer } from './Buyer';
import { buyMoreTime, buyStay } from './buyStay';
import { buySubscription } from './buySubscription';

/** What becomes of an order's money, by what was ordered. */
export const purchases: { [Kind in Purchase['kind']]: Buyer<Kind> } = {
  start: buyStay,
  renew: buyMoreTime,
  subscription: buySubscription,
  deferred: buyPayLater,
  planar: buyBarrier,
};
