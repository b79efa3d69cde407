import type { QueryClient } from '@tanstack/react-query';
import { byCityClock, earlierByCityClock, measuredDifference } from '~/domain/cityClock';
import { targetTexts, type Attempt, type CarAtPlace } from '~/domain/attempt';
import { minuteMs, type Instant } from '~/domain/cityTime';
import { alreadyThere, isUnspent, noMoney } from '~/domain/echo';
import type { Operation } from '~/domain/operation';
import { isSameNumber, planarNumber, ticketText } from '~/domain/planar';
import { placeNumber } from '~/domain/placeRef';
import type { Profile } from '~/domain/profile';
import { withoutEarlier } from '~/domain/reconcile.earlier';
import { judge } from '~/domain/reconcile';
import { isBought } from '~/domain/reconcile.lines';
import { lateVerdict, newLines } from '~/domain/reconcile.near';
import type { IsHere, NamesTicket, Snapshot, Verdict } from '~/domain/reconcile.snapshot';
import { isOtherStay, stayOf } from '~/domain/reconcile.stays';
import { cityAheadMs, cityUnsureMs, learnDifference } from '~/state/cityClock';
import { serverNow } from '~/state/clock';
import { hash } from '~/state/hash';
import { asKnown, earlierThan, isExtendedHere, othersNear } from '~/state/repeats';
import type { SignIn } from '~/state/signIn';
import { benefitsKey } from '../benefits/benefitsQuery';
import { noteSession } from './noteAttempt';
import { reachBack } from './reachBack';
import { readState } from './readState';

const nameOf = ({ plate, zone, parkingCode }: CarAtPlace): string => JSON.stringify([plate, zone ?? '', parkingCode ?? '']);

/** An attempt keeps its car and place as a hash only: which of these stays have that hash? */
const whichAreAt = async (stays: readonly CarAtPlace[], target: string): Promise<(stay: CarAtPlace) => boolean> => {
  const found = new Set<string>();
  for (const stay of new Map(stays.map((one) => [nameOf(one), one])).values()) {
    const targets = await Promise.all(targetTexts(stay).map(hash));
    if (targets.includes(target)) found.add(nameOf(stay));
  }
  return (stay) => found.has(nameOf(stay));
};

/** Of a ticket, too, an attempt keeps the hash alone: which lines of the history name it? A history may spell its numbers in its own way. */
export const whichAreOf = async (
  operations: readonly Operation[],
  { target, summary }: Pick<Attempt, 'target' | 'summary'>,
): Promise<NamesTicket> => {
  const found = new Map<Operation, ReturnType<NamesTicket>>();
  const parking = placeNumber(summary?.place);
  const isTarget = async (number: string, ticket: string): Promise<boolean> =>
    number !== '' && (await hash(ticketText({ parking: number, ticket }))) === target;
  for (const operation of operations) {
    const { type, parkingCode, orderNumber } = operation;
    if (type !== 'paymentGate' || orderNumber === undefined) continue;
    const ticket = planarNumber(orderNumber);
    if (await isTarget(parking, ticket)) {
      found.set(operation, parkingCode === undefined || isSameNumber(parkingCode, parking) ? 'here' : 'elsewhere');
    } else if (await isTarget(planarNumber(parkingCode ?? ''), ticket)) {
      // After a logout the line alone tells which parking it is.
      found.set(operation, 'here');
    }
  }
  return (operation) => found.get(operation);
};

/** A payment that was made and the one line that it left tell how far the city's own clock is from its Date header. */
const learnFrom = (attempt: Attempt, foundAt: Instant, { snapshot, isHere, namesTicket = () => undefined }: Reading): void => {
  const [line, ...others] = newLines(attempt, snapshot.operations ?? [], isHere, namesTicket).filter(({ status }) => status === 'done');
  if (line && others.length === 0) learnDifference(attempt.city, measuredDifference(line, attempt.sentAt, foundAt));
};

/** What one reading of the server's state shows of an attempt, by the city's own clock. */
interface Reading {
  /** The record with what is known of it by now: the same stay may have been extended again while this was read. */
  sent: Attempt;
  snapshot: Snapshot;
  aheadMs: number;
  unsureMs: number;
  balance: Profile['balance'];
  isHere: IsHere;
  namesTicket?: NamesTicket;
}

