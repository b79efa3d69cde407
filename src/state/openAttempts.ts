import { isSameTarget, movesMoney, reduceForLogout, type Attempt } from '~/domain/attempt';
import { isOpen } from '~/domain/attempt.state';
import { changeList, hasLeft, traceOf, tracesAtom } from './attempts';
import { keys } from './keys';
import { read } from './storage';
import { store } from './store';

/** What only those need who pay, or look after what was paid: a first visit of a guest does not carry it. */

/** Keeps a record before anything is sent, and what is learnt of it later beside what others have noted in it. */
export const keepAttempt = (attempt: Attempt): void =>
  changeList((all) => {
    const known = { ...all.find(({ id }) => id === attempt.id), ...attempt };
    return [...all.filter(({ id }) => id !== attempt.id), hasLeft(attempt.id) ? reduceForLogout(known) : known];
  });

/** The open record that forbids its account the same payment once more, whichever tab made it. A success that is only being looked over forbids nothing. */
export const openAttempt = (wanted: Pick<Attempt, 'kind' | 'target' | 'city' | 'accountKey'>): Attempt | undefined =>
  read(keys.attempts).find(
    (attempt) => attempt.accountKey === wanted.accountKey && isSameTarget(attempt, wanted) && !attempt.isAnsweredOk && isStillOpen(attempt),
  );

/** An open payment of a start with one of the targets, of whichever driver of this device. */
export const openStart = (city: string, targets: readonly string[]): Attempt | undefined =>
  read(keys.attempts).find(
    (attempt) =>
      attempt.city === city && attempt.kind === 'start' && targets.includes(attempt.target) && !attempt.isAnsweredOk && isStillOpen(attempt),
  );

/** A record that this page has not seen is another page's. One of a link charges nothing and is open no longer than its page. */
export const isStillOpen = (attempt: Attempt, trace = traceOf(attempt.id)): boolean =>
  trace === undefined ? movesMoney(attempt) : isOpen(trace.state);

/** Payments of a city whose ending was not found out: worth another look whenever the network or the driver is back. */
export const notKnownAttempts = (city: string): Attempt[] =>
  Object.values(store.get(tracesAtom)).flatMap(({ attempt, state }) => (attempt.city === city && state.phase === 'notKnown' ? [attempt] : []));

/** Payments of an account that the city has said ok to, where no reading has shown yet that they were made once; whether they are still on the screen or not. */
export const owedLooks = (city: string, accountKey: string): Attempt[] =>
  read(keys.attempts).filter(
    (attempt) =>
      attempt.city === city &&
      attempt.accountKey === accountKey &&
      attempt.isAnsweredOk &&
      !attempt.isTwice &&
      !hasLeft(attempt.id) &&
      (traceOf(attempt.id)?.state.phase ?? 'done') === 'done',
  );
