import { atom } from 'jotai';

/** Whether the device reports a network. An answer that came although it reports none proves it wrong. */
export const hasNetworkAtom = atom(navigator.onLine);
let offlineSince = 0;
hasNetworkAtom.onMount = (set) => {
  const listen = (): void => {
    if (!navigator.onLine) offlineSince = Date.now();
    set(navigator.onLine);
  };
  if (navigator.onLine) listen();
  addEventListener('online', listen);
  addEventListener('offline', listen);
  return () => {
    removeEventListener('online', listen);
    removeEventListener('offline', listen);
  };
};

/** Records an answer to a call of this moment. Some devices report no network all the time. */
export const recordAnswerAtom = atom(null, (_, set, sentAt: number) => {
  if (sentAt > offlineSince) set(hasNetworkAtom, true);
});

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
