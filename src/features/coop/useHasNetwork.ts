import { useSyncExternalStore } from 'react';

const watch = (changed: () => void): (() => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/**
 * Does the device say that it has a network, whatever the last answers told (`state/network`)? What judges a lost answer by itself
 * may be tried then: in the company's area nothing else would find out that the city answers again.
 */
export const useHasNetwork = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);
