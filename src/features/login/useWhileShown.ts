import { useEffect, useRef } from 'react';

/** Gives a signal that ends when what is on the screen goes: whoever closes the window takes the login back. */
export const useWhileShown = (): (() => AbortSignal) => {
  const last = useRef<AbortController>(undefined);
  useEffect(() => () => last.current?.abort(), []);
  return () => {
    last.current = new AbortController();
    return last.current.signal;
  };
};
