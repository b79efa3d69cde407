import { useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

/** Up to so many rows all are drawn, for the browser's own search and for printing: those of a first page. Of more only the ones near the screen. */
const maxUnvirtualized = 50;
/** Rows drawn beyond either edge of the screen: what a slow phone can draw in one go, and a screen reader finds the next one. */
const beyondScreen = 2;
/** Rows drawn around the one that has the focus, wherever it is scrolled to: Tab finds the next one. */
const beyondFocus = 5;

const indexesOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Which rows of a list are drawn: all of a short one, else those around the screen and around the focus, in their order. */
export const renderedIndexes = (
  { startIndex, endIndex, count }: Pick<Range, 'startIndex' | 'endIndex' | 'count'>,
  focused: number | undefined,
): number[] => {
  if (count <= maxUnvirtualized) return indexesOf(0, count - 1);
  const within = (from: number, to: number, beyond: number): number[] =>
    indexesOf(Math.max(0, from - beyond), Math.min(count - 1, to + beyond));
  const near = within(startIndex, endIndex, beyondScreen);
  if (focused === undefined || focused >= count) return near;
  return [...new Set([...near, ...within(focused, focused, beyondFocus)])].sort((one, other) => one - other);
};

/** On an iPhone a page must not be moved under a finger: the library waits for it to be lifted, and moves the page itself. */
const isScrolledByTouchAlone = (): boolean => CSS.supports('-webkit-touch-callout', 'none');

/**
 * Rows above the screen that turn out to be of another height than was thought push what is read away: the page is moved by as
 * much. By all rows of a frame at once: for each alone the library would count the places of tens of thousands anew.
 */
const shiftTogether = (): NonNullable<
  ReturnType<typeof useWindowVirtualizer>['shouldAdjustScrollPositionOnItemSizeChange']
> => {
  let owedPx = 0;
  const applyShift = (): void => {
    scrollBy({ top: owedPx, behavior: 'instant' });
    owedPx = 0;
  };
  return ({ key, start, end }, delta, { itemSizeCache, scrollOffset, scrollDirection }) => {
    const offset = scrollOffset ?? 0;
    // As the library judges: a row that is seen for the first time was a guess, another one has grown or shrunk.
    const isAbove = itemSizeCache.has(key) ? end <= offset && scrollDirection !== 'backward' : start < offset;
    if (isAbove && owedPx === 0) queueMicrotask(applyShift);
    if (isAbove) owedPx += delta;
    return false;
  };
};

export interface VirtualRow {
  index: number;
  /** Height of the rows between the one drawn before it and this one, which are not drawn. */
  gapPx: number;
}

/** The rows of a list under the page's own scrolling that are drawn, and how much room the others take. */
export const useVirtualRows = <Box extends HTMLElement>(count: number, usualPx: number) => {
  const box = useRef<Box>(null);
  const focused = useRef<number>(undefined);
  const [topPx, setTopPx] = useState(0);
  useEffect(() => {
    const measureTop = (): void => setTopPx(Math.round((box.current?.getBoundingClientRect().top ?? 0) + scrollY));
    // Whatever stands above the list may grow: filters, notices, charts.
    const observer = new ResizeObserver(measureTop);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // Only for the compiler of React, which the product is built without.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => usualPx,
    scrollMargin: topPx,
    // Drawing rows, laying them out and showing them are tasks of their own: of a leap through the list none holds a slow phone for long.
    useFlushSync: false,
    // So a height is taken from the browser's own layout when it is done, and never asked for ahead of it.
    measureElement: (row, entry, { itemSizeCache, indexFromElement }) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? itemSizeCache.get(indexFromElement(row)) ?? usualPx),
    rangeExtractor: (range) => renderedIndexes(range, focused.current),
  });
  useLayoutEffect(() => {
    if (!isScrolledByTouchAlone()) virtualizer.shouldAdjustScrollPositionOnItemSizeChange = shiftTogether();
  }, [virtualizer]);
  let renderedUntil = topPx;
  const rows = virtualizer.getVirtualItems().map(({ index, start, end }): VirtualRow => {
    const gapPx = start - renderedUntil;
    renderedUntil = end;
    return { index, gapPx };
  });
  return {
    box,
    rows,
    /** Height of the rows behind the last one that is drawn. */
    restPx: Math.max(0, virtualizer.getTotalSize() + topPx - renderedUntil),
    /** Goes to each drawn row as its `ref`; the row says which it is in `data-index`. */
    measure: virtualizer.measureElement,
    /** Goes to the list. */
    focusHandlers: {
      onFocus: ({ target }: FocusEvent) => {
        const row = target.closest<HTMLElement>('[data-index]');
        focused.current = row ? Number(row.dataset['index']) : undefined;
      },
      onBlur: () => {
        focused.current = undefined;
      },
    },
  };
};
