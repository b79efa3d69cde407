import * as v from 'valibot';
import { movesMoney, type Attempt } from '~/domain/payments/attempt';
import { isSameTarget } from '~/domain/payments/attemptTarget';
import type { AttemptState } from '~/domain/payments/attempt.state';
import { minuteMs, type Instant } from '~/domain/time/cityTime';
import type { EarlierPayment } from '~/domain/payments/reconcile/earlierPayments';
import { isPurchase } from '~/domain/payments/reconcile/operationMatch';
import type { OtherPayment } from '~/domain/payments/reconcile/counterEvidence';
import { nearMs } from '~/domain/payments/reconcile/snapshot';
import { changeAttempts, attemptStatusesAtom } from './attempts';
import { serverNow } from '../clock';
import { instant, storageKey, storageKeys, listOf } from '../storageKeys';
import { read, write } from '~/platform/storage';
import { store } from '../store';

/**
 * Successive payments for the same target: the effect of one must not count against another. The server does not number
 * them. This page knows the extensions it requested. The device knows the payments that were made recently or are still
 * checked for a second debit.
 */

type StayRef = Pick<Attempt, 'city' | 'sessionId'>;
const isSameStay = (one: StayRef, other: StayRef): boolean =>
  one.city === other.city && one.sessionId === other.sessionId;

/** Extensions requested from this page that are not known to have failed. */
let requestedRenewals: Attempt[] = [];
const madePaymentSchema = v.object({
  id: v.string(),
  city: v.string(),
  kind: v.string(),
  accountKey: v.string(),
  target: v.string(),
  sessionId: v.optional(v.string()),
  /** For a stay: true if it was stated to have begun earlier. */
  isPast: v.optional(v.boolean()),
  /** For a start: the minutes that were paid for. */
  durationMin: v.optional(v.number()),
  /** For an extension: the end that it extends the stay to. */
  endsAt: v.optional(instant),
  sentAt: instant,
  /** When an answer or a reading showed that it was made. */
  at: instant,
});
type MadePayment = v.InferOutput<typeof madePaymentSchema>;
/** Payments made recently from any page of this browser. */
export const recentPaymentsKey = storageKey({
  name: 'made-lately',
  owner: 'device',
  purpose: 'payments',
  survivesReset: true,
  schema: listOf(madePaymentSchema),
  fallback: [],
  isVital: true,
});
/** A payment whose answer did not arrive counts from its sending. */
const isWithin =
  (ms: number) =>
  ({ sentAt, at }: MadePayment): boolean =>
    Math.abs(serverNow() - (Number.isFinite(at) ? at : sentAt)) < ms;
/** By then the displayed state of a stay has been read again. */
const recentMs = 10 * minuteMs;

const unverifiedRenewals = (stay: StayRef): Attempt[] =>
  read(storageKeys.attempts).filter((one) => one.kind === 'renew' && one.isAnsweredOk && isSameStay(one, stay));
const renewalEnd = ({ endsAtBefore = 0, durationMin = 0 }: Attempt): Instant => endsAtBefore + durationMin * minuteMs;

const toMadePayment = (attempt: Attempt, at: Instant): MadePayment => {
  const { id, city, kind, accountKey, target, sessionId, startsAt, durationMin, sentAt } = attempt;
  const isPast = startsAt === undefined ? undefined : true;
  return {
    id,
    city,
    kind,
    accountKey,
    target,
    sessionId,
    isPast,
    durationMin: kind === 'start' ? durationMin : undefined,
    endsAt: kind === 'renew' ? renewalEnd(attempt) : undefined,
    sentAt,
    at,
  };
};
/**
 * Returns the payments made recently. If the driver had left before the answer, only the attempt record shows the
 * payment, without the time of the answer.
 */
const recentPayments = (): MadePayment[] => {
  const stored = read(recentPaymentsKey);
  const others = read(storageKeys.attempts).filter(
    (one) => one.isAnsweredOk && movesMoney(one) && stored.every(({ id }) => id !== one.id),
  );
  return [...stored, ...others.map((one) => toMadePayment(one, Infinity))];
};
const isRenewalOf = (one: MadePayment, stay: StayRef): boolean => one.kind === 'renew' && isSameStay(one, stay);
const renewalsWithin = (ms: number, stay: StayRef): MadePayment[] =>
  recentPayments().filter((one) => isRenewalOf(one, stay) && isWithin(ms)(one));

/**
 * Returns the end of a stay according to this device's extensions, because the last reading may be older. Returns 0
 * without extensions.
 */
export const endKnownByDevice = (stay: StayRef): Instant =>
  Math.max(
    0,
    ...unverifiedRenewals(stay).map(renewalEnd),
    ...renewalsWithin(recentMs, stay).map(({ endsAt = 0 }) => endsAt),
  );

/**
 * Longer than the error of a city's clock plus its response time. Debits this close together cannot be distinguished by
 * their times.
 */
const justNowMs = 30_000;
/** Returns how many extensions of a stay were made just now. */
export const justMade = (stay: StayRef): number => renewalsWithin(justNowMs, stay).length;

