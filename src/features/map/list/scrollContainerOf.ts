/** Returns the element that scrolls a part of the list. */
export const scrollContainerOf = (part: Element | null): Element | null => part?.closest('[data-scrolls]') ?? null;
