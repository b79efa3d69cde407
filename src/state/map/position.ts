import type { Atom } from 'jotai';
import type { GeoPoint } from '~/domain/map/geoPoint';
import type { Fix } from '~/domain/map/zonesNearby';
import { onPageVisible } from '~/platform/onPageVisible';
import { personalAtom } from '../session/personalAtom';
import { store } from '../store';

export type PositionError = 'refused' | 'unavailable' | 'slow';

/** The maximum age of a position, and the time limit for obtaining one. */
const maxAgeMs = 60_000;
export const positionTimeoutMs = 10_000;
/**
 * A coarse position identifies the city. A precise one identifies the side of the street, and changes with every step.
 */
const coarseOptions: PositionOptions = { enableHighAccuracy: false, maximumAge: maxAgeMs, timeout: positionTimeoutMs };
const preciseOptions: PositionOptions = { enableHighAccuracy: true, maximumAge: 5_000, timeout: positionTimeoutMs };

const positionErrorOf = ({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): PositionError =>
  code === PERMISSION_DENIED ? 'refused' : code === TIMEOUT ? 'slow' : 'unavailable';

const fixFromPosition = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition): Fix => ({
  latitude,
  longitude,
  accuracyM: accuracy,
});

/**
 * Creates a timer that calls `onExpire` once, `ms` after the last call. It also fires when a page that slept becomes
 * visible again after that time.
 */
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

/** How long a position is used to show distances. */
const positionLifeMs = 10 * 60_000;
/** The last known position of the driver, in memory only. */
const lastPositionAtom = personalAtom<GeoPoint | undefined>(undefined);
const restartExpiry = createExpiryTimer(positionLifeMs, () => store.set(lastPositionAtom, undefined));

/** Records the driver's position for components that show distances. */
const recordPosition = ({ latitude, longitude }: GeoPoint): void => {
  store.set(lastPositionAtom, { latitude, longitude });
  restartExpiry();
};

/** The driver's position, if known. Reading it triggers no permission prompt. */
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
 * Requests the phone's position once, with coarse accuracy. Call it only on a tap, because the browser prompts the
 * driver the first time. Never rejects; never resolves if the phone does not answer.
 */
export const locateCoarsely = (): Promise<GeoPoint | PositionError> =>
  requestPosition(({ coords: { latitude, longitude } }) => ({ latitude, longitude }), coarseOptions);

/** The same with the phone's best accuracy, including the possible error. */
export const locatePrecisely = (): Promise<Fix | PositionError> => requestPosition(fixFromPosition, preciseOptions);

/**
 * Calls `onFix` for every movement of the phone until the returned function is called. Failed readings are skipped,
 * except for a refusal.
 */
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
