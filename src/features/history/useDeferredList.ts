import { useDeferredValue } from 'react';

/**
 * A list for drawing that lags behind while the same list grows: what was added is drawn piece by piece, when a slow phone has
 * the time. Another list is there at once.
 */
export const useDeferredList = <Item>(items: readonly Item[] | undefined): readonly Item[] | undefined => {
  const deferredItems = useDeferredValue(items);
  return deferredItems &&
    items &&
    deferredItems.length > 0 &&
    deferredItems.length <= items.length &&
    deferredItems[0] === items[0]
    ? deferredItems
    : items;
};
