import { useRef, useState } from 'react';

/** A deed of a button that is not a form's: while it runs, further taps do nothing. Gives whether it runs, and the tap. */
export const useTapOnce = <Given extends unknown[]>(deed: (...given: Given) => Promise<void>): [isBusy: boolean, tap: (...given: Given) => void] => {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const tap = (...given: Given): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    void deed(...given).finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  };
  return [isBusy, tap];
};
