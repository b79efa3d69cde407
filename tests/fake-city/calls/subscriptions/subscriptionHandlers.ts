import type { Handlers } from '../Handler';
import { buySubscription } from './buySubscription';
import { changeSubscriptionVehicle } from './changeSubscriptionVehicle';
import { getConstructorTiming, getConstructorZones, selectSubscriptions } from './constructor';
import { getBenefits } from './getBenefits';
import { getSubscriptionOffers } from './getSubscriptionOffers';
import { continueSubscription, pauseSubscription } from './pauseSubscription';
import { refundSubscription } from './refundSubscription';

/** Subscriptions on sale and put together, and what becomes of those that were bought. */
export const subscriptionHandlers = {
  getBenefits,
  getSubscriptionOffers,
  buySubscription,
  pauseSubscription,
  continueSubscription,
  refundSubscription,
  changeSubscriptionVehicle,
  getConstructorZones,
  getConstructorTiming,
  selectSubscriptions,
} satisfies Partial<Handlers>;
