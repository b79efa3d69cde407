import type { CityConfig } from '~/city/schema';
import type { Order, Purchase } from '../store/orders';
import type { World } from '../world/World';
import type { Payment } from './stays';

/** Uses the money of a paid order; false where what was ordered is no longer to be had, and then nothing was written. */
export type Buyer<Kind extends Purchase['kind']> = (paid: {
  world: World;
  city: CityConfig;
  order: Order;
  purchase: Extract<Purchase, { kind: Kind }>;
  payment: Payment;
}) => boolean;
