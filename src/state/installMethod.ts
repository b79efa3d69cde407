import { atom } from 'jotai';

/** How this browser lets the app be installed: with its own prompt, or through a menu that the driver must find. */
export type InstallMethod = { by: 'browser'; prompt: () => Promise<void> } | { by: 'shareMenu' };

/** Undefined if the app is already installed or the browser cannot install it. */
export const installMethodAtom = atom<InstallMethod | undefined>(undefined);
