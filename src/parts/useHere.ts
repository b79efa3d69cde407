import { useState } from 'react';
import type { GeoPoint } from '~/domain/options';
import { positionFaultText } from './positionFault';
import { askPosition, positionLimitMs, type PositionFault } from '~/state/position';
import { useTapOnce } from '~/ui/useTapOnce';

/** Some phones never answer, and the browser's question may stand unanswered. */
const inTime = (): Promise<GeoPoint | PositionFault> =>
  Promise.race([askPosition(), new Promise<PositionFault>((resolve) => setTimeout(() => resolve('slow'), positionLimitMs))]);

/** Asks where the driver is, on a tap and never by itself, and goes on with it; what went wrong is told in words. */
export const useHere = (goOn: (here: GeoPoint) => void): { isAsking: boolean; fault: string | undefined; ask: () => void } => {
  const [fault, setFault] = useState<string>();
  const [isAsking, ask] = useTapOnce(async () => {
    setFault(undefined);
    const here = await inTime();
    if (typeof here === 'object') goOn(here);
    else setFault(positionFaultText(here));
  });
  return { isAsking, fault, ask };
};
