import { useRef, useState } from 'react';

/** A deed of a button that is not a form's: while it runs, further taps do nothing. Gives whether it runs, and the tap. */
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
