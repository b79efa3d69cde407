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

/** Did the last calls get an answer? A phone may be "connected" to a network that carries nothing. */
export const answersAtom = atom(true);

/** Is there a connection, as far as the device and the last answers tell? */
export const isOnlineAtom = atom((get) => get(hasNetworkAtom) && get(answersAtom));
