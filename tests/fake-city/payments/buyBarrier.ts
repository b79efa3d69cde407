import type { Buyer } from './Buyer';
import { openBarrier } from './barrierTickets';

/** Opens the barrier for a paid ticket. */
export const buyBarrier: Buyer<'planar'> = ({ server, city, purchase, payment }) =>
  openBarrier(server.store, city, purchase, payment);
