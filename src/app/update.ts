import { atom } from 'jotai';

/** Set when a new version waits: calling it lets the version take over, and the page is opened anew. */
export const updateAtom = atom<{ take: () => void } | undefined>(undefined);
