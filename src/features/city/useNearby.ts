import { useState } from 'react';
import type { GeoPoint } from '~/domain/options';
import { askPosition, positionLimitMs, type PositionFault } from '~/state/position';

/** The phone's position, for as long as the chooser is open: asked on a tap, in no storage, sent nowhere. */
export const useNearby = () => {
  const [answer, setAnswer] = useState<GeoPoint | PositionFault | 'asking'>();

  const ask = (): void => {
    if (answer === 'asking') return;
    setAnswer('asking');
    // Some phones never answer, and the question may stand unanswered: the driver is told, and a late answer still counts.
    const timer = setTimeout(() => setAnswer('slow'), positionLimitMs);
    void askPosition().then((place) => {
      clearTimeout(timer);
      setAnswer((last) => (typeof last === 'object' && typeof place === 'string' ? last : place));
    });
  };

  return {
    ask,
    forget: (): void => setAnswer(undefined),
    isAsking: answer === 'asking',
    fault: typeof answer === 'string' && answer !== 'asking' ? answer : undefined,
    place: typeof answer === 'object' ? answer : undefined,
  };
};
