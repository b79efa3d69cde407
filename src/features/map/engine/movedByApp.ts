/**
 * Marks a move that the driver requested by other means than the map. The map treats it like a move by hand, so that
 * nothing that loads later reverts it. Code that follows the phone can distinguish it from a real one.
 */
export const movedByApp = { originalEvent: 'app' } as const;
