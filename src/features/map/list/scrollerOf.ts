/** What scrolls around a part of the list. */
export const scrollerOf = (part: Element | null): Element | null => part?.closest('[data-scrolls]') ?? null;
