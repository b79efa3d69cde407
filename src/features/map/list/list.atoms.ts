import { atom } from 'jotai';
import type { ListOrder } from '~/domain/map/mapList';

/** How the list was left: the way back from a card or a payment leads to the same row. Gone with the page. */

export const listOrderAtom = atom<ListOrder>('near');

/** Distances are from the driver, where the phone has told where that is. */
export const isSortedFromPositionAtom = atom(true);

/** How many pages of rows were loaded and how far they were scrolled, of the list with this mark. */
export const listScrollAtom = atom<{ listKey: string; pages: number; top: number } | undefined>(undefined);

/** Where a list that covers the map has what stands over the map: null is nowhere, and undefined that none covers it. */
export const listFooterAtom = atom<HTMLElement | null | undefined>(undefined);
