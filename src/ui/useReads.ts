import { useEffect, useEffectEvent, useState } from 'react';
import { readScheduleMs } from '~/domain/attempt.flow';

/** The last answer needs a moment. */
const answerMs = 2_000;

/**
 * Asks about what somebody comes back to from a payment page: at once, a few times over half a minute, and whenever the
 * page is seen again, for as long as it is open. Gives whether it still asks by itself, and the way to ask once more;
 * `read` is told how to put an end to it.
 */
export const useReads = (isOpen: boolean, read: (stop: () => void) => Promise<void>): { isAsking: boolean; ask: () => Promise<void> } => {
  const [isAsking, setAsking] = useState(isOpen);
  const ask = (): Promise<void> => read(() => setAsking(false));
  const askNow = useEffectEvent(() => void ask());

  useEffect(() => {
    if (!isOpen) return undefined;
    const timers = readScheduleMs.map((ms) => setTimeout(() => askNow(), ms));
    timers.push(setTimeout(() => setAsking(false), (readScheduleMs.at(-1) ?? 0) + answerMs));
    const onSeen = (): void => {
      if (document.visibilityState === 'visible') askNow();
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [isOpen]);

  return { isAsking, ask };
};
