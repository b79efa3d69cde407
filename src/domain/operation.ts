import type { Instant } from './cityTime';
import type { Kopecks } from './money';

/** One line of the driver's history (document 2, section 3). */
export type OperationType = 'payment' | 'refill' | 'renew' | 'cancel' | 'paymentSubscription' | 'paymentGate' | 'bonus20' | 'other';
export type OperationStatus = 'done' | 'cancel' | 'error' | 'waiting';

export interface Operation {
  at: Instant;
  type: OperationType;
  status: OperationStatus;
  sum: Kopecks;
  /** The session's id for a payment, a renewal and a cancellation. */
  orderNumber?: string;
  plate?: string;
  zone?: string;
  parkingCode?: string;
  /** Of a stay: when it began, where the server says so readably. */
  startsAt?: Instant;
}
