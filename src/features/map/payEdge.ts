/**
 * Where the way to pay stands at the lower edge, and where the map ends: on a phone above it, so that it need not be drawn anew for each
 * frame of the map. Raised, there is a line below it that says whose the map is.
 */
export const payEdge = (isRaised: boolean) =>
  isRaised
    ? {
        bar: 'bottom-[calc(1.5rem+env(safe-area-inset-bottom))]',
        map: 'max-tablet:bottom-[calc(5rem+env(safe-area-inset-bottom))]',
      }
    : {
        bar: 'bottom-[max(0.5rem,env(safe-area-inset-bottom))]',
        map: 'max-tablet:bottom-[calc(3.5rem+max(0.5rem,env(safe-area-inset-bottom)))]',
      };
