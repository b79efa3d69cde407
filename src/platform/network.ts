import { atom } from 'jotai';

/** A single answer may be an accident. */
const answersToOverrule = 2;
let offlineSince = 0;
/** The answers that have come since the device reports no network. */
let answersWhileOffline = 0;

/** Whether there is a network now: the device reports one, or answers that keep coming prove it wrong. */
export const hasNetwork = (): boolean => navigator.onLine || answersWhileOffline >= answersToOverrule;

/** The same as an atom, for what has to follow it. */
export const hasNetworkAtom = atom(hasNetwork());
hasNetworkAtom.onMount = (set) => {
  const listen = (): void => {
    answersWhileOffline = 0;
    if (!navigator.onLine) offlineSince = Date.now();
    set(navigator.onLine);
  };
  if (!hasNetwork()) listen();
  else set(true);
  addEventListener('online', listen);
  addEventListener('offline', listen);
  return () => {
    removeEventListener('online', listen);
    removeEventListener('offline', listen);
  };
};

/**
 * Records an answer that no cache can have given, to a call of this moment. Some devices report no network all the
 * time.
 */
export const recordAnswerAtom = atom(null, (_, set, sentAt: number) => {
  if (navigator.onLine) answersWhileOffline = 0;
  else if (sentAt > offlineSince) answersWhileOffline += 1;
  set(hasNetworkAtom, hasNetwork());
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
