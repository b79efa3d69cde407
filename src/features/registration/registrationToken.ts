import { atom } from 'jotai';

/** A login that becomes valid once everything is confirmed, if the city sends it at the start. In memory only. */
export const registrationTokenAtom = atom<string | undefined>(undefined);
