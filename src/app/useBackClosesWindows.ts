import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { closeWindow, type WindowCall } from '~/state/windows';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many windows stand over the page at this entry of the history. */
    windows?: number;
  }
}

/**
 * Back closes the topmost window instead of leaving the page: every window gets an entry of the history, and takes it
 * along when it is closed otherwise.
 */
export const useBackClosesWindows = (open: readonly WindowCall[]): void => {
  const router = useRouter();
  const depth = useRouterState({ select: ({ location }) => location.state.windows ?? 0 });
  const before = useRef({ open: 0, depth: 0 });

  useEffect(() => {
    const last = before.current;
    before.current = { open: open.length, depth };
    if (open.length > last.open && open.length > depth) {
      void router.navigate({ to: '.', search: true, hash: true, state: (old) => ({ ...old, windows: open.length }), resetScroll: false });
    } else if (open.length < last.open && open.length < depth && depth === last.depth) {
      router.history.go(open.length - depth);
    } else if (depth < last.depth && depth < open.length) {
      open.slice(depth).forEach(({ name }) => closeWindow(name));
    }
  }, [open, depth, router]);
};
