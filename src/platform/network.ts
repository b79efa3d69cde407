import { atom } from 'jotai';

/** Does the device say that it has a network, whatever the last answers told? */
export const hasNetworkAtom = atom(navigator.onLine);
hasNetworkAtom.onMount = (set) => {
  const listen = (): void => set(navigator.onLine);
  listen();
  addEventListener('online', listen);
  addEventListener('offline', listen);
  return () => {
    removeEventListener('online', listen);
    removeEventListener('offline', listen);
  };
};

/** What the last calls came to: answers; nothing in time, for a phone may be "connected" to a network that carries nothing; or a stranger's pages, as a Wi-Fi gives that wants a login first. */
export type Connectivity = 'answers' | 'silent' | 'portal';
export const connectivityAtom = atom<Connectivity>('answers');

/** Is there a connection, as far as the device and the last answers tell? */
export const isOnlineAtom = atom((get) => get(hasNetworkAtom) && get(connectivityAtom) === 'answers');
