import { atom } from 'jotai';
import type { ListOrder } from '~/domain/map/mapList';

/**
 * The state in which the list was left, so that the return from a card or a payment leads to the same row. It is lost
 * with the page.
 */

export const listOrderAtom = atom<ListOrder>('near');

/** True if distances start from the driver, once the phone's position is known. */
export const isSortedFromPositionAtom = atom(true);

/** The number of loaded pages and the scroll position of the list `listKey`. */
export const listScrollAtom = atom<{ listKey: string; pages: number; top: number } | undefined>(undefined);

/**
 * The element of a list covering the map that contains the map's overlays. Null if they are not shown, undefined if no
 * list covers the map.
 */
export const listFooterAtom = atom<HTMLElement | null | undefined>(undefined);
