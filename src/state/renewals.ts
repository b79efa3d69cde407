import type { Attempt } from '~/domain/attempt';
import type { AttemptState } from '~/domain/attempt.flow';
import { minuteMs, type Instant } from '~/domain/cityTime';
import { changeAttempts, tracesAtom } from './attempts';
import { serverNow } from './clock';
import { keys } from './keys';
import { read } from './storage';
import { store } from './store';

/**
 * Extensions of one stay after another: what one has done must not be held against the other. The server keeps no numbers of
 * them; this page knows those that it has asked for, the device those whose look for a second debit is still owed.
 */

type Stay = Pick<Attempt, 'city' | 'sessionId'>;
const isOf = (one: Stay, other: Stay): boolean => one.city === other.city && one.sessionId === other.sessionId;

/** Asked for from this page and not known to have come to nothing. */
let asked: Attempt[] = [];
const allOwed = (): Attempt[] => read(keys.attempts).filter(({ kind, isAnsweredOk }) => kind === 'renew' && isAnsweredOk);
/** Made from this page, by when its answer or a reading has told so; and what a page before it has left. */
const made: { attempt: Attempt; at: Instant }[] = allOwed().map((attempt) => ({ attempt, at: attempt.sentAt }));

const owed = (stay: Stay): Attempt[] => allOwed().filter((one) => isOf(one, stay));
const endOf = ({ endsAtBefore = 0, durationMin = 0 }: Attempt): Instant => endsAtBefore + durationMin * minuteMs;

/** When a stay ends by what was done here: what was last read of it may be older. */
export const endKnownHere = (stay: Stay): Instant =>
  Math.max(0, ...[...owed(stay), ...made.flatMap(({ attempt }) => (isOf(attempt, stay) ? [attempt] : []))].map(endOf));

/** More than a city's clock is off and its answer takes: debits so near to each other cannot be told apart by their times. */
const soonMs = 30_000;
/** How many extensions of a stay were made just now. */
export const justMade = (stay: Stay): number => made.filter(({ attempt, at }) => isOf(attempt, stay) && serverNow() - at < soonMs).length;

const addLater = (renewal: Attempt, minutes: number): void => {
  const earlier = new Set(owed(renewal).flatMap(({ id, sentAt }) => (id !== renewal.id && sentAt <= renewal.sentAt ? [id] : [])));
  changeAttempts(
    ({ id }) => earlier.has(id),
    (one) => ({ ...one, laterMin: Math.max(0, (one.laterMin ?? 0) + minutes) || undefined }),
  );
};

/** One more is asked for, whose record stands already. */
export const noteAsked = (id: string): void => {
  const renewal = read(keys.attempts).find((attempt) => attempt.id === id);
  if (!renewal) return;
  asked.push(renewal);
  addLater(renewal, renewal.durationMin ?? 0);
};

const nothing: readonly AttemptState['phase'][] = ['refused', 'busy', 'offline', 'notDone'];

/** How one of them stands by now: one that came to nothing has moved no end, after all. */
const noteStanding = (renewal: Attempt, { phase }: AttemptState): void => {
  if (phase === 'done' && !renewal.isOnlyLink && !made.some(({ attempt }) => attempt.id === renewal.id))
    made.push({ attempt: renewal, at: serverNow() });
  if (!nothing.includes(phase) || !asked.some(({ id }) => id === renewal.id)) return;
  asked = asked.filter(({ id }) => id !== renewal.id);
  addLater(renewal, -(renewal.durationMin ?? 0));
};

// Followed from here: what guests pay knows nothing of extensions, and their page does not carry this.
store.sub(tracesAtom, () => {
  for (const { attempt, state } of Object.values(store.get(tracesAtom))) if (attempt.kind === 'renew') noteStanding(attempt, state);
});

/** The record with what is known of it by now: of an extension, what was asked for after it. */
export const asKnown = (attempt: Attempt): Attempt => {
  if (attempt.kind !== 'renew') return attempt;
  const later = asked.filter((one) => isOf(one, attempt) && one.sentAt > attempt.sentAt);
  const here = later.reduce((sum, { durationMin = 0 }) => sum + durationMin, 0);
  const { laterMin = 0 } = read(keys.attempts).find(({ id }) => id === attempt.id) ?? attempt;
  return { ...attempt, laterMin: Math.max(here, laterMin) || undefined };
};
