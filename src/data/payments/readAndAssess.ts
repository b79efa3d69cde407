import type { QueryClient } from '@tanstack/react-query';
import { byCityClock, earlierByCityClock, measuredDifference } from '~/domain/payments/reconcile/cityClock';
import type { Attempt, VehicleAtPlace } from '~/domain/payments/attempt';
import { targetTexts } from '~/domain/payments/attemptTarget';
import { minuteMs, type Instant } from '~/domain/time/cityTime';
import { alreadyParked, isUnspent, noMoney } from '~/domain/payments/duplicateRefusal';
import type { Operation } from '~/domain/history/operation';
import { isSameNumber, normaliseBarrierNumber, ticketText } from '~/domain/barrier/barrierTicket';
import { placeNumber } from '~/domain/stay/placeRef';
import type { Profile } from '~/domain/account/profile';
import { withoutEarlierPayments } from '~/domain/payments/reconcile/earlierPayments';
import { assessAttempt } from '~/domain/payments/reconcile/assessAttempt';
import { isPurchase } from '~/domain/payments/reconcile/operationMatch';
import { lateVerdict, newOperations } from '~/domain/payments/reconcile/counterEvidence';
import type { MatchesTarget, MatchTicket, Snapshot, Verdict } from '~/domain/payments/reconcile/snapshot';
import { isOtherStay, stayMadeBy } from '~/domain/payments/reconcile/attemptStays';
import { cityClock, recordDifference } from '~/state/payments/cityClock';
import { serverNow } from '~/state/clock';
import { hash } from '~/state/hash';
import {
  withRecentPayments,
  paymentsBefore,
  isExtendedByDevice,
  otherPaymentsNear,
} from '~/state/payments/recentPayments';
import type { SignIn } from '~/state/session/signIn';
import { permitsKey } from '../permits/permitsQuery';
import { recordStayId } from './recordAttempt';
import { readAttemptOperations } from './readAttemptOperations';
import { readServerState } from './readServerState';

const placeKeyOf = ({ plate, zone, parkingCode }: VehicleAtPlace): string =>
  JSON.stringify([plate, zone ?? '', parkingCode ?? '']);

/** An attempt stores its vehicle and place only as a hash. Finds the stays that match it. */
const matchStaysAtTarget = async (
  stays: readonly VehicleAtPlace[],
  target: string,
): Promise<(stay: VehicleAtPlace) => boolean> => {
  const found = new Set<string>();
  for (const stay of new Map(stays.map((one) => [placeKeyOf(one), one])).values()) {
    const targets = await Promise.all(targetTexts(stay).map(hash));
    if (targets.includes(target)) found.add(placeKeyOf(stay));
  }
  return (stay) => found.has(placeKeyOf(stay));
};

/**
 * An attempt stores a ticket only as a hash, too. Finds the operations that name the ticket. The history may format its
 * numbers differently.
 */
export const matchTicketOperations = async (
  operations: readonly Operation[],
  { target, summary }: Pick<Attempt, 'target' | 'summary'>,
): Promise<MatchTicket> => {
  const found = new Map<Operation, ReturnType<MatchTicket>>();
  const parking = placeNumber(summary?.place);
  const isTarget = async (number: string, ticket: string): Promise<boolean> =>
    number !== '' && (await hash(ticketText({ parking: number, ticket }))) === target;
  for (const operation of operations) {
    const { type, parkingCode, orderNumber } = operation;
    if (type !== 'paymentGate' || orderNumber === undefined) continue;
    const ticket = normaliseBarrierNumber(orderNumber);
    if (await isTarget(parking, ticket)) {
      found.set(operation, parkingCode === undefined || isSameNumber(parkingCode, parking) ? 'here' : 'elsewhere');
    } else if (await isTarget(normaliseBarrierNumber(parkingCode ?? ''), ticket)) {
      // After a logout only the operation itself names the parking.
      found.set(operation, 'here');
    }
  }
  return (operation) => found.get(operation);
};

/**
 * Learns the difference between the city's own clock and its Date header, from a payment that left exactly one
 * operation.
 */
const learnClockDifference = (
  attempt: Attempt,
  foundAt: Instant,
  { snapshot, isHere, namesTicket = () => undefined }: AttemptEvidence,
): void => {
  const [operation, ...others] = newOperations(attempt, snapshot.operations ?? [], isHere, namesTicket).filter(
    ({ status }) => status === 'done',
  );
  if (operation && others.length === 0)
    recordDifference(attempt.city, measuredDifference(operation, attempt.sentAt, foundAt));
};

/** The evidence that one reading of the server's state gives for an attempt, by the city's own clock. */
interface AttemptEvidence {
  /** The record with everything known by now: the same stay may have been extended again during the reading. */
  sent: Attempt;
  snapshot: Snapshot;
  aheadMs: number;
  uncertaintyMs: number;
  balance: Profile['balance'];
  isHere: MatchesTarget;
  namesTicket?: MatchTicket;
}

