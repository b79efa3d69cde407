import { useEffect, useRef } from 'react';

/** Gives a signal that ends when what asked for it leaves the screen, and has ended for what asks later: an answer then moves nobody. */
export const useWhileShown = (): (() => AbortSignal) => {
  const shown = useRef(new AbortController());
  useEffect(() => {
    shown.current = new AbortController();
    return () => shown.current.abort();
  }, []);
  return () => shown.current.signal;
};
