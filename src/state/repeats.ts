import * as v from 'valibot';
import { isSameTarget, movesMoney, type Attempt } from '~/domain/attempt';
import type { AttemptState } from '~/domain/attempt.flow';
import { minuteMs, type Instant } from '~/domain/cityTime';
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
  /** Of an extension: to which end. */
  endsAt: v.optional(instant),
  sentAt: instant,
  /** When its answer or a reading has told so. */
  at: instant,
});
type Made = v.InferOutput<typeof made>;
/** What was made lately from whichever page of this browser. */
const madeKey = key({ name: 'made-lately', schema: listOf(made), fallback: [], isVital: true });
const isWithin = (ms: number) => (one: Made) => Math.abs(serverNow() - one.at) < ms;
/** By then what is shown of a stay has been read anew. */
const latelyMs = 10 * minuteMs;

const owed = (stay: Stay): Attempt[] => read(keys.attempts).filter((one) => one.kind === 'renew' && one.isAnsweredOk && isOf(one, stay));
const endOf = ({ endsAtBefore = 0, durationMin = 0 }: Attempt): Instant => endsAtBefore + durationMin * minuteMs;

const asMade = (attempt: Attempt, at: Instant): Made => {
  const { id, city, kind, accountKey, target, sessionId, sentAt } = attempt;
  return { id, city, kind, accountKey, target, sessionId, endsAt: kind === 'renew' ? endOf(attempt) : undefined, sentAt, at };
};
/** What was made lately: of what was answered when its driver had left the record alone tells. */
const madeWithin = (ms: number): Made[] => {
  const told = read(madeKey);
  const others = read(keys.attempts).filter((one) => one.isAnsweredOk && movesMoney(one) && told.every(({ id }) => id !== one.id));
  return [...told, ...others.map((one) => asMade(one, one.sentAt))].filter(isWithin(ms));
};
const renewedWithin = (ms: number, stay: Stay): Made[] => madeWithin(ms).filter((one) => one.kind === 'renew' && isOf(one, stay));

/** When a stay ends by what was done here: what was last read of it may be older. */
export const endKnownHere = (stay: Stay): Instant =>
  Math.max(0, ...owed(stay).map(endOf), ...renewedWithin(latelyMs, stay).map(({ endsAt = 0 }) => endsAt));

/** More than a city's clock is off and its answer takes: debits so near to each other cannot be told apart by their times. */
const soonMs = 30_000;
/** How many extensions of a stay were made just now. */
export const justMade = (stay: Stay): number => renewedWithin(soonMs, stay).length;

/** Ids: what has been noted once stays on the screen for as long as its driver lets it. */
const noted = new Set<string>();
const noteMade = (attempt: Attempt): void => {
  if (noted.has(attempt.id)) return;
  noted.add(attempt.id);
  const lately = read(madeKey).filter(isWithin(latelyMs));
  // Another tab has noted it, and may have done so long before this one heard of it.
  if (lately.every(({ id }) => id !== attempt.id)) write(madeKey, [...lately, asMade(attempt, serverNow())]);
};

const addLater = (renewal: Attempt, minutes: number): void => {
  const earlier = new Set(owed(renewal).flatMap(({ id, sentAt }) => (id !== renewal.id && sentAt <= renewal.sentAt ? [id] : [])));
  changeAttempts(
    ({ id }) => earlier.has(id),
    (one) => ({ ...one, laterMin: Math.max(0, (one.laterMin ?? 0) + minutes) || undefined }),
  );
};

type Before = Pick<Attempt, 'madeThisMinute' | 'justMade'>;
/** What was made shortly before a sending, by attempt: an answer that is heard writes the record anew. */
const before = new Map<string, Before>();
const noteBefore = ({ id }: Attempt, counts: Before): void => {
  if (!counts.madeThisMinute) return;
  before.set(id, counts);
  keepBefore(id, counts);
};
const keepBefore = (id: string, counts: Before): void =>
  changeAttempts(
    (one) => one.id === id && one.madeThisMinute === undefined,
    (one) => ({ ...one, ...counts }),
  );
/** More than a city takes to answer, so that what it did in a minute is known of a little later. */
const aroundMs = 75_000;

