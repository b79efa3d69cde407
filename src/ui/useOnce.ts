import { useEffect, useEffectEvent, useRef } from 'react';

/** Does what something that has been done brings about, once for each of its ids. */
export const useOnce = (doneId: string | undefined, act: () => void): void => {
  const last = useRef<string>(undefined);
  const done = useEffectEvent(act);
  useEffect(() => {
    if (doneId === undefined || last.current === doneId) return;
    last.current = doneId;
    done();
  }, [doneId]);
};
