import type { Attempt } from '../attempt';
import { verdictByPurchases } from './counts';
import {
  isAtBarrier,
  isForVehicle,
  isForSubscription,
  isForSum,
  isForTicket,
  unknownOperations,
} from './operationMatch';
import { timing, type MatchTicket, type Snapshot, type Verdict } from './snapshot';

/**
 * Looks for a subscription debit since the sending: with this sum and, if the operation names a vehicle, for this
 * vehicle. A debit with another sum, or a waiting one, may still be this purchase. Then no absence may be concluded.
 * After a link request, a waiting operation is the order behind the link and has charged no one.
 */
export const assessSubscription = (attempt: Attempt, { operations }: Snapshot): Verdict => {
  if (!operations) return 'unclear';
  const likely = unknownOperations(attempt, operations).filter(
    (operation) =>
      operation.type === 'paymentSubscription' &&
      (operation.status === 'done' || (operation.status === 'waiting' && !attempt.isOnlyLink)) &&
      timing(attempt, operation.at) !== 'before' &&
      isForVehicle(attempt, operation),
  );
  const purchases = likely.filter(
    (operation) =>
      operation.status === 'done' && isForSubscription(attempt, operation) && timing(attempt, operation.at) === 'since',
  );
  // After a logout the sum is no longer known, so the operation may belong to another purchase.
  return purchases.length === 0 && likely.length > 0 ? 'unclear' : verdictByPurchases(attempt, purchases);
};

/**
 * Looks for a barrier debit since the sending that names the ticket, or else one with this sum at this car park. An
 * operation that may be this payment under another name, or that is waiting, rules out the conclusion "not done".
 */
export const assessBarrierPayment = (attempt: Attempt, { operations }: Snapshot, matchTicket: MatchTicket): Verdict => {
  if (!operations) return 'unclear';
  const likely = unknownOperations(attempt, operations).filter(
    (operation) =>
      operation.type === 'paymentGate' &&
      (operation.status === 'done' || operation.status === 'waiting') &&
      timing(attempt, operation.at) !== 'before' &&
      // A value that only one side has does not rule out a match.
      (matchTicket(operation) !== undefined ||
        (isAtBarrier(attempt, operation) !== false && isForSum(attempt, operation) !== false)),
  );
  const paid = likely.filter(
    (operation) =>
      operation.status === 'done' &&
      timing(attempt, operation.at) === 'since' &&
      isForTicket(attempt, operation, matchTicket),
  );
  return paid.length === 0 && likely.length > 0
    ? 'unclear'
    : verdictByPurchases(attempt, paid, (operation) => matchTicket(operation) !== undefined);
};