/** One more is asked for, whose record stands already. */
export const noteAsked = (id: string): void => {
  const renewal = read(keys.attempts).find((attempt) => attempt.id === id);
  if (!renewal) return;
  noteBefore(renewal, { madeThisMinute: renewedWithin(aroundMs, renewal).length });
  asked.push(renewal);
  addLater(renewal, renewal.durationMin ?? 0);
};

/** What is dated moments before a sending was told of no longer before it than this: clocks differ, and answers take their time. */
const momentsMs = 10_000;

/**
 * What was made just before a payment that is no extension, and whose lines may look like its own: of what is bought, or paid at a barrier,
 * any. Of stays those that are younger than the profile that it begins with: another tab may have made them.
 */
const madeBefore = (next: Attempt, knownAt: Instant): Made[] => {
  const isOfStay = next.kind === 'start' || next.kind === 'startDeferred';
  const isBought = next.kind === 'subscribe' || next.kind === 'planar';
  return madeWithin(aroundMs).filter(
    (one) =>
      one.id !== next.id &&
      one.kind === next.kind &&
      one.city === next.city &&
      one.accountKey === next.accountKey &&
      next.sentAt - one.sentAt < aroundMs &&
      (isBought || one.target === next.target) &&
      !(isOfStay && one.at < knownAt),
  );
};

/**
 * One more payment for the same that is no extension, whose record stands already: earlier ones, which may still be looked over, know
 * nothing of it otherwise. `knownAt`: when the profile was read that it begins with, by the server's clock.
 */
export const noteNext = (id: string, knownAt: Instant): void => {
  const next = read(keys.attempts).find((attempt) => attempt.id === id);
  if (!next) return;
  const earlier = madeBefore(next, knownAt);
  const isJustMade = ({ at, target }: Made): boolean => target === next.target && at > next.sentAt - momentsMs;
  noteBefore(next, { madeThisMinute: earlier.length, justMade: earlier.filter(isJustMade).length });
  changeAttempts(
    (one) => one.id !== id && one.nextSentAt === undefined && one.accountKey === next.accountKey && isSameTarget(one, next),
    (one) => ({ ...one, nextSentAt: next.sentAt }),
  );
};

const nothing: readonly AttemptState['phase'][] = ['refused', 'busy', 'offline', 'notDone'];

/** One that came to nothing was none, after all. */
const forgetNext = ({ sentAt }: Attempt, { phase }: AttemptState): void => {
  if (nothing.includes(phase))
    changeAttempts(
      (one) => one.nextSentAt === sentAt,
      (one) => ({ ...one, nextSentAt: undefined }),
    );
};

/** How an extension stands by now: one that came to nothing has moved no end, after all. */
const noteStanding = (renewal: Attempt, { phase }: AttemptState): void => {
  if (!nothing.includes(phase) || !asked.some(({ id }) => id === renewal.id)) return;
  asked = asked.filter(({ id }) => id !== renewal.id);
  addLater(renewal, -(renewal.durationMin ?? 0));
};

const noteDone = (attempt: Attempt): void => {
  noteMade(attempt);
  const counts = before.get(attempt.id);
  // Whoever looks it over may be another page.
  if (counts) keepBefore(attempt.id, counts);
};

// Followed from here: what guests pay knows nothing of extensions, and their page does not carry this.
store.sub(tracesAtom, () => {
  for (const { attempt, state } of Object.values(store.get(tracesAtom))) {
    if (state.phase === 'done' && movesMoney(attempt)) noteDone(attempt);
    (attempt.kind === 'renew' ? noteStanding : forgetNext)(attempt, state);
  }
});

/** The record with what is known of it by now: what was asked for after it. */
export const asKnown = (attempt: Attempt): Attempt => {
  const { laterMin = 0, nextSentAt, ...kept } = read(keys.attempts).find(({ id }) => id === attempt.id) ?? attempt;
  const counts = before.get(attempt.id) ?? { madeThisMinute: kept.madeThisMinute, justMade: kept.justMade };
  if (attempt.kind !== 'renew') return { ...attempt, nextSentAt, ...counts };
  const later = asked.filter((one) => isOf(one, attempt) && one.sentAt > attempt.sentAt);
  const here = later.reduce((sum, { durationMin = 0 }) => sum + durationMin, 0);
  return { ...attempt, ...counts, laterMin: Math.max(here, laterMin) || undefined };
};
