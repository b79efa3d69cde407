import type { Fix } from '~/domain/map/zonesNearby';
import { personalAtom } from '../session/personalAtom';
import { locatePrecisely, createExpiryTimer, positionTimeoutMs, watchFixes, type PositionError } from './position';
import { store } from '../store';

/** Where the phone is, once the driver has asked: in memory only, sent nowhere. */
export interface UserLocation {
  fix?: Fix;
  error?: PositionError;
  isLocating?: boolean;
  /** The map goes along with the phone. */
  isFollowing?: boolean;
}

const noLocation: UserLocation = {};
export const userLocationAtom = personalAtom<UserLocation>(noLocation);

const change = (next: UserLocation): void => store.set(userLocationAtom, (last) => ({ ...last, ...next }));

/** A driver has walked or driven on by then: a zone is suggested by no older position. */
const fixLifeMs = 2 * 60_000;
const restartFixExpiry = createExpiryTimer(fixLifeMs, () => {
  // A phone that has said nothing for so long is not followed any more either.
  stopFollowing();
  change({ fix: undefined });
});

/** Which question is waited for: an answer to an earlier one is nobody's any more. */
let requestCount = 0;

/** Asks where the phone is; call it on a tap only. An earlier position stays until there is a newer one. */
export const locate = async (): Promise<void> => {
  if (store.get(userLocationAtom).isLocating) return;
  const requestNumber = (requestCount += 1);
  store.set(userLocationAtom, ({ fix }) => ({ fix, isLocating: true }));
  // Some phones never answer, and the question may stand unanswered: the driver is told, and a late answer still counts.
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

/** The driver waits no longer; what was known before stays. */
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

/** Goes along with the phone until it is stopped; only once a position is known. */
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

/** Forgets the position, and what went wrong with it. */
export const clearUserLocation = (): void => {
  stopFollowing();
  requestCount += 1;
  store.set(userLocationAtom, noLocation);
};