/** Reads past every cache. Undefined if the profile could not be read, or the history where it is required. */
const readEvidence = async (
  queryClient: QueryClient,
  attempt: Attempt,
  signIn: SignIn,
  requiresHistory: boolean,
): Promise<AttemptEvidence | undefined> => {
  const state = await readServerState(queryClient, attempt.city, signIn).catch(() => undefined);
  // The list of permits should show the subscription as soon as its purchase is known.
  if (attempt.kind === 'subscribe') void queryClient.invalidateQueries({ queryKey: permitsKey(attempt.city, signIn) });
  if (!state) return undefined;
  const { operations, areOperationsComplete } = await readAttemptOperations(attempt, state.operations, signIn);
  if (!operations && requiresHistory) return undefined;
  const { sessions: profileStays, areSessionsComplete: areStaysComplete, balance } = state.profile;
  const stays = [
    ...profileStays,
    ...(operations ?? []).flatMap(({ plate, zone, parkingCode }) => (plate ? [{ plate, zone, parkingCode }] : [])),
  ];
  const namesTicket = attempt.kind === 'planar' ? await matchTicketOperations(operations ?? [], attempt) : undefined;
  const isHere = await matchStaysAtTarget(stays, attempt.target);
  const { aheadMs, uncertaintyMs } = cityClock(attempt.city);
  const snapshot: Snapshot = {
    at: serverNow() + aheadMs,
    stays: profileStays,
    areStaysComplete,
    operations,
    areOperationsComplete,
  };
  return {
    sent: byCityClock(withRecentPayments(attempt, uncertaintyMs), aheadMs),
    snapshot,
    aheadMs,
    uncertaintyMs,
    balance,
    isHere,
    namesTicket,
  };
};

/**
 * Reads the server's state past every cache and assesses one attempt. The profile and the history that were read are
 * shown everywhere at once. `failed` if there is no usable reading.
 *
 * A refusal can have another cause than the attempt's own success. `ParkingSessionAlreadyExists` may be caused by a
 * different stay. `NoMoneyNoHoney` is credible if the balance did not drop. Both conclusions are only drawn right after
 * sending. Later, that stay may have been extended or the balance topped up.
 */
export const readAndAssess = async (
  queryClient: QueryClient,
  attempt: Attempt,
  signIn: SignIn,
): Promise<Verdict | 'failed'> => {
  const refusal = attempt.isAnsweredOk ? undefined : attempt.refusedAs;
  // Only the history shows purchases, so a reading without it is useless. After a refusal the balance may also show the
  // outcome.
  const evidence = await readEvidence(queryClient, attempt, signIn, refusal === undefined && isPurchase(attempt));
  if (!evidence) return 'failed';
  const { answeredAt } = attempt;
  // A payment that the city confirmed was made, whatever a clock shows.
  if (attempt.isAnsweredOk && typeof answeredAt === 'number') learnClockDifference(attempt, answeredAt, evidence);
  const { sent, snapshot, aheadMs, uncertaintyMs, balance, isHere, namesTicket } = evidence;
  const isImmediate = snapshot.at - sent.sentAt < minuteMs;
  const isExtended = (sessionId: string): boolean => isExtendedByDevice({ city: attempt.city, sessionId });
  if (refusal === alreadyParked && isOtherStay(sent, snapshot, isHere, isExtended))
    return isImmediate ? 'notDone' : 'unclear';
  const earlier = paymentsBefore(attempt).map((one) => earlierByCityClock(one, aheadMs, uncertaintyMs));
  const known = withoutEarlierPayments(sent, earlier, snapshot, isHere, namesTicket);
  const verdict = assessAttempt(known.attempt, known.snapshot, isHere, namesTicket);
  // The refusal is caused by the stay that was made just before.
  if (verdict === 'unclear' && refusal === alreadyParked && known.attempt.justMade) return 'notDone';
  if (verdict === 'unclear' && isImmediate && refusal === noMoney && isUnspent(attempt, balance)) return 'notDone';
  if (verdict === 'done' && !attempt.isAnsweredOk) learnClockDifference(attempt, serverNow(), evidence);
  const stay = verdict === 'done' ? stayMadeBy(known.attempt, known.snapshot, isHere) : undefined;
  if (stay) recordStayId(attempt, stay.id);
  return verdict;
};

/** Reads once whether a payment that was reported as not made was made after all. */
export const assessLatePayment = async (
  queryClient: QueryClient,
  attempt: Attempt,
  signIn: SignIn,
): Promise<Verdict | 'failed'> => {
  // A start can also be recognised by its stay, so it does not require the history.
  const evidence = await readEvidence(
    queryClient,
    attempt,
    signIn,
    attempt.kind !== 'start' && attempt.kind !== 'startDeferred',
  );
  if (!evidence) return 'failed';
  const { sent, snapshot, aheadMs, isHere, namesTicket = () => undefined } = evidence;
  const others = otherPaymentsNear(attempt).map((other) => ({ ...other, sentAt: other.sentAt + aheadMs }));
  return lateVerdict(sent, snapshot, isHere, namesTicket, others);
};
