import { atom } from 'jotai';
import type { Zone } from '~/domain/zone';
import { store } from './store';

/** Every window that opens over a page, by name, with what it needs. `app/WindowHost` draws them. */
export type WindowCall =
  | { name: 'city' }
  | { name: 'login' }
  | { name: 'tokenExpired' }
  | { name: 'menu' }
  | { name: 'refill'; sum?: number }
  | { name: 'extend'; sessionId: string }
  | { name: 'cancelSession'; sessionId: string }
  | { name: 'zones'; onPick: (zone: Zone) => void };

export type WindowName = WindowCall['name'];

/** Open windows, the topmost last. */
export const windowsAtom = atom<readonly WindowCall[]>([]);

/** Opens a window on top; one that is open already is not opened twice. */
export const openWindow = (call: WindowCall): void => store.set(windowsAtom, (open) => [...open.filter(({ name }) => name !== call.name), call]);

export const closeWindow = (name: WindowName): void => store.set(windowsAtom, (open) => open.filter((one) => one.name !== name));

export const closeAllWindows = (): void => store.set(windowsAtom, []);
