import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { closeDialog, type DialogCall } from '~/state/dialogs';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number of dialogs over the page at this history entry. */
    windows?: number;
  }
}

/**
 * Back closes the topmost dialog instead of leaving the page. Every dialog gets a history entry, which is removed if
 * the dialog is closed in another way. A redirect to another page replaces the entry, and the dialog stays open.
 */
export const useBackClosesDialogs = (open: readonly DialogCall[]): void => {
  const router = useRouter();
  const depth = useRouterState({ select: ({ location }) => location.state.windows ?? 0 });
  const index = useRouterState({ select: ({ location }) => location.state.__TSR_index });
  const before = useRef({ open: 0, depth: 0, index });

  useEffect(() => {
    const last = before.current;
    before.current = { open: open.length, depth, index };
    const wasReplaced = depth < last.depth && index === last.index;
    if ((open.length > last.open || wasReplaced) && open.length > depth) {
      // The history writes changes of one moment together: a redirect that has just replaced the entry would be lost.
      router.history.flush();
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (old) => ({ ...old, windows: open.length }),
        resetScroll: false,
      });
    } else if (open.length < last.open && open.length < depth && depth === last.depth) {
      router.history.go(open.length - depth);
    } else if (depth < last.depth && depth < open.length) {
      open.slice(depth).forEach(({ name }) => closeDialog(name));
    }
  }, [open, depth, index, router]);
};
