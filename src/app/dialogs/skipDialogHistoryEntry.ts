import type { RouterHistory } from '@tanstack/react-router';
import { store } from '~/state/store';
import { dialogsAtom } from '~/state/dialogs';

/**
 * After a reload over a dialog, the page is on the dialog's history entry, but without the dialog. A step back from
 * there would seem to do nothing, so it continues to the entry before the page. Only the first change of the history
 * counts. The app's own `history.back()` (the list's cross) continues as well; the `go` of a closing dialog does not.
 */
export const skipDialogHistoryEntry = (history: RouterHistory): void => {
  if (history.location.state.windows === undefined) return;
  const stop = history.subscribe(({ action, location }) => {
    stop();
    if (action.type === 'BACK' && store.get(dialogsAtom).length === 0) history.go(-1 - (location.state.windows ?? 0));
  });
};
