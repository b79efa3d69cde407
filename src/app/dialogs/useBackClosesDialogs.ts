import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { closeDialog, type DialogCall } from '~/state/dialogs';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many windows stand over the page at this entry of the history. */
    windows?: number;
  }
}

/**
 * Back closes the topmost window instead of leaving the page: every window gets an entry of the history, and takes it
 * along when it is closed otherwise. A redirect to another page takes the entry's place, and the window stays.
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
