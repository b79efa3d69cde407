import { atom } from 'jotai';

/**
 * A new version. If it is waiting, `apply` activates it and reloads this page. If another tab or the server has already
 * activated it, `apply` only reloads this page.
 */
export interface Update {
  isActivated: boolean;
  /** The chunk that the driver has just requested is gone. This is reported even over a half-filled form. */
  isChunkMissing?: boolean;
  apply: () => void;
}

export const updateAtom = atom<Update | undefined>(undefined);
