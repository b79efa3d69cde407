import { atom } from 'jotai';
import type { Attempt } from '~/domain/payments/attempt';
import { isOpen, type AttemptState } from '~/domain/payments/attempt.state';
import { storageKeys } from '../storageKeys';
import { personalAtom } from '../session/personalAtom';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

/** The attempt records of this device, of every city and every account. */
export const attemptsAtom = storedAtom(storageKeys.attempts);

/** An attempt that this page has sent or resumed, and its state. */
export interface AttemptStatus {
  attempt: Attempt;
  state: AttemptState;
}

export const attemptStatusesAtom = personalAtom<Readonly<Record<string, AttemptStatus>>>({});

/** Attempts whose owner logged out while they were under way. No other user is informed about them. */
const orphaned = new Set<string>();
export const orphanAttempt = (id: string): void => void orphaned.add(id);
export const isOrphaned = (id: string): boolean => orphaned.has(id);
/** Called when the owner has signed in again. */
export const reclaimAttempt = (id: string): boolean => orphaned.delete(id);

export const attemptStatusOf = (id: string): AttemptStatus | undefined => store.get(attemptStatusesAtom)[id];
export const attemptStatusAtom = (id: string | undefined) =>
  atom((get) => (id === undefined ? undefined : get(attemptStatusesAtom)[id]));
export const setAttemptStatus = (attempt: Attempt, state: AttemptState): void => {
  if (!orphaned.has(attempt.id))
    store.set(attemptStatusesAtom, (all) => ({ ...all, [attempt.id]: { attempt, state } }));
};

/** Called when the driver has seen the outcome. */
export const clearAttemptStatus = (id: string): void => {
  store.set(attemptStatusesAtom, ({ [id]: _, ...rest }) => rest);
  if (read(storageKeys.attempts).some((attempt) => attempt.id === id && attempt.isTwice)) dropAttempt(id);
};

/** Attempts that a form or dialog on the screen already reports. */
export const claimedAtom = atom<readonly string[]>([]);

/** Marks an attempt as reported by a form. Returns a function that releases it. */
export const claimAttempt = (id: string): (() => void) => {
  store.set(claimedAtom, (all) => [...all, id]);
  return () => store.set(claimedAtom, (all) => all.filter((one) => one !== id));
};

/** Rereads the stored list before changing it, because another tab may have written to it. */
export const changeAttemptList = (next: (all: Attempt[]) => Attempt[]): void =>
  store.set(attemptsAtom, next(read(storageKeys.attempts)));

/** Changes the matching records if they are still stored. */
export const changeAttempts = (isMatch: (attempt: Attempt) => boolean, next: (attempt: Attempt) => Attempt): void => {
  if (read(storageKeys.attempts).some(isMatch))
    changeAttemptList((all) => all.map((attempt) => (isMatch(attempt) ? next(attempt) : attempt)));
};

export const dropAttempt = (id: string): void => changeAttemptList((all) => all.filter((attempt) => attempt.id !== id));

/** True if this page has a payment whose outcome is not known yet. */
export const hasOpenAttemptAtom = atom((get) =>
  Object.values(get(attemptStatusesAtom)).some(({ state }) => isOpen(state)),
);

/**
 * True while a payment is under way, so that its page must stay open. Excludes payments whose outcome could not be
 * found out, because that may take days.
 */
export const isPayingAtom = atom((get) =>
  Object.values(get(attemptStatusesAtom)).some(({ state }) => isOpen(state) && state.phase !== 'notKnown'),
);
