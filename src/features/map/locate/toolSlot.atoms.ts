import { atom } from 'jotai';

/** The place for the map's tools among the buttons in a thumb's reach, while those are shown. */
export const toolSlotAtom = atom<HTMLElement | null>(null);
