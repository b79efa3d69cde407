import * as v from 'valibot';
import { isSameTarget, movesMoney, type Attempt } from '~/domain/attempt';
import type { AttemptState } from '~/domain/attempt.state';
import { minuteMs, type Instant } from '~/domain/cityTime';
import type { Earlier } from '~/domain/reconcile.earlier';
import { isBought } from '~/domain/reconcile.lines';
import type { OtherPayment } from '~/domain/reconcile.near';
import { nearMs } from '~/domain/reconcile.snapshot';
import { changeAttempts, tracesAtom } from './attempts';
import { serverNow } from './clock';
import { instant, key, keys, listOf } from './keys';
import { read, write } from './storage';
import { store } from './store';

/**
 * Payments for the same one after another: what one has done must not be held against the other. The server keeps no numbers of them; this
 * page knows those that it has asked for, the device those that were made lately or whose look for a second debit is still owed.
 */

type Stay = Pick<Attempt, 'city' | 'sessionId'>;
const isOf = (one: Stay, other: Stay): boolean => one.city === other.city && one.sessionId === other.sessionId;

/** Extensions that were asked for from this page and are not known to have come to nothing. */
let asked: Attempt[] = [];
const made = v.object({
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
type Made = v.InferOutput<typeof made>;
/** What was made lately from whichever page of this browser. */
const madeKey = key({ name: 'made-lately', schema: listOf(made), fallback: [], isVital: true });
/** What nobody heard the answer of counts by its sending. */
const isWithin =
  (ms: number) =>
  ({ sentAt, at }: Made): boolean =>
    Math.abs(serverNow() - (Number.isFinite(at) ? at : sentAt)) < ms;
/** By then what is shown of a stay has been read anew. */
const latelyMs = 10 * minuteMs;

const owed = (stay: Stay): Attempt[] => read(keys.attempts).filter((one) => one.kind === 'renew' && one.isAnsweredOk && isOf(one, stay));
const endOf = ({ endsAtBefore = 0, durationMin = 0 }: Attempt): Instant => endsAtBefore + durationMin * minuteMs;

const asMade = (attempt: Attempt, at: Instant): Made => {
  const { id, city, kind, accountKey, target, sessionId, startsAt, sentAt } = attempt;
  const isPast = startsAt === undefined ? undefined : true;
  return { id, city, kind, accountKey, target, sessionId, isPast, endsAt: kind === 'renew' ? endOf(attempt) : undefined, sentAt, at };
};
/** What was made lately: of what was answered when its driver had left the record alone tells, and not when. */
const all = (): Made[] => {
  const told = read(madeKey);
  const others = read(keys.attempts).filter((one) => one.isAnsweredOk && movesMoney(one) && told.every(({ id }) => id !== one.id));
  return [...told, ...others.map((one) => asMade(one, Infinity))];
};
const isRenewalOf = (one: Made, stay: Stay): boolean => one.kind === 'renew' && isOf(one, stay);
const renewedWithin = (ms: number, stay: Stay): Made[] => all().filter((one) => isRenewalOf(one, stay) && isWithin(ms)(one));

/** When a stay ends by what was done here: what was last read of it may be older. */
export const endKnownHere = (stay: Stay): Instant =>
  Math.max(0, ...owed(stay).map(endOf), ...renewedWithin(latelyMs, stay).map(({ endsAt = 0 }) => endsAt));

/** More than a city's clock is off and its answer takes: debits so near to each other cannot be told apart by their times. */
const soonMs = 30_000;
/** How many extensions of a stay were made just now. */
export const justMade = (stay: Stay): number => renewedWithin(soonMs, stay).length;

/** Was a stay extended from this browser, or may it have been? */
export const isExtendedHere = (stay: Stay): boolean =>
  all().some((one) => isRenewalOf(one, stay)) || read(keys.attempts).some((one) => one.kind === 'renew' && isOf(one, stay));

/** By so much two tabs may differ about the server's time, which each of them knows by answers of its own. */
const tabsApartMs = 5_000;
/** When a payment is sent now: after all that this browser has sent before, whichever tab did. */
export const sendingNow = (): Instant => {
  const now = serverNow();
  const before = [...read(madeKey), ...read(keys.attempts)].map(({ sentAt }) => sentAt + 1);
  return Math.max(now, ...before.filter((at) => at < now + tabsApartMs));
};

/** Ids: what has been noted once stays on the screen for as long as its driver lets it. */
const noted = new Set<string>();
const noteMade = (attempt: Attempt): void => {
  if (noted.has(attempt.id)) return;
  noted.add(attempt.id);
  const told = read(madeKey);
  // Another tab has noted it, and may have done so long before this one heard of it.
  if (told.every(({ id }) => id !== attempt.id)) write(madeKey, [...told.filter(isWanted), asMade(attempt, serverNow())]);
};

/** Other payments for the same that were made from here near one or after it, or may have been; of what is bought, any of the kind. */
export const othersNear = (attempt: Attempt): OtherPayment[] => {
  const isOther = (one: Pick<Made, 'id' | 'kind' | 'city' | 'accountKey' | 'target' | 'sentAt'>): boolean =>
    one.id !== attempt.id &&
    one.kind === attempt.kind &&
    one.city === attempt.city &&
    one.accountKey === attempt.accountKey &&
    (one.target === attempt.target || isBought(attempt)) &&
    one.sentAt > attempt.sentAt - nearMs;
  const open = read(keys.attempts).filter((one) => movesMoney(one) && isOther(one));
  const summary = (id: string): Attempt['summary'] => (open.find((one) => one.id === id) ?? store.get(tracesAtom)[id]?.attempt)?.summary;
  const sent = new Map([...all().filter(isOther), ...open].map((one) => [one.id, one]));
  return [...sent.values()].map(({ id, sentAt, target }) => ({ sentAt, isSame: target === attempt.target, summary: summary(id) }));
};

const addLater = (renewal: Attempt, minutes: number): void => {
  const earlier = new Set(owed(renewal).flatMap(({ id, sentAt }) => (id !== renewal.id && sentAt <= renewal.sentAt ? [id] : [])));
  changeAttempts(
    ({ id }) => earlier.has(id),
    (one) => ({ ...one, laterMin: Math.max(0, (one.laterMin ?? 0) + minutes) || undefined }),
  );
};

/** More than a city takes to answer, so that what it did in a minute is known of a little later. */
const aroundMs = 75_000;

const isShortlyBefore = (next: Attempt, one: Made): boolean => one.sentAt <= next.sentAt && next.sentAt - one.sentAt < aroundMs;
/** Is it shown anew by now, and has no payment that is still looked over come after it? */
const isWanted = (one: Made): boolean => isWithin(latelyMs)(one) || read(keys.attempts).some((next) => isShortlyBefore(next, one));

// What an earlier page has left. No answer of the city has set the clock yet.
const isFresh = isWithin(24 * 60 * minuteMs);
const left = read(madeKey);
if (!left.every(isFresh))
  write(
    madeKey,
    left.filter((one) => isFresh(one) || isWanted(one)),
  );

/** One more is asked for, whose record stands already. */
export const noteAsked = (id: string): void => {
  const renewal = read(keys.attempts).find((attempt) => attempt.id === id);
  if (!renewal) return;
  asked.push(renewal);
  addLater(renewal, renewal.durationMin ?? 0);
};

/** A reading that is so much younger than an answer has begun after it: none takes longer (`api/call`). */
const readingMs = 16_000;

/**
 * What was made shortly before a payment, and whose lines may look like its own: of what is bought, or paid at a barrier, any of the kind. Of
 * stays that begin with their payment those for the same, but not what the profile told of that the payment began with, or no more.
 */
export const earlierThan = (next: Attempt): Earlier[] => {
  const isOfStay = next.kind === 'start' || next.kind === 'startDeferred';
  if (!isBought(next) && !(isOfStay && next.startsAt === undefined)) return [];
  return all().flatMap((one) => {
    const isSame = one.target === next.target;
    const isAlike = one.id !== next.id && one.kind === next.kind && one.city === next.city && one.accountKey === next.accountKey && !one.isPast;
    const isKnown = isOfStay && next.knownAt !== undefined && one.at + readingMs < next.knownAt;
    // Before it was answered the next one could not be sent.
    const at = Math.min(one.at, next.sentAt);
    return isAlike && isShortlyBefore(next, one) && (isSame || isBought(next)) && !isKnown ? [{ sentAt: one.sentAt, at, isSame }] : [];
  });
};

/** One more payment for the same that is no extension, whose record stands already: earlier ones, which may still be looked over, know nothing of it otherwise. */
export const noteNext = (id: string): void => {
  const next = read(keys.attempts).find((attempt) => attempt.id === id);
  if (!next) return;
  changeAttempts(
    (one) => one.id !== id && one.accountKey === next.accountKey && isSameTarget(one, next) && one.sentAt <= next.sentAt,
    (one) => ({ ...one, nextSentAts: [...(one.nextSentAts ?? []), next.sentAt] }),
  );
  if (isBought(next))
    changeAttempts(
      ({ kind, city, accountKey, target }) => kind === next.kind && city === next.city && accountKey === next.accountKey && target !== next.target,
      (one) => ({ ...one, nextElseSentAts: [...(one.nextElseSentAts ?? []), next.sentAt] }),
    );
};

const nothing: readonly AttemptState['phase'][] = ['refused', 'busy', 'offline', 'notDone'];

/** One that came to nothing was none, after all. */
const forgetNext = ({ sentAt }: Attempt, { phase }: AttemptState): void => {
  const without = (list: readonly Instant[] = []): Instant[] => list.filter((next) => next !== sentAt);
  if (nothing.includes(phase))
    changeAttempts(
      ({ nextSentAts = [], nextElseSentAts = [] }) => nextSentAts.includes(sentAt) || nextElseSentAts.includes(sentAt),
      ({ nextSentAts, nextElseSentAts, ...one }) => ({ ...one, nextSentAts: without(nextSentAts), nextElseSentAts: without(nextElseSentAts) }),
    );
};

/** How an extension stands by now: one that came to nothing has moved no end, after all. */
const noteStanding = (renewal: Attempt, { phase }: AttemptState): void => {
  if (!nothing.includes(phase) || !asked.some(({ id }) => id === renewal.id)) return;
  asked = asked.filter(({ id }) => id !== renewal.id);
  addLater(renewal, -(renewal.durationMin ?? 0));
};

// Followed from here: what guests pay knows nothing of extensions, and their page does not carry this.
store.sub(tracesAtom, () => {
  for (const { attempt, state } of Object.values(store.get(tracesAtom))) {
    if (state.phase === 'done' && movesMoney(attempt)) noteMade(attempt);
    (attempt.kind === 'renew' ? noteStanding : forgetNext)(attempt, state);
  }
});

/**
 * The record with what is known of it by now: what was asked for after it, and of an extension what was made before it in its minute, or so near
 * that by the city's clock, which may be `unsureMs` further ahead, it may be dated after the sending.
 */
export const asKnown = (attempt: Attempt, unsureMs: number): Attempt => {
  const { laterMin = 0, nextSentAts, nextElseSentAts } = read(keys.attempts).find(({ id }) => id === attempt.id) ?? attempt;
  if (attempt.kind !== 'renew') return { ...attempt, nextSentAts, nextElseSentAts };
  const isBefore =
    (ms: number) =>
    (one: Made): boolean =>
      one.id !== attempt.id && isRenewalOf(one, attempt) && one.sentAt <= attempt.sentAt && attempt.sentAt - Math.min(one.at, attempt.sentAt) < ms;
  const madeThisMinute = all().filter(isBefore(aroundMs)).length;
  const justMade = Math.max(attempt.justMade ?? 0, all().filter(isBefore(unsureMs)).length);
  const later = asked.filter((one) => isOf(one, attempt) && one.sentAt > attempt.sentAt);
  const here = later.reduce((sum, { durationMin = 0 }) => sum + durationMin, 0);
  return { ...attempt, madeThisMinute, justMade, laterMin: Math.max(here, laterMin) || undefined };
};
