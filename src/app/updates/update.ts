import { atom } from 'jotai';

/** A new version. Waiting: `take` lets it take over, and opens this page anew. Taken by another tab, or by the server: `take` opens this page anew. */
export interface Update {
  isActivated: boolean;
  /** What the driver has just tapped is no longer there: said also over a form that is half filled in. */
  isChunkMissing?: boolean;
  apply: () => void;
}

export const updateAtom = atom<Update | undefined>(undefined);
