import type { Buyer } from './Buyer';
import { openBarrier } from './barrierTickets';

/** Lets a ticket out of a flat parking. */
export const buyBarrier: Buyer<'planar'> = ({ server, city, purchase, payment }) =>
  openBarrier(server.store, city, purchase, payment);