/** Reads past every kept copy. Undefined where the profile could not be read, or the history that alone tells of an attempt. */
const readFor = async (queryClient: QueryClient, attempt: Attempt, signIn: SignIn, needsHistory: boolean): Promise<Reading | undefined> => {
  const state = await readState(queryClient, attempt.city, signIn).catch(() => undefined);
  // Where the subscription is shown, it should stand as soon as it is known to be bought.
  if (attempt.kind === 'subscribe') void queryClient.invalidateQueries({ queryKey: benefitsKey(attempt.city, signIn) });
  if (!state) return undefined;
  const { operations, areOperationsComplete } = await reachBack(attempt, state.operations, signIn);
  if (!operations && needsHistory) return undefined;
  const { sessions, areSessionsComplete, balance } = state.profile;
  const stays = [...sessions, ...(operations ?? []).flatMap(({ plate, zone, parkingCode }) => (plate ? [{ plate, zone, parkingCode }] : []))];
  const namesTicket = attempt.kind === 'planar' ? await whichAreOf(operations ?? [], attempt) : undefined;
  const isHere = await whichAreAt(stays, attempt.target);
  const aheadMs = cityAheadMs(attempt.city);
  const unsureMs = cityUnsureMs(attempt.city);
  const snapshot = { at: serverNow() + aheadMs, sessions, areSessionsComplete, operations, areOperationsComplete };
  return { sent: byCityClock(asKnown(attempt, unsureMs), aheadMs), snapshot, aheadMs, unsureMs, balance, isHere, namesTicket };
};

/**
 * Reads what the server knows, past every kept copy, and judges one attempt by it. The profile and the history that
 * were read are shown everywhere at once. `failed` where the profile could not be read. What the city has refused it for may explain what
 * stands: that such a stay is there already another one explains as well; that the balance does not cover it, a balance that has not
 * gone down. Both only at once: later somebody may have extended that stay, or filled the balance.
 */
export const readAndJudge = async (queryClient: QueryClient, attempt: Attempt, signIn: SignIn): Promise<Verdict | 'failed'> => {
  const refusal = attempt.isAnsweredOk ? undefined : attempt.refusedAs;
  // Only the history tells of what is bought: without it this is no reading. Of a refusal the balance may tell as well.
  const reading = await readFor(queryClient, attempt, signIn, refusal === undefined && isBought(attempt));
  if (!reading) return 'failed';
  const { answeredAt } = attempt;
  // What the city has said ok to was made, whatever a clock says.
  if (attempt.isAnsweredOk && typeof answeredAt === 'number') learnFrom(attempt, answeredAt, reading);
  const { sent, snapshot, aheadMs, unsureMs, balance, isHere, namesTicket } = reading;
  const isAtOnce = snapshot.at - sent.sentAt < minuteMs;
  const isExtended = (sessionId: string): boolean => isExtendedHere({ city: attempt.city, sessionId });
  if (refusal === alreadyThere && isOtherStay(sent, snapshot, isHere, isExtended)) return isAtOnce ? 'notDone' : 'unclear';
  const earlier = earlierThan(attempt).map((one) => earlierByCityClock(one, aheadMs, unsureMs));
  const known = withoutEarlier(sent, earlier, snapshot, isHere, namesTicket);
  const verdict = judge(known.attempt, known.snapshot, isHere, namesTicket);
  // What the city refuses for is the stay that was made just before.
  if (verdict === 'unclear' && refusal === alreadyThere && known.attempt.justMade) return 'notDone';
  if (verdict === 'unclear' && isAtOnce && refusal === noMoney && isUnspent(attempt, balance)) return 'notDone';
  if (verdict === 'done' && !attempt.isAnsweredOk) learnFrom(attempt, serverNow(), reading);
  const stay = verdict === 'done' ? stayOf(known.attempt, known.snapshot, isHere) : undefined;
  if (stay) noteSession(attempt, stay.id);
  return verdict;
};

/** Was a payment that was told as not made carried out after all? One reading. */
export const readLate = async (queryClient: QueryClient, attempt: Attempt, signIn: SignIn): Promise<Verdict | 'failed'> => {
  // A start is told by its stay as well.
  const reading = await readFor(queryClient, attempt, signIn, attempt.kind !== 'start' && attempt.kind !== 'startDeferred');
  if (!reading) return 'failed';
  const { sent, snapshot, aheadMs, isHere, namesTicket = () => undefined } = reading;
  const others = othersNear(attempt).map((other) => ({ ...other, sentAt: other.sentAt + aheadMs }));
  return lateVerdict(sent, snapshot, isHere, namesTicket, others);
};
