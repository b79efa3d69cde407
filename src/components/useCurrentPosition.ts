import { useEffect, useEffectEvent, useState } from 'react';
import type { GeoPoint } from '~/domain/content/options';
import { positionErrorText } from './positionErrorText';
import { locateCoarsely, positionTimeoutMs, type PositionError } from '~/state/map/position';
import { dataOwnerAtom } from '~/state/session/dataOwner';
import { driverAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { usePendingAction } from '~/ui/usePendingAction';
import { withTimeout } from '~/platform/time';

interface Answer {
  position: GeoPoint;
  requester: string;
}

/** Some phones never answer, and the browser's question may stand unanswered. */
const inTime = (): Promise<GeoPoint | PositionError> => withTimeout(locateCoarsely(), positionTimeoutMs, 'slow');

/** Who asks, and in which city: an answer that comes after somebody has signed in or out is nobody's. */
const requesterNow = (): string => JSON.stringify([store.get(dataOwnerAtom), store.get(driverAtom)?.cacheKey]);

/**
 * Asks where the driver is, on a tap and never by itself, and goes on with it by what is on the screen when the answer comes;
 * one that comes when the asker has gone does nothing. What went wrong is told in words.
 */
export const useCurrentPosition = (
  onPosition: (position: GeoPoint) => void,
): { isLocating: boolean; error: string | undefined; locate: () => void } => {
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<Answer>();
  const take = useEffectEvent(({ position, requester }: Answer): void => {
    if (requester === requesterNow()) onPosition(position);
  });
  // By way of an effect: an answer may take ten seconds, and by then the values of the tap are old, and the asker may be gone.
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
