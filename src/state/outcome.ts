import { atom } from 'jotai';
import { store } from './store';

/** How long the outcome of an action remains on the screen (CONST-06). */
const shownMs = 7_000;

/** The outcome of the last action whose dialog has closed. The shell shows it on every page for a moment. */
export const outcomeAtom = atom<string>();

let timer: ReturnType<typeof setTimeout> | undefined;
export const showOutcome = (text: string): void => {
  clearTimeout(timer);
  store.set(outcomeAtom, text);
  timer = setTimeout(() => store.set(outcomeAtom, undefined), shownMs);
};
