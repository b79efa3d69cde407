import type { RouterHistory } from '@tanstack/react-router';
import { store } from '~/state/store';
import { dialogsAtom } from '~/state/dialogs';

/**
 * A page that was loaded anew over a window stands on the window's entry of the history, without the window: a step back from there would
 * seem to do nothing, and goes on to what was before the page. Only the first thing that happens to the history counts; the app's own
 * `history.back()` goes on as well (the list's cross), while a closing window's `go` does not.
 */
export const skipDialogHistoryEntry = (history: RouterHistory): void => {
  if (history.location.state.windows === undefined) return;
  const stop = history.subscribe(({ action, location }) => {
    stop();
    if (action.type === 'BACK' && store.get(dialogsAtom).length === 0) history.go(-1 - (location.state.windows ?? 0));
  });
};
