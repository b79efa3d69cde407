import { useEffect, useEffectEvent, useState } from 'react';

/** Counts whole seconds down once a second while it runs (a hidden page catches up), then says so once. Gives what is left. */
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
