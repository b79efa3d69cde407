import type { Handlers } from '../Handler';
import { buySubscription } from './buySubscription';
import { changeSubscriptionVehicle } from './changeSubscriptionVehicle';
import { getConstructorTiming, getConstructorZones, selectSubscriptions } from './constructor';
import { getBenefits } from './getBenefits';
import { getSubscriptionOffers } from './getSubscriptionOffers';
import { continueSubscription, pauseSubscription } from './pauseSubscription';
import { refundSubscription } from './refundSubscription';

/** Subscriptions on sale, custom offers, and the management of bought subscriptions. */
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
