import type { Buyer } from './Buyer';

/** Settles a stay without a balance. */
export const buyDeferred: Buyer<'deferred'> = () => false;
