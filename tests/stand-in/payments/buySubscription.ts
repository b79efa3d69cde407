import type { Buyer } from './Buyer';

/** A subscription, from its beginning. */
export const buySubscription: Buyer<'subscription'> = () => false;
