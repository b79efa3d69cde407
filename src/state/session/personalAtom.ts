import { atom, type PrimitiveAtom } from 'jotai';
import { store } from '../store';

/** The functions that reset all personal data in memory when a person signs out. */
const resetters: (() => void)[] = [];

/** Registers a reset that runs on sign-out. For state that lives as long as the page. */
export const onSignOut = (reset: () => void): void => void resetters.push(reset);

/**
 * Creates an atom for personal data of the signed-in user, such as a form or a notice. It is reset for the next person.
 */
export const personalAtom = <Value>(initial: Value): PrimitiveAtom<Value> => {
  const innerAtom = atom(initial);
  onSignOut(() => store.set(innerAtom, initial));
  return innerAtom;
};

export const clearPersonalAtoms = (): void => resetters.forEach((reset) => reset());
