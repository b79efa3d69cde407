import type { AnyRouter } from '@tanstack/react-router';
import { afterDialogsClosed } from '../dialogs/afterDialogsClosed';

/** Puts the focus at the head of the page, unless something on it has it, or a window is open: a screen reader reads on from there. */
export const focusPage = (): void => {
  const { activeElement } = document;
  if (activeElement?.closest('main, [role="dialog"]')) return;
  const head = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!head) return;
  head.tabIndex = -1;
  head.focus({ preventScroll: true });
};

/** A page that takes the place of another has the focus, which the link that led there has taken along. */
export const focusPageOnNavigation = (router: AnyRouter): void => {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) void afterDialogsClosed(router).then(() => requestAnimationFrame(focusPage));
  });
};
