import { useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

/**
 * Up to this many rows (a first page) all are drawn, for the browser's own search and for printing. Of a longer list
 * only the rows near the screen are drawn.
 */
const maxUnvirtualized = 50;
/**
 * Rows drawn beyond either edge of the screen: few enough for a slow phone, and enough for a screen reader to find the
 * next one.
 */
const beyondScreen = 2;
/** Rows drawn around the focused row, even if it is off the screen: Tab then finds the next one. */
const beyondFocus = 5;

const indexesOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * Returns the indexes of the drawn rows in their order: all of a short list, otherwise those around the screen and
 * around the focus.
 */
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

/**
 * On an iPhone a page must not be moved under a finger: the library waits until it is lifted, and moves the page
 * itself.
 */
const isScrolledByTouchAlone = (): boolean => CSS.supports('-webkit-touch-callout', 'none');

/**
 * If rows above the screen turn out to have a different height than estimated, they shift the visible content. The page
 * is then moved by the same distance, for all rows of a frame at once. For each single row, the library would compute
 * tens of thousands of positions again.
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
    // The library's own rule: the height of a row that is seen for the first time was an estimate; any other row has
    // grown or shrunk.
    const isAbove = itemSizeCache.has(key) ? end <= offset && scrollDirection !== 'backward' : start < offset;
    if (isAbove && owedPx === 0) queueMicrotask(applyShift);
    if (isAbove) owedPx += delta;
    return false;
  };
};

export interface VirtualRow {
  index: number;
  /** The height of the rows between the previously drawn one and this one. These are not drawn. */
  gapPx: number;
}

/** Returns the drawn rows of a list that scrolls with the page, and the room that the others take. */
export const useVirtualRows = <Box extends HTMLElement>(count: number, usualPx: number) => {
  const box = useRef<Box>(null);
  const focused = useRef<number>(undefined);
  const [topPx, setTopPx] = useState(0);
  useEffect(() => {
    const measureTop = (): void => setTopPx(Math.round((box.current?.getBoundingClientRect().top ?? 0) + scrollY));
    // Elements above the list may grow: filters, notices, charts.
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
    // Rendering, layout and painting are separate tasks, so that after a jump through the list none blocks a slow phone
    // for long.
    useFlushSync: false,
    // A height is therefore taken from the browser's own finished layout, and never forces one.
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
    /** The height of the rows after the last drawn one. */
    restPx: Math.max(0, virtualizer.getTotalSize() + topPx - renderedUntil),
    /** The `ref` of each drawn row, which has its index in `data-index`. */
    measure: virtualizer.measureElement,
    /** Event handlers for the list element. */
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
