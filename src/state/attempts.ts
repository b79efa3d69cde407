import { atom } from 'jotai';
import { isSameTarget, reduceForLogout, type Attempt } from '~/domain/attempt';
import { isOpen, type AttemptState } from '~/domain/attempt.flow';
import { keys } from './keys';
import { isStorageKept, read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

/** Attempt records of this device: every city, every account (`reliability.md`, section 4). */
export const attemptsAtom = storedAtom(keys.attempts);

/** Where each attempt of this page stands, by its id. */
export const attemptStatesAtom = atom<Readonly<Record<string, AttemptState>>>({});

/** Changes the stored list as it stands now: another tab may have written since. */
const change = (next: (all: Attempt[]) => Attempt[]): void => store.set(attemptsAtom, next(read(keys.attempts)));

/** Keeps a record before anything is sent. False where it stands in memory only. */
export const keepAttempt = (attempt: Attempt): boolean => {
  change((all) => [...all.filter(({ id }) => id !== attempt.id), attempt]);
  return isStorageKept();
};

export const dropAttempt = (id: string): void => change((all) => all.filter((attempt) => attempt.id !== id));

/** What logging out does to one account's open records: everything in clear goes, the record stays. */
export const reduceAttempts = (accountKey: string): void =>
  change((all) => all.map((attempt) => (attempt.accountKey === accountKey ? reduceForLogout(attempt) : attempt)));

export const setAttemptState = (id: string, state: AttemptState): void => store.set(attemptStatesAtom, (all) => ({ ...all, [id]: state }));

/** The open record that forbids the same payment once more, whichever tab made it. A success that is only being looked over forbids nothing. */
export const openAttempt = (wanted: Pick<Attempt, 'kind' | 'target' | 'city'>): Attempt | undefined =>
  read(keys.attempts).find((attempt) => isSameTarget(attempt, wanted) && !attempt.isAnsweredOk && isStillOpen(attempt.id));

const isStillOpen = (id: string): boolean => {
  const state = store.get(attemptStatesAtom)[id];
  return state === undefined || isOpen(state);
};
