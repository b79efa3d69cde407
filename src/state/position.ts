import type { Atom } from 'jotai';
import type { GeoPoint } from '~/domain/options';
import type { Fix } from '~/domain/zoneHere';
import { personalAtom } from './personal';
import { store } from './store';

export type PositionFault = 'refused' | 'unavailable' | 'slow';

/** How old a position may be, and how long one may take. */
const stillGoodMs = 60_000;
export const positionLimitMs = 10_000;
/** A rough position says which city; an exact one, which side of the street, and that changes with every step. */
const rough: PositionOptions = { enableHighAccuracy: false, maximumAge: stillGoodMs, timeout: positionLimitMs };
const exact: PositionOptions = { enableHighAccuracy: true, maximumAge: 5_000, timeout: positionLimitMs };

const faultOf = ({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): PositionFault =>
  code === PERMISSION_DENIED ? 'refused' : code === TIMEOUT ? 'slow' : 'unavailable';

const fixOf = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition): Fix => ({ latitude, longitude, accuracyM: accuracy });

/** Has something dropped, once, so long after the last call: by a timer, and when a page that slept is seen again. */
export const dropAfter = (ms: number, drop: () => void): (() => void) => {
  let dueAt = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    dueAt = Number.POSITIVE_INFINITY;
    clearTimeout(timer);
    drop();
  };
  document.addEventListener('visibilitychange', () => {
    if (Date.now() >= dueAt) end();
  });
  return () => {
    dueAt = Date.now() + ms;
    clearTimeout(timer);
    timer = setTimeout(end, ms);
  };
};

/** For how long distances are told by a position. */
const knownMs = 10 * 60_000;
/** Where the driver was last found to be; in memory only. */
const foundAtom = personalAtom<GeoPoint | undefined>(undefined);
const keepFound = dropAfter(knownMs, () => store.set(foundAtom, undefined));

/** Notes where the driver is, for whoever tells distances. */
const notePosition = ({ latitude, longitude }: GeoPoint): void => {
  store.set(foundAtom, { latitude, longitude });
  keepFound();
};

/** Where the driver is, if that is known. Reading it asks nobody. */
export const positionAtom: Atom<GeoPoint | undefined> = foundAtom;

const ask = <Answer>(read: (position: GeolocationPosition) => Answer, options: PositionOptions): Promise<Answer | PositionFault> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable');
    navigator.geolocation.getCurrentPosition(
      (position) => {
        notePosition(fixOf(position));
        resolve(read(position));
      },
      (fault) => resolve(faultOf(fault)),
      options,
    );
  });

/**
 * Asks the phone once where it is; the first time the browser asks the driver, so call it on a tap only. Rough is good
 * enough. Never rejects; where the phone never answers, never resolves.
 */
export const askPosition = (): Promise<GeoPoint | PositionFault> => ask(({ coords: { latitude, longitude } }) => ({ latitude, longitude }), rough);

/** The same as exactly as the phone can, with how far it may be off. */
export const askFix = (): Promise<Fix | PositionFault> => ask(fixOf, exact);

/** Hears every step of the phone until the answer is called. A step that could not be told is left out, but for a refusal. */
export const watchFixes = (onFix: (fix: Fix) => void, onRefused: () => void): (() => void) => {
  if (!('geolocation' in navigator)) return () => undefined;
  const watch = navigator.geolocation.watchPosition(
    (position) => {
      notePosition(fixOf(position));
      onFix(fixOf(position));
    },
    (fault) => {
      if (faultOf(fault) === 'refused') onRefused();
    },
    exact,
  );
  return () => navigator.geolocation.clearWatch(watch);
};
