import type { AnyRouter } from '@tanstack/react-router';
import { store } from '~/state/store';
import { windowsAtom } from '~/state/windows';

/** A page that was loaded anew over a window has the window's entry of the history without the window: back would seem to do nothing. */
export const leaveWindowEntry = ({ history }: AnyRouter): void => {
  const { windows } = history.location.state;
  if (windows !== undefined && store.get(windowsAtom).length === 0) history.go(-windows);
};
