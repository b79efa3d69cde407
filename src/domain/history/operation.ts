import type { Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';

/** The types of operations in the driver's history. */
export type OperationType =
  'payment' | 'refill' | 'renew' | 'cancel' | 'paymentSubscription' | 'paymentGate' | 'bonus20' | 'other';
/** `unknown`: the city's status is not known, so money may or may not have moved. */
export type OperationStatus = 'done' | 'cancel' | 'error' | 'waiting' | 'unknown';

export interface Operation {
  at: Instant;
  type: OperationType;
  status: OperationStatus;
  sum: Kopecks;
  /** The id of the stay, for a payment, an extension and a cancellation. */
  orderNumber?: string;
  plate?: string;
  zone?: string;
  parkingCode?: string;
  /** When the stay began, if the server sends a valid time. */
  startsAt?: Instant;
}

/** True if it is unknown whether the operation moved money. */
export const isUnknown = ({ status }: Pick<Operation, 'status'>): boolean => status === 'unknown';
