import { atom } from 'jotai';
import { movesMoney, reduceForLogout, type Attempt } from '~/domain/payments/attempt';
import { isOpen, type AttemptState } from '~/domain/payments/attempt.state';
import { storageKeys } from '../storageKeys';
import { personalAtom } from '../session/personalAtom';
import { driverAtom } from '../session/signIn';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

/** Attempt records of this device: every city, every account (`reliability.md`, section 4). */
export const attemptsAtom = storedAtom(storageKeys.attempts);

/** One attempt that this page has sent or taken up, and where it stands. */
export interface AttemptStatus {
  attempt: Attempt;
  state: AttemptState;
}

export const attemptStatusesAtom = personalAtom<Readonly<Record<string, AttemptStatus>>>({});

/** Attempts whose owner has logged out while they were under way: nobody else hears of them. */
const orphaned = new Set<string>();
export const isOrphaned = (id: string): boolean => orphaned.has(id);
/** Their owner is back. */
export const reclaimAttempt = (id: string): boolean => orphaned.delete(id);

export const attemptStatusOf = (id: string): AttemptStatus | undefined => store.get(attemptStatusesAtom)[id];
export const attemptStatusAtom = (id: string | undefined) =>
  atom((get) => (id === undefined ? undefined : get(attemptStatusesAtom)[id]));
export const setAttemptStatus = (attempt: Attempt, state: AttemptState): void => {
  if (!orphaned.has(attempt.id))
    store.set(attemptStatusesAtom, (all) => ({ ...all, [attempt.id]: { attempt, state } }));
};

/** The driver has been told how it ended. */
export const clearAttemptStatus = (id: string): void => {
  store.set(attemptStatusesAtom, ({ [id]: _, ...rest }) => rest);
  if (read(storageKeys.attempts).some((attempt) => attempt.id === id && attempt.isTwice)) dropAttempt(id);
};

/** Attempts that a form or a window on the screen tells about by itself. */
const claimedAtom = atom<readonly string[]>([]);

/** A form takes over the telling. Returns the way to give it back. */
export const claimAttempt = (id: string): (() => void) => {
  store.set(claimedAtom, (all) => [...all, id]);
  return () => store.set(claimedAtom, (all) => all.filter((one) => one !== id));
};

/** What nobody on the screen tells about: payments whose answer was lost, and how they ended. A driver's are told to nobody while the login has expired. */
export const unannouncedAttemptsAtom = atom((get): AttemptStatus[] =>
  Object.values(get(attemptStatusesAtom)).filter(
    ({ attempt, state }) =>
      (attempt.kind === 'guestStart' || get(driverAtom) !== undefined) &&
      movesMoney(attempt) &&
      !get(claimedAtom).includes(attempt.id) &&
      !['sending', 'refused', 'busy', 'offline'].includes(state.phase),
  ),
);

/** Changes the stored list as it stands now: another tab may have written since. */
export const changeAttemptList = (next: (all: Attempt[]) => Attempt[]): void =>
  store.set(attemptsAtom, next(read(storageKeys.attempts)));

/** Changes stored records of attempts where they still stand. */
export const changeAttempts = (isMatch: (attempt: Attempt) => boolean, next: (attempt: Attempt) => Attempt): void => {
  if (read(storageKeys.attempts).some(isMatch))
    changeAttemptList((all) => all.map((attempt) => (isMatch(attempt) ? next(attempt) : attempt)));
};

export const dropAttempt = (id: string): void => changeAttemptList((all) => all.filter((attempt) => attempt.id !== id));

const isDriverAttempt = (attempt: Attempt, city: string): boolean =>
  attempt.city === city && attempt.kind !== 'guestStart';

/** Their driver has left: of the open records that this page knows everything in clear goes, the record stays. A guest's are the device's. */
export const orphanAttempts = (city: string): void => {
  Object.keys(store.get(attemptStatusesAtom)).forEach((id) => orphaned.add(id));
  changeAttempts((attempt) => isDriverAttempt(attempt, city) && orphaned.has(attempt.id), reduceForLogout);
};

/** What logging out does: the same of every open record of a city's drivers. */
export const redactAttempts = (city: string): void =>
  changeAttempts((attempt) => isDriverAttempt(attempt, city), reduceForLogout);

/** Is there a payment of this page whose ending is not known yet? */
export const hasOpenAttemptAtom = atom((get) =>
  Object.values(get(attemptStatusesAtom)).some(({ state }) => isOpen(state)),
);

/** Is a payment on its way at this moment, so that its page must stay? Not one whose ending could not be found out: that may take days. */
export const isPayingAtom = atom((get) =>
  Object.values(get(attemptStatusesAtom)).some(({ state }) => isOpen(state) && state.phase !== 'notKnown'),
);
