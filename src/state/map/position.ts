import type { Atom } from 'jotai';
import type { GeoPoint } from '~/domain/content/options';
import type { Fix } from '~/domain/map/zonesNearby';
import { personalAtom } from '../session/personalAtom';
import { store } from '../store';
import { onPageVisible } from '~/platform/pageVisibility';

export type PositionError = 'refused' | 'unavailable' | 'slow';

/** How old a position may be, and how long one may take. */
const maxAgeMs = 60_000;
export const positionTimeoutMs = 10_000;
/** A rough position says which city; an exact one, which side of the street, and that changes with every step. */
const coarseOptions: PositionOptions = { enableHighAccuracy: false, maximumAge: maxAgeMs, timeout: positionTimeoutMs };
const preciseOptions: PositionOptions = { enableHighAccuracy: true, maximumAge: 5_000, timeout: positionTimeoutMs };

const positionErrorOf = ({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): PositionError =>
  code === PERMISSION_DENIED ? 'refused' : code === TIMEOUT ? 'slow' : 'unavailable';

const fixFromPosition = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition): Fix => ({
  latitude,
  longitude,
  accuracyM: accuracy,
});

/** Has something dropped, once, so long after the last call: by a timer, and when a page that slept is seen again. */
export const createExpiryTimer = (ms: number, onExpire: () => void): (() => void) => {
  let dueAt = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expire = (): void => {
    dueAt = Number.POSITIVE_INFINITY;
    clearTimeout(timer);
    onExpire();
  };
  onPageVisible(() => {
    if (Date.now() >= dueAt) expire();
  });
  return () => {
    dueAt = Date.now() + ms;
    clearTimeout(timer);
    timer = setTimeout(expire, ms);
  };
};

/** For how long distances are told by a position. */
const positionLifeMs = 10 * 60_000;
/** Where the driver was last found to be; in memory only. */
const lastPositionAtom = personalAtom<GeoPoint | undefined>(undefined);
const restartExpiry = createExpiryTimer(positionLifeMs, () => store.set(lastPositionAtom, undefined));

/** Notes where the driver is, for whoever tells distances. */
const recordPosition = ({ latitude, longitude }: GeoPoint): void => {
  store.set(lastPositionAtom, { latitude, longitude });
  restartExpiry();
};

/** Where the driver is, if that is known. Reading it asks nobody. */
export const positionAtom: Atom<GeoPoint | undefined> = lastPositionAtom;

const requestPosition = <Answer>(
  read: (position: GeolocationPosition) => Answer,
  options: PositionOptions,
): Promise<Answer | PositionError> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable');
    navigator.geolocation.getCurrentPosition(
      (position) => {
        recordPosition(fixFromPosition(position));
        resolve(read(position));
      },
      (error) => resolve(positionErrorOf(error)),
      options,
    );
  });

/**
 * Asks the phone once where it is; the first time the browser asks the driver, so call it on a tap only. Rough is good
 * enough. Never rejects; where the phone never answers, never resolves.
 */
export const locateCoarsely = (): Promise<GeoPoint | PositionError> =>
  requestPosition(({ coords: { latitude, longitude } }) => ({ latitude, longitude }), coarseOptions);

/** The same as exactly as the phone can, with how far it may be off. */
export const locatePrecisely = (): Promise<Fix | PositionError> => requestPosition(fixFromPosition, preciseOptions);

/** Hears every step of the phone until the answer is called. A step that could not be told is left out, but for a refusal. */
export const watchFixes = (onFix: (fix: Fix) => void, onRefused: () => void): (() => void) => {
  if (!('geolocation' in navigator)) return () => undefined;
  const watchId = navigator.geolocation.watchPosition(
    (position) => {
      recordPosition(fixFromPosition(position));
      onFix(fixFromPosition(position));
    },
    (error) => {
      if (positionErrorOf(error) === 'refused') onRefused();
    },
    preciseOptions,
  );
  return () => navigator.geolocation.clearWatch(watchId);
};
