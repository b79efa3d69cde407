import type { GeoPoint } from '~/domain/options';

export type PositionFault = 'refused' | 'unavailable' | 'slow';

/** How old a position may be, and how long one may take. */
const stillGoodMs = 60_000;
export const positionLimitMs = 10_000;

/**
 * Asks the phone once where it is; the first time the browser asks the driver, so call it on a tap only. Rough is good
 * enough. Never rejects; where the phone never answers, never resolves.
 */
export const askPosition = (): Promise<GeoPoint | PositionFault> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) => resolve(code === PERMISSION_DENIED ? 'refused' : code === TIMEOUT ? 'slow' : 'unavailable'),
      { enableHighAccuracy: false, maximumAge: stillGoodMs, timeout: positionLimitMs },
    );
  });
