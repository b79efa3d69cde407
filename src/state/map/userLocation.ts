import type { Fix } from '~/domain/map/zonesNearby';
import { personalAtom } from '../session/personalAtom';
import { locatePrecisely, createExpiryTimer, positionTimeoutMs, watchFixes, type PositionError } from './position';
import { store } from '../store';

/** The phone's location after the driver has requested it. In memory only, never sent anywhere. */
export interface UserLocation {
  fix?: Fix;
  error?: PositionError;
  isLocating?: boolean;
  /** True while the map follows the phone. */
  isFollowing?: boolean;
}

const noLocation: UserLocation = {};
export const userLocationAtom = personalAtom<UserLocation>(noLocation);

const change = (next: UserLocation): void => store.set(userLocationAtom, (last) => ({ ...last, ...next }));

/** By then the driver may have moved on, so no zone is suggested from an older position. */
const fixLifeMs = 2 * 60_000;
const restartFixExpiry = createExpiryTimer(fixLifeMs, () => {
  // A phone that has been silent for this long is no longer followed.
  stopFollowing();
  change({ fix: undefined });
});

/** The number of the current request. Answers to earlier requests are ignored. */
let requestCount = 0;

/** Requests the phone's location. Call it only on a tap. An earlier position stays until there is a newer one. */
export const locate = async (): Promise<void> => {
  if (store.get(userLocationAtom).isLocating) return;
  const requestNumber = (requestCount += 1);
  store.set(userLocationAtom, ({ fix }) => ({ fix, isLocating: true }));
  // Some phones never answer, and the driver may leave the prompt open. The app then shows an error, but a late answer
  // still counts.
  const timer = setTimeout(() => {
    if (requestNumber === requestCount) change({ isLocating: false, error: 'slow' });
  }, positionTimeoutMs);
  const answer = await locatePrecisely();
  clearTimeout(timer);
  if (requestNumber !== requestCount) return;
  if (typeof answer === 'string') change({ isLocating: false, error: answer });
  else {
    change({ isLocating: false, error: undefined, fix: answer });
    restartFixExpiry();
  }
};

/** Called when the driver stops waiting. The previous location stays. */
export const cancelLocating = (): void => {
  requestCount += 1;
  change({ isLocating: false });
};

let stop: (() => void) | undefined;

export const stopFollowing = (): void => {
  stop?.();
  stop = undefined;
  if (store.get(userLocationAtom).isFollowing) change({ isFollowing: false });
};

/** Follows the phone until stopped. Requires a known position. */
export const follow = (): void => {
  stopFollowing();
  change({ isFollowing: true, error: undefined });
  stop = watchFixes(
    (fix) => {
      change({ fix });
      restartFixExpiry();
    },
    () => {
      stopFollowing();
      change({ error: 'refused' });
    },
  );
};

/** Clears the location and its error. */
export const clearUserLocation = (): void => {
  stopFollowing();
  requestCount += 1;
  store.set(userLocationAtom, noLocation);
};
