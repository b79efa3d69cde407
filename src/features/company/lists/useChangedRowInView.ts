import { useAtomValue } from 'jotai';
import { useEffect, useRef, type RefObject } from 'react';
import { changedRowAtom } from '~/state/changedRow';
import { dialogsAtom } from '~/state/dialogs';

/** A row that appears later than this is no answer to the action any more. */
const maxWaitMs = 5000;
/** A dialog that has been closed is in the page for a moment, and then returns the focus. */
const dialogCheckMs = 60;

/**
 * Shows the row that a success concerns: it is scrolled into view once no dialog is open, and its button gets the focus
 * unless the focus is in the row already. `rowPx` is the usual height of a row.
 */
export const useChangedRowInView = <Item>(
  list: RefObject<HTMLElement | null>,
  items: readonly Item[],
  keyOf: (item: Item) => string,
  rowPx: number,
): void => {
  const changed = useAtomValue(changedRowAtom);
  const hasDialog = useAtomValue(dialogsAtom).length > 0;
  const shown = useRef<typeof changed>(undefined);
  // After every render: the row may be drawn later than its success is known.
  useEffect(() => {
    if (!changed || hasDialog || performance.now() - changed.atMs > maxWaitMs) return undefined;
    // A new row is drawn again once the list has been read and names its id. That takes the focus away.
    const isShown = shown.current === changed;
    if (isShown && document.activeElement !== document.body) return undefined;
    const index = items.findIndex((item) => keyOf(item) === changed.row);
    if (index === -1) return undefined;
    const show = (): void => {
      if (document.querySelector('[role="dialog"]')) {
        timer = setTimeout(show, dialogCheckMs);
        return;
      }
      const row = list.current?.querySelector(`[data-row="${CSS.escape(changed.row)}"]`);
      if (!row) {
        if (isShown) return;
        const topPx = (list.current?.getBoundingClientRect().top ?? 0) + scrollY;
        scrollTo({ top: topPx + index * rowPx - innerHeight / 2, behavior: 'instant' });
        return;
      }
      shown.current = changed;
      const { top, bottom } = row.getBoundingClientRect();
      // The header and the bar below cover the edges of the screen.
      if (!isShown && (top < 120 || bottom > innerHeight - 120))
        row.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (!row.contains(document.activeElement))
        row.querySelector<HTMLElement>('[data-row-button]')?.focus({ preventScroll: true });
    };
    let timer = setTimeout(show, dialogCheckMs);
    return () => clearTimeout(timer);
  });
};
