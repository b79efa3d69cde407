import type { Buyer } from './Buyer';
import { letOut } from './planarTickets';

/** Lets a ticket out of a flat parking. */
export const buyPlanar: Buyer<'planar'> = ({ world, city, purchase, payment }) => letOut(world.store, city, purchase, payment);
