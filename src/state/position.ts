import { atom } from 'jotai';
import type { GeoPoint } from '~/domain/options';
import { personalAtom } from './personal';
import { store } from './store';

export type PositionFault = 'refused' | 'unavailable' | 'slow';

/** How old a position may be, and how long one may take. */
const stillGoodMs = 60_000;
export const positionLimitMs = 10_000;

/** Where the driver was last found to be, and when; in memory only. */
const foundAtom = personalAtom<{ place: GeoPoint; at: number } | undefined>(undefined);
/** For how long distances are told by it. */
const knownMs = 10 * 60_000;

/** Notes where the driver is, for whoever tells distances. */
export const notePosition = (place: GeoPoint): void => store.set(foundAtom, { place, at: Date.now() });

/** Where the driver is, if that is known. Reading it asks nobody. */
export const positionAtom = atom((get): GeoPoint | undefined => {
  const found = get(foundAtom);
  return found && Date.now() - found.at < knownMs ? found.place : undefined;
});

/**
 * Asks the phone once where it is; the first time the browser asks the driver, so call it on a tap only. Rough is good
 * enough. Never rejects; where the phone never answers, never resolves.
 */
export const askPosition = (): Promise<GeoPoint | PositionFault> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        notePosition({ latitude, longitude });
        resolve({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED, TIMEOUT }) => resolve(code === PERMISSION_DENIED ? 'refused' : code === TIMEOUT ? 'slow' : 'unavailable'),
      { enableHighAccuracy: false, maximumAge: stillGoodMs, timeout: positionLimitMs },
    );
  });