/** True if a stay was, or may have been, extended from this browser. */
export const isExtendedByDevice = (stay: StayRef): boolean =>
  recentPayments().some((one) => isRenewalOf(one, stay)) ||
  read(storageKeys.attempts).some((one) => one.kind === 'renew' && isSameStay(one, stay));

/** The largest difference between the server times of two tabs, each of which measures it from its own answers. */
const tabSkewMs = 5_000;
/**
 * Returns the time of a payment that is sent now. It is later than every earlier sending of this browser, in any tab.
 */
export const sendingNow = (): Instant => {
  const now = serverNow();
  const before = [...read(recentPaymentsKey), ...read(storageKeys.attempts)].map(({ sentAt }) => sentAt + 1);
  return Math.max(now, ...before.filter((at) => at < now + tabSkewMs));
};

/**
 * Ids of recorded payments. A status stays on the screen until the driver dismisses it, so it must not be recorded
 * twice.
 */
const recordedIds = new Set<string>();
const recordMade = (attempt: Attempt): void => {
  if (recordedIds.has(attempt.id)) return;
  recordedIds.add(attempt.id);
  const stored = read(recentPaymentsKey);
  // Another tab may have recorded it, possibly long before this tab was informed.
  if (stored.every(({ id }) => id !== attempt.id))
    write(recentPaymentsKey, [...stored.filter(isStillNeeded), toMadePayment(attempt, serverNow())]);
};

type Comparable = Pick<MadePayment, 'id' | 'kind' | 'city' | 'accountKey'>;
/** True if two payments are of one kind, by one account in one city. */
const isAnotherOfKind = (one: Comparable, other: Comparable): boolean =>
  one.id !== other.id && one.kind === other.kind && one.city === other.city && one.accountKey === other.accountKey;

/**
 * Returns other payments for the same target that were, or may have been, made from here shortly before or after this
 * one. For a purchase, any payment of the same kind counts.
 */
export const otherPaymentsNear = (attempt: Attempt): OtherPayment[] => {
  const isOther = (one: Comparable & Pick<MadePayment, 'target' | 'sentAt'>): boolean =>
    isAnotherOfKind(one, attempt) &&
    (one.target === attempt.target || isPurchase(attempt)) &&
    one.sentAt > attempt.sentAt - nearMs;
  const openAttempts = read(storageKeys.attempts).filter((one) => movesMoney(one) && isOther(one));
  const summary = (id: string): Attempt['summary'] =>
    (openAttempts.find((one) => one.id === id) ?? store.get(attemptStatusesAtom)[id]?.attempt)?.summary;
  const sentById = new Map([...recentPayments().filter(isOther), ...openAttempts].map((one) => [one.id, one]));
  return [...sentById.values()].map(({ id, sentAt, target, durationMin }) => ({
    sentAt,
    isSame: target === attempt.target,
    durationMin,
    summary: summary(id),
  }));
};

const addLaterMinutes = (renewal: Attempt, minutes: number): void => {
  const earlier = new Set(
    unverifiedRenewals(renewal).flatMap(({ id, sentAt }) =>
      id !== renewal.id && sentAt <= renewal.sentAt ? [id] : [],
    ),
  );
  changeAttempts(
    ({ id }) => earlier.has(id),
    (one) =>
      one.kind === 'renew' ? { ...one, laterMin: Math.max(0, (one.laterMin ?? 0) + minutes) || undefined } : one,
  );
};

/** Longer than a city takes to answer, so that everything it did within a minute is known shortly afterwards. */
const nearbyMs = 75_000;

const wasSentShortlyBefore = (next: Attempt, one: MadePayment): boolean =>
  one.sentAt <= next.sentAt && next.sentAt - one.sentAt < nearbyMs;
/** True if the payment is recent, or if a later payment that is still being checked was sent shortly after it. */
const isStillNeeded = (one: MadePayment): boolean =>
  isWithin(recentMs)(one) || read(storageKeys.attempts).some((next) => wasSentShortlyBefore(next, one));

// Removes outdated payments of earlier pages. No answer of the city has set the clock at this point.
const isFromLastDay = isWithin(24 * 60 * minuteMs);
const storedAtStart = read(recentPaymentsKey);
if (!storedAtStart.every(isFromLastDay))
  write(
    recentPaymentsKey,
    storedAtStart.filter((one) => isFromLastDay(one) || isStillNeeded(one)),
  );

/** Records another extension, whose attempt record already exists. */
export const recordRenewalRequest = (id: string): void => {
  const renewal = read(storageKeys.attempts).find((attempt) => attempt.id === id);
  if (!renewal) return;
  requestedRenewals.push(renewal);
  addLaterMinutes(renewal, renewal.durationMin ?? 0);
};

/**
 * A reading that is this much younger than an answer has begun after it, because no reading takes longer (`api/call`).
 */
const maxReadMs = 16_000;

