import { atom } from 'jotai';

/** The login that becomes good once everything is confirmed, where a city tells it at the start. In memory only. */
export const registrationTokenAtom = atom<string | undefined>(undefined);
