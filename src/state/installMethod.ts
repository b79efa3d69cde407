import { atom } from 'jotai';

/** How this browser lets the app be installed: it asks by itself, or the driver finds the way in its menu. */
export type InstallMethod = { by: 'browser'; prompt: () => Promise<void> } | { by: 'shareMenu' };

/** Undefined where the app is installed already, or the browser installs none. */
export const installMethodAtom = atom<InstallMethod | undefined>(undefined);
