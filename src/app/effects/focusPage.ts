import type { AnyRouter } from '@tanstack/react-router';
import { afterDialogsClosed } from '../dialogs/afterDialogsClosed';

/**
 * Moves the focus to the heading of the page, so that a screen reader continues there. Does nothing if the focus is
 * already on the page or in a dialog.
 */
export const focusPage = (): void => {
  const { activeElement } = document;
  if (activeElement?.closest('main, [role="dialog"]')) return;
  const head = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!head) return;
  head.tabIndex = -1;
  head.focus({ preventScroll: true });
};

/** Focuses a new page after a navigation: the link that had the focus is gone. */
export const focusPageOnNavigation = (router: AnyRouter): void => {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) void afterDialogsClosed(router).then(() => requestAnimationFrame(focusPage));
  });
};
