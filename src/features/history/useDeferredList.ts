import { useDeferredValue } from 'react';

/**
 * Defers rendering while the same list grows: a slow phone renders added items when it has time. A different list is
 * rendered at once.
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
