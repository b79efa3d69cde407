import type { Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';

/** One line of the driver's history (document 2, section 3). */
export type OperationType =
  'payment' | 'refill' | 'renew' | 'cancel' | 'paymentSubscription' | 'paymentGate' | 'bonus20' | 'other';
/** `unknown`: the city uses a word of its own, which may say that money moved or that it did not. */
export type OperationStatus = 'done' | 'cancel' | 'error' | 'waiting' | 'unknown';

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

/** Does nobody know whether it moved money? */
export const isUnknown = ({ status }: Pick<Operation, 'status'>): boolean => status === 'unknown';
