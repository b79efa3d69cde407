import { atom } from 'jotai';
import { movesMoney, reduceForLogout, type Attempt } from '~/domain/attempt';
import { isOpen, type AttemptState } from '~/domain/attempt.state';
import { keys } from './keys';
import { personalAtom } from './personal';
import { driverAtom } from './signIn';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

/** Attempt records of this device: every city, every account (`reliability.md`, section 4). */
export const attemptsAtom = storedAtom(keys.attempts);

/** One attempt that this page has sent or taken up, and where it stands. */
export interface AttemptTrace {
  attempt: Attempt;
  state: AttemptState;
}

export const tracesAtom = personalAtom<Readonly<Record<string, AttemptTrace>>>({});

/** Attempts whose owner has logged out while they were under way: nobody else hears of them. */
const left = new Set<string>();
export const hasLeft = (id: string): boolean => left.has(id);
/** Their owner is back. */
export const takeUp = (id: string): boolean => left.delete(id);

export const traceOf = (id: string): AttemptTrace | undefined => store.get(tracesAtom)[id];
export const traceAtom = (id: string | undefined) => atom((get) => (id === undefined ? undefined : get(tracesAtom)[id]));
export const setTrace = (attempt: Attempt, state: AttemptState): void => {
  if (!left.has(attempt.id)) store.set(tracesAtom, (all) => ({ ...all, [attempt.id]: { attempt, state } }));
};

/** The driver has been told how it ended. */
export const forgetTrace = (id: string): void => {
  store.set(tracesAtom, ({ [id]: _, ...rest }) => rest);
  if (read(keys.attempts).some((attempt) => attempt.id === id && attempt.isTwice)) dropAttempt(id);
};

/** Attempts that a form or a window on the screen tells about by itself. */
const attendedAtom = atom<readonly string[]>([]);

/** A form takes over the telling. Returns the way to give it back. */
export const attend = (id: string): (() => void) => {
  store.set(attendedAtom, (all) => [...all, id]);
  return () => store.set(attendedAtom, (all) => all.filter((one) => one !== id));
};

/** What nobody on the screen tells about: payments whose answer was lost, and how they ended. A driver's are told to nobody while the login has expired. */
export const untoldAtom = atom((get): AttemptTrace[] =>
  Object.values(get(tracesAtom)).filter(
    ({ attempt, state }) =>
      (attempt.kind === 'guestStart' || get(driverAtom) !== undefined) &&
      movesMoney(attempt) &&
      !get(attendedAtom).includes(attempt.id) &&
      !['sending', 'refused', 'busy', 'offline'].includes(state.phase),
  ),
);

/** Changes the stored list as it stands now: another tab may have written since. */
export const changeList = (next: (all: Attempt[]) => Attempt[]): void => store.set(attemptsAtom, next(read(keys.attempts)));

/** Changes stored records of attempts where they still stand. */
export const changeAttempts = (isMeant: (attempt: Attempt) => boolean, next: (attempt: Attempt) => Attempt): void => {
  if (read(keys.attempts).some(isMeant)) changeList((all) => all.map((attempt) => (isMeant(attempt) ? next(attempt) : attempt)));
};

export const dropAttempt = (id: string): void => changeList((all) => all.filter((attempt) => attempt.id !== id));

const isDriversOf = (attempt: Attempt, city: string): boolean => attempt.city === city && attempt.kind !== 'guestStart';

/** Their driver has left: of the open records that this page knows everything in clear goes, the record stays. A guest's are the device's. */
export const leaveAttempts = (city: string): void => {
  Object.keys(store.get(tracesAtom)).forEach((id) => left.add(id));
  changeAttempts((attempt) => isDriversOf(attempt, city) && left.has(attempt.id), reduceForLogout);
};

/** What logging out does: the same of every open record of a city's drivers. */
export const reduceAttempts = (city: string): void => changeAttempts((attempt) => isDriversOf(attempt, city), reduceForLogout);

/** Is there a payment of this page whose ending is not known yet? */
export const hasOpenAttemptAtom = atom((get) => Object.values(get(tracesAtom)).some(({ state }) => isOpen(state)));

/** Is a payment on its way at this moment, so that its page must stay? Not one whose ending could not be found out: that may take days. */
export const isPayingAtom = atom((get) => Object.values(get(tracesAtom)).some(({ state }) => isOpen(state) && state.phase !== 'notKnown'));
