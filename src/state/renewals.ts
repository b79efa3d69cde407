import * as v from 'valibot';
import { isSameTarget, type Attempt } from '~/domain/attempt';
import type { AttemptState } from '~/domain/attempt.flow';
import { minuteMs, type Instant } from '~/domain/cityTime';
import { changeAttempts, tracesAtom } from './attempts';
import { serverNow } from './clock';
import { instant, key, keys, listOf } from './keys';
import { read, write } from './storage';
import { store } from './store';

/**
 * Payments for the same one after another, extensions of one stay before all: what one has done must not be held against the other. The server
 * keeps no numbers of them; this page knows those that it has asked for, the device those that were made lately or whose look for a second debit is still owed.
 */

type Stay = Pick<Attempt, 'city' | 'sessionId'>;
const isOf = (one: Stay, other: Stay): boolean => one.city === other.city && one.sessionId === other.sessionId;

/** Asked for from this page and not known to have come to nothing. */
let asked: Attempt[] = [];
/** Those that were made lately from whichever page of this browser: to which end, and when their answer or a reading has told so. */
const madeKey = key({
  name: 'renewals',
  schema: listOf(v.object({ id: v.string(), city: v.string(), sessionId: v.optional(v.string()), endsAt: instant, at: instant })),
  fallback: [],
});
/** By then what is shown of a stay has been read anew. */
const latelyMs = 10 * minuteMs;
const madeWithin = (ms: number) => read(madeKey).filter(({ at }) => Math.abs(serverNow() - at) < ms);

const owed = (stay: Stay): Attempt[] => read(keys.attempts).filter((one) => one.kind === 'renew' && one.isAnsweredOk && isOf(one, stay));
const endOf = ({ endsAtBefore = 0, durationMin = 0 }: Attempt): Instant => endsAtBefore + durationMin * minuteMs;

/** When a stay ends by what was done here: what was last read of it may be older. */
export const endKnownHere = (stay: Stay): Instant =>
  Math.max(0, ...owed(stay).map(endOf), ...madeWithin(latelyMs).flatMap((one) => (isOf(one, stay) ? [one.endsAt] : [])));

/** More than a city's clock is off and its answer takes: debits so near to each other cannot be told apart by their times. */
const soonMs = 30_000;
/** How many extensions of a stay were made just now. */
export const justMade = (stay: Stay): number => madeWithin(soonMs).filter((one) => isOf(one, stay)).length;

/** Ids: what has been noted once stays on the screen for as long as its driver lets it. */
const noted = new Set<string>();
const noteMade = (renewal: Attempt): void => {
  const { id, city, sessionId } = renewal;
  if (noted.has(id)) return;
  noted.add(id);
  const lately = madeWithin(latelyMs);
  // Another tab has noted it, and may have done so long before this one heard of it.
  if (lately.every((one) => one.id !== id)) write(madeKey, [...lately, { id, city, sessionId, endsAt: endOf(renewal), at: serverNow() }]);
};

const addLater = (renewal: Attempt, minutes: number): void => {
  const earlier = new Set(owed(renewal).flatMap(({ id, sentAt }) => (id !== renewal.id && sentAt <= renewal.sentAt ? [id] : [])));
  changeAttempts(
    ({ id }) => earlier.has(id),
    (one) => ({ ...one, laterMin: Math.max(0, (one.laterMin ?? 0) + minutes) || undefined }),
  );
};

/** How many others were made in the minute of a sending, by attempt: an answer that is heard writes the record anew. */
const minutes = new Map<string, number>();
const noteMinute = ({ id }: Attempt, madeThisMinute: number): void => {
  if (madeThisMinute === 0) return;
  minutes.set(id, madeThisMinute);
  changeAttempts(
    (one) => one.id === id,
    (one) => ({ ...one, madeThisMinute }),
  );
};
/** More than a city takes to answer, so that what it did in a minute is known of a little later. */
const aroundMs = 75_000;

/** One more is asked for, whose record stands already. */
export const noteAsked = (id: string): void => {
  const renewal = read(keys.attempts).find((attempt) => attempt.id === id);
  if (!renewal) return;
  noteMinute(renewal, madeWithin(aroundMs).filter((one) => isOf(one, renewal)).length);
  asked.push(renewal);
  addLater(renewal, renewal.durationMin ?? 0);
};

/**
 * Payments of another kind just before one, whose lines may look like its own. Of stays only those that are not looked over yet: the profile
 * that one begins with knows the others. What is bought, or paid at a barrier, may have been told of already.
 */
const alikeBefore = (next: Attempt): number => {
  const isBefore = (one: Attempt): boolean =>
    one.id !== next.id &&
    one.kind === next.kind &&
    one.city === next.city &&
    one.accountKey === next.accountKey &&
    next.sentAt - one.sentAt < aroundMs;
  const isOfStay = next.kind === 'start' || next.kind === 'startDeferred' || next.kind === 'cancel';
  if (isOfStay) return read(keys.attempts).filter((one) => isBefore(one) && isSameTarget(one, next)).length;
  return Object.values(store.get(tracesAtom)).filter(({ attempt, state }) => isBefore(attempt) && state.phase.startsWith('done')).length;
};

/** One more payment for the same of another kind, whose record stands already: earlier ones, which may still be looked over, know nothing of it otherwise. */
export const noteNext = (id: string): void => {
  const next = read(keys.attempts).find((attempt) => attempt.id === id);
  if (!next) return;
  noteMinute(next, alikeBefore(next));
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
  if (phase === 'done' && !renewal.isOnlyLink) noteMade(renewal);
  if (!nothing.includes(phase) || !asked.some(({ id }) => id === renewal.id)) return;
  asked = asked.filter(({ id }) => id !== renewal.id);
  addLater(renewal, -(renewal.durationMin ?? 0));
};

// Followed from here: what guests pay knows nothing of extensions, and their page does not carry this.
store.sub(tracesAtom, () => {
  for (const { attempt, state } of Object.values(store.get(tracesAtom))) (attempt.kind === 'renew' ? noteStanding : forgetNext)(attempt, state);
});

/** The record with what is known of it by now: what was asked for after it. */
export const asKnown = (attempt: Attempt): Attempt => {
  const { laterMin = 0, nextSentAt, ...kept } = read(keys.attempts).find(({ id }) => id === attempt.id) ?? attempt;
  const madeThisMinute = minutes.get(attempt.id) ?? kept.madeThisMinute;
  if (attempt.kind !== 'renew') return { ...attempt, nextSentAt, madeThisMinute };
  const later = asked.filter((one) => isOf(one, attempt) && one.sentAt > attempt.sentAt);
  const here = later.reduce((sum, { durationMin = 0 }) => sum + durationMin, 0);
  return { ...attempt, madeThisMinute, laterMin: Math.max(here, laterMin) || undefined };
};
