import { useEffect, useEffectEvent, useState } from 'react';
import type { GeoPoint } from '~/domain/map/geoPoint';
import { withTimeout } from '~/platform/time';
import { positionErrorText } from './positionErrorText';
import { locateCoarsely, positionTimeoutMs, type PositionError } from '~/state/map/position';
import { dataOwnerAtom } from '~/state/session/dataOwner';
import { driverAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { usePendingAction } from '~/ui/usePendingAction';

interface Answer {
  position: GeoPoint;
  requester: string;
}

/** Some phones never answer, and the browser's permission prompt may stay open. */
const inTime = (): Promise<GeoPoint | PositionError> => withTimeout(locateCoarsely(), positionTimeoutMs, 'slow');

/** The current user and city. An answer that arrives after a login or logout is dropped. */
const requesterNow = (): string => JSON.stringify([store.get(dataOwnerAtom), store.get(driverAtom)?.cacheKey]);

/**
 * Locates the driver, only on a tap. The callback uses what is on the screen when the position arrives. A position that
 * arrives after the component has gone does nothing. Returns a failure as text.
 */
export const useCurrentPosition = (
  onPosition: (position: GeoPoint) => void,
): { isLocating: boolean; error: string | undefined; locate: () => void } => {
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<Answer>();
  const take = useEffectEvent(({ position, requester }: Answer): void => {
    if (requester === requesterNow()) onPosition(position);
  });
  // Passed through an effect: an answer may take ten seconds. By then the values from the tap are outdated, and the
  // component may be gone.
  useEffect(() => {
    if (answer) take(answer);
  }, [answer]);
  const [isLocating, locate] = usePendingAction(async () => {
    setError(undefined);
    const requester = requesterNow();
    const position = await inTime();
    if (typeof position === 'object') setAnswer({ position, requester });
    else setError(positionErrorText(position));
  });
  return { isLocating, error, locate };
};
