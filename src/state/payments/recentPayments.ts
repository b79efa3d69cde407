import * as v from 'valibot';
import { isSameTarget, movesMoney, type Attempt } from '~/domain/payments/attempt';
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
 * Payments for the same one after another: what one has done must not be held against the other. The server keeps no numbers of them; this
 * page knows those that it has asked for, the device those that were made lately or whose look for a second debit is still owed.
 */

type StayRef = Pick<Attempt, 'city' | 'sessionId'>;
const isSameStay = (one: StayRef, other: StayRef): boolean =>
  one.city === other.city && one.sessionId === other.sessionId;

/** Extensions that were asked for from this page and are not known to have come to nothing. */
let requestedRenewals: Attempt[] = [];
const madePaymentSchema = v.object({
  id: v.string(),
  city: v.string(),
  kind: v.string(),
  accountKey: v.string(),
  target: v.string(),
  sessionId: v.optional(v.string()),
  /** Of a stay: it was told to have begun before. */
  isPast: v.optional(v.boolean()),
  /** Of an extension: to which end. */
  endsAt: v.optional(instant),
  sentAt: instant,
  /** When its answer or a reading has told so. */
  at: instant,
});
type MadePayment = v.InferOutput<typeof madePaymentSchema>;
/** What was made lately from whichever page of this browser. */
const recentPaymentsKey = storageKey({
  name: 'made-lately',
  schema: listOf(madePaymentSchema),
  fallback: [],
  isVital: true,
});
/** What nobody heard the answer of counts by its sending. */
const isWithin =
  (ms: number) =>
  ({ sentAt, at }: MadePayment): boolean =>
    Math.abs(serverNow() - (Number.isFinite(at) ? at : sentAt)) < ms;
/** By then what is shown of a stay has been read anew. */
const recentMs = 10 * minuteMs;

const unverifiedRenewals = (stay: StayRef): Attempt[] =>
  read(storageKeys.attempts).filter((one) => one.kind === 'renew' && one.isAnsweredOk && isSameStay(one, stay));
const renewalEnd = ({ endsAtBefore = 0, durationMin = 0 }: Attempt): Instant => endsAtBefore + durationMin * minuteMs;

const toMadePayment = (attempt: Attempt, at: Instant): MadePayment => {
  const { id, city, kind, accountKey, target, sessionId, startsAt, sentAt } = attempt;
  const isPast = startsAt === undefined ? undefined : true;
  return {
    id,
    city,
    kind,
    accountKey,
    target,
    sessionId,
    isPast,
    endsAt: kind === 'renew' ? renewalEnd(attempt) : undefined,
    sentAt,
    at,
  };
};
/** What was made lately: of what was answered when its driver had left the record alone tells, and not when. */
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

/** When a stay ends by what was done here: what was last read of it may be older. */
export const endKnownByDevice = (stay: StayRef): Instant =>
  Math.max(
    0,
    ...unverifiedRenewals(stay).map(renewalEnd),
    ...renewalsWithin(recentMs, stay).map(({ endsAt = 0 }) => endsAt),
  );

/** More than a city's clock is off and its answer takes: debits so near to each other cannot be told apart by their times. */
const justNowMs = 30_000;
/** How many extensions of a stay were made just now. */
export const justMade = (stay: StayRef): number => renewalsWithin(justNowMs, stay).length;

/** Was a stay extended from this browser, or may it have been? */
export const isExtendedByDevice = (stay: StayRef): boolean =>
  recentPayments().some((one) => isRenewalOf(one, stay)) ||
  read(storageKeys.attempts).some((one) => one.kind === 'renew' && isSameStay(one, stay));

/** By so much two tabs may differ about the server's time, which each of them knows by answers of its own. */
const tabSkewMs = 5_000;
/** When a payment is sent now: after all that this browser has sent before, whichever tab did. */
export const sendingNow = (): Instant => {
  const now = serverNow();
  const before = [...read(recentPaymentsKey), ...read(storageKeys.attempts)].map(({ sentAt }) => sentAt + 1);
  return Math.max(now, ...before.filter((at) => at < now + tabSkewMs));
};

/** Ids: what has been noted once stays on the screen for as long as its driver lets it. */
const recordedIds = new Set<string>();
const recordMade = (attempt: Attempt): void => {
  if (recordedIds.has(attempt.id)) return;
  recordedIds.add(attempt.id);
  const stored = read(recentPaymentsKey);
  // Another tab has noted it, and may have done so long before this one heard of it.
  if (stored.every(({ id }) => id !== attempt.id))
    write(recentPaymentsKey, [...stored.filter(isStillNeeded), toMadePayment(attempt, serverNow())]);
};

type Comparable = Pick<MadePayment, 'id' | 'kind' | 'city' | 'accountKey'>;
/** True if two payments are of one kind, by one account in one city. */
const isAnotherOfKind = (one: Comparable, other: Comparable): boolean =>
  one.id !== other.id && one.kind === other.kind && one.city === other.city && one.accountKey === other.accountKey;

