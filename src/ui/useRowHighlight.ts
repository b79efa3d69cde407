import { useAtomValue } from 'jotai';
import { useEffect, useRef, type RefObject } from 'react';
import { changedRowAtom } from '~/state/changedRow';

/** How long a success highlights its row (CONST-31). */
const highlightMs = 800;
/** A row that is drawn later than this is no answer to the action any more. */
const maxWaitMs = 5000;

/** Starts the highlight of a row, or continues it after `passedMs` in the element that has replaced the first one. */
const highlight = (row: Element, passedMs: number): void => {
  const tint = 'var(--running-soft)';
  // With reduced motion the colour does not fade.
  const last = matchMedia('(prefers-reduced-motion: reduce)').matches ? tint : 'transparent';
  row.animate({ backgroundColor: [tint, tint, last] }, highlightMs).currentTime = passedMs;
};

/** Highlights the row of `list` that a success concerns, once it is drawn. Rows are named by `data-row`. */
export const useRowHighlight = (list: RefObject<HTMLElement | null>): void => {
  const changed = useAtomValue(changedRowAtom);
  const shown = useRef<{ of: typeof changed; row?: Element; startedMs: number }>(undefined);
  // After every render: the row may be drawn later than its success is known, and again once the list has been read.
  useEffect(() => {
    const now = performance.now();
    if (!changed || now - changed.atMs > maxWaitMs) return;
    const row = list.current?.querySelector(`[data-row="${CSS.escape(changed.row)}"]`);
    if (!row) return;
    if (shown.current?.of !== changed) shown.current = { of: changed, startedMs: now };
    const passedMs = now - shown.current.startedMs;
    if (row !== shown.current.row && passedMs < highlightMs) highlight(row, passedMs);
    shown.current.row = row;
  });
};
