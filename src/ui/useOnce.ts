import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `act` once for each `doneId`. */
export const useOnce = (doneId: string | undefined, act: () => void): void => {
  const last = useRef<string>(undefined);
  const done = useEffectEvent(act);
  useEffect(() => {
    if (doneId === undefined || last.current === doneId) return;
    last.current = doneId;
    done();
  }, [doneId]);
};