/** Other payments for the same that were made from here near one or after it, or may have been; of what is bought, any of the kind. */
export const otherPaymentsNear = (attempt: Attempt): OtherPayment[] => {
  const isOther = (one: Comparable & Pick<MadePayment, 'target' | 'sentAt'>): boolean =>
    isAnotherOfKind(one, attempt) &&
    (one.target === attempt.target || isPurchase(attempt)) &&
    one.sentAt > attempt.sentAt - nearMs;
  const openAttempts = read(storageKeys.attempts).filter((one) => movesMoney(one) && isOther(one));
  const summary = (id: string): Attempt['summary'] =>
    (openAttempts.find((one) => one.id === id) ?? store.get(attemptStatusesAtom)[id]?.attempt)?.summary;
  const sentById = new Map([...recentPayments().filter(isOther), ...openAttempts].map((one) => [one.id, one]));
  return [...sentById.values()].map(({ id, sentAt, target }) => ({
    sentAt,
    isSame: target === attempt.target,
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
    (one) => ({ ...one, laterMin: Math.max(0, (one.laterMin ?? 0) + minutes) || undefined }),
  );
};

/** More than a city takes to answer, so that what it did in a minute is known of a little later. */
const nearbyMs = 75_000;

const wasSentShortlyBefore = (next: Attempt, one: MadePayment): boolean =>
  one.sentAt <= next.sentAt && next.sentAt - one.sentAt < nearbyMs;
/** Is it shown anew by now, and has no payment that is still looked over come after it? */
const isStillNeeded = (one: MadePayment): boolean =>
  isWithin(recentMs)(one) || read(storageKeys.attempts).some((next) => wasSentShortlyBefore(next, one));

// What an earlier page has left. No answer of the city has set the clock yet.
const isFromLastDay = isWithin(24 * 60 * minuteMs);
const storedAtStart = read(recentPaymentsKey);
if (!storedAtStart.every(isFromLastDay))
  write(
    recentPaymentsKey,
    storedAtStart.filter((one) => isFromLastDay(one) || isStillNeeded(one)),
  );

/** One more is asked for, whose record stands already. */
export const recordRenewalRequest = (id: string): void => {
  const renewal = read(storageKeys.attempts).find((attempt) => attempt.id === id);
  if (!renewal) return;
  requestedRenewals.push(renewal);
  addLaterMinutes(renewal, renewal.durationMin ?? 0);
};

/** A reading that is so much younger than an answer has begun after it: none takes longer (`api/call`). */
const maxReadMs = 16_000;

/**
 * What was made shortly before a payment, and whose lines may look like its own: of what is bought, or paid at a barrier, any of the kind. Of
 * stays that begin with their payment those for the same, but not what the profile told of that the payment began with, or no more.
 */
export const paymentsBefore = (next: Attempt): EarlierPayment[] => {
  const isStayStart = next.kind === 'start' || next.kind === 'startDeferred';
  if (!isPurchase(next) && !(isStayStart && next.startsAt === undefined)) return [];
  return recentPayments().flatMap((one) => {
    const isSame = one.target === next.target;
    const isComparable = isAnotherOfKind(one, next) && !one.isPast;
    const isInProfile = isStayStart && next.knownAt !== undefined && one.at + maxReadMs < next.knownAt;
    // Before it was answered the next one could not be sent.
    const at = Math.min(one.at, next.sentAt);
    return isComparable && wasSentShortlyBefore(next, one) && (isSame || isPurchase(next)) && !isInProfile
      ? [{ sentAt: one.sentAt, at, isSame }]
      : [];
  });
};

/** One more payment for the same that is no extension, whose record stands already: earlier ones, which may still be looked over, know nothing of it otherwise. */
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

/** One that came to nothing was none, after all. */
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

/** How an extension stands by now: one that came to nothing has moved no end, after all. */
const dropFailedRenewal = (renewal: Attempt, { phase }: AttemptState): void => {
  if (!notMadePhases.includes(phase) || !requestedRenewals.some(({ id }) => id === renewal.id)) return;
  requestedRenewals = requestedRenewals.filter(({ id }) => id !== renewal.id);
  addLaterMinutes(renewal, -(renewal.durationMin ?? 0));
};

// Followed from here: what guests pay knows nothing of extensions, and their page does not carry this.
store.sub(attemptStatusesAtom, () => {
  for (const { attempt, state } of Object.values(store.get(attemptStatusesAtom))) {
    if (state.phase === 'done' && movesMoney(attempt)) recordMade(attempt);
    (attempt.kind === 'renew' ? dropFailedRenewal : dropNextPayment)(attempt, state);
  }
});

/**
 * Returns the record with what is known of it by now: the payments that were requested after it. Of an extension also those that were made
 * before it in its minute. The city's clock may be `uncertaintyMs` further ahead: what was made within that time may be dated after the sending.
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
