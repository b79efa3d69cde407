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
 * A debit for a subscription since the sending: of this sum and, where the line names a car, for this car. One of another
 * sum, or one that waits, may be this purchase all the same: then nothing may be concluded from the absence of its own. What waits
 * after a link was asked for is the order behind it, and has charged nobody.
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
  // After a logout nobody knows any more for how much it was: a line may be another purchase's.
  return purchases.length === 0 && likely.length > 0 ? 'unclear' : verdictByPurchases(attempt, purchases);
};

/**
 * A debit at a barrier since the sending that names the ticket; where it names none, one of this sum at this parking. A
 * line that may be this payment under another name, or that waits, forbids to conclude from an absence.
 */
export const assessBarrierPayment = (attempt: Attempt, { operations }: Snapshot, matchTicket: MatchTicket): Verdict => {
  if (!operations) return 'unclear';
  const likely = unknownOperations(attempt, operations).filter(
    (operation) =>
      operation.type === 'paymentGate' &&
      (operation.status === 'done' || operation.status === 'waiting') &&
      timing(attempt, operation.at) !== 'before' &&
      // What only one side knows may be the same.
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
