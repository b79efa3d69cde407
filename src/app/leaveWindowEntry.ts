import type { AnyRouter } from '@tanstack/react-router';
import { store } from '~/state/store';
import { windowsAtom } from '~/state/windows';

/** A page that was loaded anew over a window has the window's entry of the history without the window: back would seem to do nothing. */
export const leaveWindowEntry = (router: AnyRouter): void => {
  const leave = (): void => {
    const { windows } = router.history.location.state;
    if (windows !== undefined && store.get(windowsAtom).length === 0) router.history.go(-windows);
  };
  // The router hears of a step once its page is drawn.
  if (router.state.resolvedLocation) leave();
  else {
    const stop = router.subscribe('onRendered', () => {
      stop();
      leave();
    });
  }
};
