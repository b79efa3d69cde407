import { atom, type PrimitiveAtom } from 'jotai';
import { store } from './store';

/** How everything in memory that is one person's is emptied when that person leaves. */
const endings: (() => void)[] = [];

/** Has something emptied along with the rest. For what lives as long as the page. */
export const whenPersonLeaves = (forget: () => void): void => void endings.push(forget);

/** An atom that holds something of whoever is signed in: a form, a notice. It begins anew with the next person. */
export const personalAtom = <Value>(initial: Value): PrimitiveAtom<Value> => {
  const own = atom(initial);
  whenPersonLeaves(() => store.set(own, initial));
  return own;
};

export const forgetPersonal = (): void => endings.forEach((forget) => forget());
