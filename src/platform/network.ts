import { atom } from 'jotai';

/** Whether the device reports a network, regardless of the last answers. */
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

/**
 * The result of the last calls. `silent`: no answer in time, because a phone may be connected to a network that carries
 * no data. `portal`: pages of a third party, such as a Wi-Fi that requires a login.
 */
export type Connectivity = 'answers' | 'silent' | 'portal';
export const connectivityAtom = atom<Connectivity>('answers');

/** What is known of the way to the city. `offline`: the device itself reports no network. */
export const lineAtom = atom((get): Connectivity | 'offline' =>
  get(hasNetworkAtom) ? get(connectivityAtom) : 'offline',
);

/** True while the map's ground does not arrive, which says nothing about the city. */
export const areTilesMissingAtom = atom(false);

/** Whether there is a connection, according to the device and the last answers. */
export const isOnlineAtom = atom((get) => get(lineAtom) === 'answers');