/**
 * Returns the payments made shortly before `next` whose operations may look like its own. For a purchase or a barrier
 * payment, any payment of the same kind counts. For a stay that begins with its payment, only payments for the same
 * target count. Excluded are those that the profile read before `next` already shows, or no longer shows.
 */
export const paymentsBefore = (next: Attempt): EarlierPayment[] => {
  const isStayStart = next.kind === 'start' || next.kind === 'startDeferred';
  if (!isPurchase(next) && !(isStayStart && next.startsAt === undefined)) return [];
  return recentPayments().flatMap((one) => {
    const isSame = one.target === next.target;
    const isComparable = isAnotherOfKind(one, next) && !one.isPast;
    const isInProfile = isStayStart && next.knownAt !== undefined && one.at + maxReadMs < next.knownAt;
    // The next payment could not be sent before this one was answered.
    const at = Math.min(one.at, next.sentAt);
    return isComparable && wasSentShortlyBefore(next, one) && (isSame || isPurchase(next)) && !isInProfile
      ? [{ sentAt: one.sentAt, at, isSame }]
      : [];
  });
};

/**
 * Records another payment for the same target, other than an extension, whose attempt record already exists. Earlier
 * attempts that are still being checked would not know of it otherwise.
 */
export const recordNextPayment = (id: string): void => {
  const next = read(storageKeys.attempts).find((attempt) => attempt.id === id);
  if (!next) return;
  changeAttempts(
    (one) =>
      one.id !== id && one.accountKey === next.accountKey && isSameTarget(one, next) && one.sentAt <= next.sentAt,
    (one) => ({ ...one, nextSentAts: [...(one.nextSentAts ?? []), next.sentAt] }),
  );
  if (isPurchase(next))
    changeAttempts(
      (one) => isAnotherOfKind(one, next) && one.target !== next.target,
      (one) => ({ ...one, nextElseSentAts: [...(one.nextElseSentAts ?? []), next.sentAt] }),
    );
};

const notMadePhases: readonly AttemptState['phase'][] = ['refused', 'busy', 'offline', 'notDone'];

/** Removes a failed payment from the records of earlier attempts again, because it was not made. */
const dropNextPayment = ({ sentAt }: Attempt, { phase }: AttemptState): void => {
  const without = (list: readonly Instant[] = []): Instant[] => list.filter((next) => next !== sentAt);
  if (notMadePhases.includes(phase))
    changeAttempts(
      ({ nextSentAts = [], nextElseSentAts = [] }) => nextSentAts.includes(sentAt) || nextElseSentAts.includes(sentAt),
      ({ nextSentAts, nextElseSentAts, ...one }) => ({
        ...one,
        nextSentAts: without(nextSentAts),
        nextElseSentAts: without(nextElseSentAts),
      }),
    );
};

/** Reverts the effect of a failed extension, because it has not moved the end of the stay. */
const dropFailedRenewal = (renewal: Attempt, { phase }: AttemptState): void => {
  if (!notMadePhases.includes(phase) || !requestedRenewals.some(({ id }) => id === renewal.id)) return;
  requestedRenewals = requestedRenewals.filter(({ id }) => id !== renewal.id);
  addLaterMinutes(renewal, -(renewal.durationMin ?? 0));
};

// Subscribed here, because guest payments do not need extensions and the guest page does not load this file.
store.sub(attemptStatusesAtom, () => {
  for (const { attempt, state } of Object.values(store.get(attemptStatusesAtom))) {
    if (state.phase === 'done' && movesMoney(attempt)) recordMade(attempt);
    (attempt.kind === 'renew' ? dropFailedRenewal : dropNextPayment)(attempt, state);
  }
});

/**
 * Returns the record with what is known by now: the payments that were requested after it. For an extension, it also
 * adds those made before it within its minute. The city's clock may be up to `uncertaintyMs` further ahead. Payments
 * made within that time may therefore be dated after the sending.
 */
export const withRecentPayments = (attempt: Attempt, uncertaintyMs: number): Attempt => {
  const {
    laterMin = 0,
    nextSentAts,
    nextElseSentAts,
  } = read(storageKeys.attempts).find(({ id }) => id === attempt.id) ?? attempt;
  if (attempt.kind !== 'renew') return { ...attempt, nextSentAts, nextElseSentAts };
  const isBefore =
    (ms: number) =>
    (one: MadePayment): boolean =>
      one.id !== attempt.id &&
      isRenewalOf(one, attempt) &&
      one.sentAt <= attempt.sentAt &&
      attempt.sentAt - Math.min(one.at, attempt.sentAt) < ms;
  const madeThisMinute = recentPayments().filter(isBefore(nearbyMs)).length;
  const justMade = Math.max(attempt.justMade ?? 0, recentPayments().filter(isBefore(uncertaintyMs)).length);
  const laterRenewals = requestedRenewals.filter((one) => isSameStay(one, attempt) && one.sentAt > attempt.sentAt);
  const laterHereMin = laterRenewals.reduce((sum, { durationMin = 0 }) => sum + durationMin, 0);
  return { ...attempt, madeThisMinute, justMade, laterMin: Math.max(laterHereMin, laterMin) || undefined };
};
