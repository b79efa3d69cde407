import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Counts down whole seconds while it runs, and calls `onEnd` at zero. A hidden page catches up. Returns the remaining
 * seconds.
 */
export const useCountdown = (isRunning: boolean, seconds: number, onEnd: () => void): number => {
  const [remaining, setRemaining] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return undefined;
    const endsAt = performance.now() + seconds * 1000;
    const tick = (): void => {
      const rest = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
      setRemaining(rest);
      if (rest === 0) end();
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isRunning, seconds]);
  return isRunning ? remaining : 0;
};
