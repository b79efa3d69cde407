import type { Attempt } from './attempt';
import { byBought } from './reconcile.counts';
import { isAtBarrier, isOfCar, isOfSubscription, isOfSum, isOfTicket, unknownOf } from './reconcile.lines';
import { timing, type NamesTicket, type Snapshot, type Verdict } from './reconcile.snapshot';

/**
 * A debit for a subscription since the sending: of this sum and, where the line names a car, for this car. One of another
 * sum, or one that waits, may be this purchase all the same: then nothing may be concluded from the absence of its own. What waits
 * after a link was asked for is the order behind it, and has charged nobody.
 */
export const judgeSubscribe = (attempt: Attempt, { operations }: Snapshot): Verdict => {
  if (!operations) return 'unclear';
  const likely = unknownOf(attempt, operations).filter(
    (operation) =>
      operation.type === 'paymentSubscription' &&
      (operation.status === 'done' || (operation.status === 'waiting' && !attempt.isOnlyLink)) &&
      timing(attempt, operation.at) !== 'before' &&
      isOfCar(attempt, operation),
  );
  const bought = likely.filter(
    (operation) => operation.status === 'done' && isOfSubscription(attempt, operation) && timing(attempt, operation.at) === 'since',
  );
  // After a logout nobody knows any more for how much it was: a line may be another purchase's.
  return bought.length === 0 && likely.length > 0 ? 'unclear' : byBought(attempt, bought);
};

/**
 * A debit at a barrier since the sending that names the ticket; where it names none, one of this sum at this parking. A
 * line that may be this payment under another name, or that waits, forbids to conclude from an absence.
 */
export const judgePlanar = (attempt: Attempt, { operations }: Snapshot, namesTicket: NamesTicket): Verdict => {
  if (!operations) return 'unclear';
  const likely = unknownOf(attempt, operations).filter(
    (operation) =>
      operation.type === 'paymentGate' &&
      (operation.status === 'done' || operation.status === 'waiting') &&
      timing(attempt, operation.at) !== 'before' &&
      // What only one side knows may be the same.
      (namesTicket(operation) !== undefined || (isAtBarrier(attempt, operation) !== false && isOfSum(attempt, operation) !== false)),
  );
  const paid = likely.filter(
    (operation) => operation.status === 'done' && timing(attempt, operation.at) === 'since' && isOfTicket(attempt, operation, namesTicket),
  );
  return paid.length === 0 && likely.length > 0 ? 'unclear' : byBought(attempt, paid, (line) => namesTicket(line) !== undefined);
};
