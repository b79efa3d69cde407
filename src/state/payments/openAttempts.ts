import { attemptOf, movesMoney, reduceForLogout, type Attempt } from '~/domain/payments/attempt';
import { isSameTarget } from '~/domain/payments/attemptTarget';
import { isOpen } from '~/domain/payments/attempt.state';
import { changeAttemptList, isOrphaned, attemptStatusOf, attemptStatusesAtom } from './attempts';
import { storageKeys } from '../storageKeys';
import { read } from '~/platform/storage';
import { store } from '../store';

/**
 * Code that is needed only for payments and their verification. It is separate so that a guest's first visit does not
 * load it.
 */

/** Stores a record before anything is sent. Later calls merge new facts into what other tabs have written to it. */
export const saveAttempt = (attempt: Attempt): void =>
  changeAttemptList((all) => {
    const known = attemptOf({ ...all.find(({ id }) => id === attempt.id), ...attempt });
    return [...all.filter(({ id }) => id !== attempt.id), isOrphaned(attempt.id) ? reduceForLogout(known) : known];
  });

/**
 * Returns the open record that forbids its account the same payment again, whichever tab made it. A success that is
 * only being verified forbids nothing.
 */
export const openAttempt = (requested: Pick<Attempt, 'kind' | 'target' | 'city' | 'accountKey'>): Attempt | undefined =>
  read(storageKeys.attempts).find(
    (attempt) =>
      attempt.accountKey === requested.accountKey &&
      isSameTarget(attempt, requested) &&
      !attempt.isAnsweredOk &&
      isStillOpen(attempt),
  );

/** Returns an open payment of a start for one of the targets, by any driver of this device. */
export const openStart = (city: string, targets: readonly string[]): Attempt | undefined =>
  read(storageKeys.attempts).find(
    (attempt) =>
      attempt.city === city &&
      attempt.kind === 'start' &&
      targets.includes(attempt.target) &&
      !attempt.isAnsweredOk &&
      isStillOpen(attempt),
  );

/**
 * True if the attempt is still open. A record that this page has not seen belongs to another page. An attempt that only
 * requests a link charges nothing and is open no longer than its page.
 */
export const isStillOpen = (attempt: Attempt, status = attemptStatusOf(attempt.id)): boolean =>
  status === undefined ? movesMoney(attempt) : isOpen(status.state);

/**
 * Returns the city's payments whose outcome was not found out. They are checked again when the network or the driver is
 * back.
 */
export const unresolvedAttempts = (city: string): Attempt[] =>
  Object.values(store.get(attemptStatusesAtom)).flatMap(({ attempt, state }) =>
    attempt.city === city && state.phase === 'notKnown' ? [attempt] : [],
  );

/**
 * Returns the account's payments that the city has answered with ok, but that no reading has yet shown to be made
 * exactly once. They may or may not be on the screen.
 */
export const unverifiedAttempts = (city: string, accountKey: string): Attempt[] =>
  read(storageKeys.attempts).filter(
    (attempt) =>
      attempt.city === city &&
      attempt.accountKey === accountKey &&
      attempt.isAnsweredOk &&
      !attempt.isTwice &&
      !isOrphaned(attempt.id) &&
      (attemptStatusOf(attempt.id)?.state.phase ?? 'done') === 'done',
  );
