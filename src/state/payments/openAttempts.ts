import { isSameTarget, movesMoney, reduceForLogout, type Attempt } from '~/domain/payments/attempt';
import { isOpen } from '~/domain/payments/attempt.state';
import { changeAttemptList, isOrphaned, attemptStatusOf, attemptStatusesAtom } from './attempts';
import { storageKeys } from '../storageKeys';
import { read } from '~/platform/storage';
import { store } from '../store';

/** What only those need who pay, or look after what was paid: a first visit of a guest does not carry it. */

/** Keeps a record before anything is sent, and what is learnt of it later beside what others have noted in it. */
export const saveAttempt = (attempt: Attempt): void =>
  changeAttemptList((all) => {
    const known = { ...all.find(({ id }) => id === attempt.id), ...attempt };
    return [...all.filter(({ id }) => id !== attempt.id), isOrphaned(attempt.id) ? reduceForLogout(known) : known];
  });

/** The open record that forbids its account the same payment once more, whichever tab made it. A success that is only being looked over forbids nothing. */
export const openAttempt = (requested: Pick<Attempt, 'kind' | 'target' | 'city' | 'accountKey'>): Attempt | undefined =>
  read(storageKeys.attempts).find(
    (attempt) =>
      attempt.accountKey === requested.accountKey &&
      isSameTarget(attempt, requested) &&
      !attempt.isAnsweredOk &&
      isStillOpen(attempt),
  );

/** An open payment of a start with one of the targets, of whichever driver of this device. */
export const openStart = (city: string, targets: readonly string[]): Attempt | undefined =>
  read(storageKeys.attempts).find(
    (attempt) =>
      attempt.city === city &&
      attempt.kind === 'start' &&
      targets.includes(attempt.target) &&
      !attempt.isAnsweredOk &&
      isStillOpen(attempt),
  );

/** A record that this page has not seen is another page's. One of a link charges nothing and is open no longer than its page. */
export const isStillOpen = (attempt: Attempt, status = attemptStatusOf(attempt.id)): boolean =>
  status === undefined ? movesMoney(attempt) : isOpen(status.state);

/** Payments of a city whose ending was not found out: worth another look whenever the network or the driver is back. */
export const unresolvedAttempts = (city: string): Attempt[] =>
  Object.values(store.get(attemptStatusesAtom)).flatMap(({ attempt, state }) =>
    attempt.city === city && state.phase === 'notKnown' ? [attempt] : [],
  );

/** Payments of an account that the city has said ok to, where no reading has shown yet that they were made once; whether they are still on the screen or not. */
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
