import type { RouterHistory } from '@tanstack/react-router';
import { store } from '~/state/store';
import { windowsAtom } from '~/state/windows';

/**
 * A page that was loaded anew over a window stands on the window's entry of the history, without the window: the driver's first step
 * back would seem to do nothing, and is meant for what was before the page. Steps that the app takes itself are no such steps.
 */
export const skipWindowEntry = (history: RouterHistory): void => {
  const { windows } = history.location.state;
  if (windows === undefined) return;
  const stop = history.subscribe(({ action }) => {
    stop();
    if (action.type === 'BACK' && store.get(windowsAtom).length === 0) history.go(-windows);
  });
};
