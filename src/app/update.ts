import { atom } from 'jotai';

/** A new version. Waiting: `take` lets it take over, and opens this page anew. Taken by another tab: `take` opens this page anew. */
export interface Update {
  isTaken: boolean;
  take: () => void;
}

export const updateAtom = atom<Update | undefined>(undefined);
