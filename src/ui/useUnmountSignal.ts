import { useEffect, useRef } from 'react';

/** Gives a signal that ends when what asked for it leaves the screen, and has ended for what asks later: an answer then moves nobody. */
export const useUnmountSignal = (): (() => AbortSignal) => {
  const controller = useRef(new AbortController());
  useEffect(() => {
    controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return () => controller.current.signal;
};
