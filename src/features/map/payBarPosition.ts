/** Narrower than this, the map ends above the way to pay. */
export const phoneQuery = '(width < 600px)';

/**
 * Where the way to pay stands at the lower edge, and where the map of a phone ends: above it, so that it need not be drawn anew for each
 * frame of the map. Raised, there is a line below it that says whose the map is. With letters so large that its words take two lines it
 * reaches a little over the map. The second is a style: classes for it would come with every first page.
 */
export const payBarPosition = (isRaised: boolean) =>
  isRaised
    ? { bar: 'bottom-[calc(1.5rem+env(safe-area-inset-bottom))]', map: 'calc(5rem + env(safe-area-inset-bottom))' }
    : {
        bar: 'bottom-[max(0.5rem,env(safe-area-inset-bottom))]',
        map: 'calc(3.5rem + max(0.5rem, env(safe-area-inset-bottom)))',
      };
