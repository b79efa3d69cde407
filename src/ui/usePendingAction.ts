import { useRef, useState } from 'react';

/**
 * Wraps the action of a button outside a form: while it runs, further taps do nothing. Returns whether it runs, and the
 * tap handler.
 */
export const usePendingAction = <Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): [isBusy: boolean, tap: (...args: Args) => void] => {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const tap = (...args: Args): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    void action(...args).finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  };
  return [isBusy, tap];
};
