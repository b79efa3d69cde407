import type { CityConfig } from '~/city/schema';
import type { Order, Purchase } from '../store/payments/orders';
import type { ServerContext } from '../context/ServerContext';
import type { Payment } from './stayPurchases';

/** Uses the money of a paid order. Returns false if the purchase is no longer possible; then nothing was written. */
export type Buyer<Kind extends Purchase['kind']> = (paid: {
  server: ServerContext;
  city: CityConfig;
  order: Order;
  purchase: Extract<Purchase, { kind: Kind }>;
  payment: Payment;
}) => boolean;
