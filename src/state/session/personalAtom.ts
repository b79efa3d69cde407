import { atom, type PrimitiveAtom } from 'jotai';
import { store } from '../store';

/** How everything in memory that is one person's is emptied when that person leaves. */
const resetters: (() => void)[] = [];

/** Has something emptied along with the rest. For what lives as long as the page. */
export const onSignOut = (reset: () => void): void => void resetters.push(reset);

/** An atom that holds something of whoever is signed in: a form, a notice. It begins anew with the next person. */
export const personalAtom = <Value>(initial: Value): PrimitiveAtom<Value> => {
  const innerAtom = atom(initial);
  onSignOut(() => store.set(innerAtom, initial));
  return innerAtom;
};

export const clearPersonalAtoms = (): void => resetters.forEach((reset) => reset());
