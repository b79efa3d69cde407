import { useEffect, useRef } from 'react';

/** Gives a signal that ends when what asked for it leaves the screen: an answer that comes later moves nobody. */
export const useWhileShown = (): (() => AbortSignal) => {
  const last = useRef<AbortController>(undefined);
  useEffect(() => () => last.current?.abort(), []);
  return () => {
    last.current = new AbortController();
    return last.current.signal;
  };
};
