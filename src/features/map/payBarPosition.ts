/** Below this width (`max-tablet`), the map ends above the pay button. */
export const phoneQuery = '(width < 600px)';

/**
 * Positions the pay button at the lower edge, and the end of a phone's map. The map ends above the button, so that the
 * button is not redrawn for each frame of the map. If `isRaised`, the attribution line is below the button. With text
 * so large that it needs two lines, the button overlaps the map a little. `map` is a style value, because classes for
 * it would be part of every first page.
 */
export const payBarPosition = (isRaised: boolean) =>
  isRaised
    ? { bar: 'bottom-[calc(1.5rem+env(safe-area-inset-bottom))]', map: 'calc(5rem + env(safe-area-inset-bottom))' }
    : {
        bar: 'bottom-[max(0.5rem,env(safe-area-inset-bottom))]',
        map: 'calc(3.5rem + max(0.5rem, env(safe-area-inset-bottom)))',
      };
