import { useEffect, useRef } from 'react';

/**
 * Returns a getter of a signal that is aborted when the component leaves the screen. After that it returns an aborted
 * signal, so that a late answer does not navigate.
 */
export const useUnmountSignal = (): (() => AbortSignal) => {
  const controller = useRef(new AbortController());
  useEffect(() => {
    controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return () => controller.current.signal;
};
