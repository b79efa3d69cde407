import { useEffect } from 'react';
import { onPageVisible } from './onPageVisible';

/**
 * Keeps the screen on while the component is shown, so that an inspector can read it. A browser ends the lock when the
 * page is hidden, and may refuse it on a low battery.
 */
export const useScreenAwake = (): void =>
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const release = (): void => void lock?.release().catch(() => undefined);
    const request = async (): Promise<void> => {
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) release();
    };
    void request();
    const stopListening = onPageVisible(() => void request());
    return () => {
      isOver = true;
      stopListening();
      release();
    };
  }, []);
