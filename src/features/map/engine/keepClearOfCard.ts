/** A rectangle on the page, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Distance in pixels from each edge of the map to its free part. */
export type FreeEdges = Box;

const none: FreeEdges = { left: 0, top: 0, right: 0, bottom: 0 };
/** Anything lower is too small to show something in. */
const minFreePx = 96;

/**
 * Returns the largest part of the map that the card leaves free: above a sheet or beside a panel. The search along the
 * map's upper edge also counts as covered, if enough remains without them. Returns the whole map if no card covers it, or a
 * card covers everything.
 */
export const freeEdges = (map: Box, card: Box | undefined, search?: Box): FreeEdges => {
  if (!card) return none;
  const [width, height] = [map.right - map.left, map.bottom - map.top];
  const parts: readonly FreeEdges[] = [
    { ...none, bottom: map.bottom - card.top },
    { ...none, left: card.right - map.left },
    { ...none, right: map.right - card.left },
    { ...none, top: card.bottom - map.top },
  ];
  const isOverlapping =
    card.left < map.right && card.right > map.left && card.top < map.bottom && card.bottom > map.top;
  const sizeOf = ({ left, right, top, bottom }: FreeEdges): number =>
    Math.max(0, width - left - right) * Math.max(0, height - top - bottom);
  const best = isOverlapping
    ? parts.reduce((largest, part) => (sizeOf(part) > sizeOf(largest) ? part : largest))
    : none;
  if (isOverlapping && sizeOf(best) === 0) return none;
  const above = search && best.bottom > 0 ? search.bottom - map.top : 0;
  return height - best.bottom - above >= minFreePx ? { ...best, top: Math.max(best.top, above) } : best;
};

/** Returns the offset from the middle of the map to the middle of its free part. */
export const offsetOf = ({ left, top, right, bottom }: FreeEdges): [number, number] => [
  (left - right) / 2,
  (top - bottom) / 2,
];

const find = (attribute: 'data-card' | 'data-map-search'): Element | undefined =>
  document.querySelector(`[${attribute}]`) ?? undefined;

/** Returns the current free part of a map. */
export const freeEdgesOf = (container: HTMLElement): FreeEdges =>
  freeEdges(
    container.getBoundingClientRect(),
    find('data-card')?.getBoundingClientRect(),
    find('data-map-search')?.getBoundingClientRect(),
  );

const interactionEvents = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Moves the map, and again whenever the card or the search appears or changes size, until the driver does anything.
 * Returns a function that stops this.
 */
export const keepClearOfCard = (move: () => void): (() => void) => {
  const sizes = new ResizeObserver(move);
  const observed = new Set<Element>();
  const observeNew = (): void => {
    for (const one of [find('data-card'), find('data-map-search')]) {
      if (!one || observed.has(one)) continue;
      observed.add(one);
      // A `ResizeObserver` reports the initial size too, so this also makes the first move.
      sizes.observe(one);
    }
  };
  const additions = new MutationObserver(observeNew);
  const stop = (): void => {
    sizes.disconnect();
    additions.disconnect();
    interactionEvents.forEach((eventName) => removeEventListener(eventName, stop, true));
  };
  observeNew();
  if (observed.size === 0) move();
  additions.observe(document.body, { childList: true, subtree: true });
  interactionEvents.forEach((eventName) => addEventListener(eventName, stop, { capture: true, passive: true }));
  return stop;
};
