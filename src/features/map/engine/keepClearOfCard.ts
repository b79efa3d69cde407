/** A rectangle on the page, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far from each edge of the map its free part begins, in pixels. */
export type FreeEdges = Box;

const none: FreeEdges = { left: 0, top: 0, right: 0, bottom: 0 };
/** Less than this is no room to show anything in. */
const minFreePx = 96;

/**
 * The largest part of the map that its card leaves free: above a sheet, beside a panel. What stands along the map's upper edge
 * counts as covered too, where enough is left without it. All of the map where no card covers it, or one covers everything.
 */
export const freeEdges = (map: Box, card: Box | undefined, tools?: Box): FreeEdges => {
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
  const above = tools && best.bottom > 0 ? tools.bottom - map.top : 0;
  return height - best.bottom - above >= minFreePx ? { ...best, top: Math.max(best.top, above) } : best;
};

/** From the middle of the map to that of its free part: what is looked at stands there. */
export const offsetOf = ({ left, top, right, bottom }: FreeEdges): [number, number] => [
  (left - right) / 2,
  (top - bottom) / 2,
];

const find = (attribute: 'data-card' | 'data-map-tools'): Element | undefined =>
  document.querySelector(`[${attribute}]`) ?? undefined;

/** The free part of a map as it stands now. */
export const freeEdgesOf = (container: HTMLElement): FreeEdges =>
  freeEdges(
    container.getBoundingClientRect(),
    find('data-card')?.getBoundingClientRect(),
    find('data-map-tools')?.getBoundingClientRect(),
  );

const interactionEvents = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Moves the map, and again when what stands on it comes, for that is fetched, or takes another size as its words come: until the
 * driver does anything. Gives the way to stop.
 */
export const keepClearOfCard = (move: () => void): (() => void) => {
  const sizes = new ResizeObserver(move);
  const observed = new Set<Element>();
  const observeNew = (): void => {
    for (const one of [find('data-card'), find('data-map-tools')]) {
      if (!one || observed.has(one)) continue;
      observed.add(one);
      // Whoever is told of a size is told the first one too.
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
