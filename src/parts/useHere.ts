import { useEffect, useEffectEvent, useState } from 'react';
import type { GeoPoint } from '~/domain/options';
import { positionFaultText } from './positionFault';
import { askPosition, positionLimitMs, type PositionFault } from '~/state/position';
import { placesOwnerAtom } from '~/state/placesOwner';
import { driverAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { useTapOnce } from '~/ui/useTapOnce';

interface Answer {
  here: GeoPoint;
  asker: string;
}

/** Some phones never answer, and the browser's question may stand unanswered. */
const inTime = (): Promise<GeoPoint | PositionFault> =>
  Promise.race([askPosition(), new Promise<PositionFault>((resolve) => setTimeout(() => resolve('slow'), positionLimitMs))]);

/** Who asks, and in which city: an answer that comes after somebody has signed in or out is nobody's. */
const whoAsks = (): string => JSON.stringify([store.get(placesOwnerAtom), store.get(driverAtom)?.cacheKey]);

/**
 * Asks where the driver is, on a tap and never by itself, and goes on with it by what is on the screen when the answer comes;
 * one that comes when the asker has gone does nothing. What went wrong is told in words.
 */
export const useHere = (goOn: (here: GeoPoint) => void): { isAsking: boolean; fault: string | undefined; ask: () => void } => {
  const [fault, setFault] = useState<string>();
  const [answer, setAnswer] = useState<Answer>();
  const take = useEffectEvent(({ here, asker }: Answer): void => {
    if (asker === whoAsks()) goOn(here);
  });
  // By way of an effect: an answer may take ten seconds, and by then the values of the tap are old, and the asker may be gone.
  useEffect(() => {
    if (answer) take(answer);
  }, [answer]);
  const [isAsking, ask] = useTapOnce(async () => {
    setFault(undefined);
    const asker = whoAsks();
    const here = await inTime();
    if (typeof here === 'object') setAnswer({ here, asker });
    else setFault(positionFaultText(here));
  });
  return { isAsking, fault, ask };
};
