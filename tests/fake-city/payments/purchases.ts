import type { Purchase } from '../store/payments/orders';
import { buyPayLater } from './buyPayLater';
import { buyBarrier } from './buyBarrier';
import type { Buyer } from './Buyer';
import { buyMoreTime, buyStay } from './buyStay';
import { buySubscription } from './buySubscription';

/** The buyer for each kind of purchase. */
export const purchases: { [Kind in Purchase['kind']]: Buyer<Kind> } = {
  start: buyStay,
  renew: buyMoreTime,
  subscription: buySubscription,
  deferred: buyPayLater,
  planar: buyBarrier,
};
