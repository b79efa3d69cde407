import type { Buyer } from './Buyer';

/** Lets a ticket out of a flat parking. */
export const buyPlanar: Buyer<'planar'> = () => false;
