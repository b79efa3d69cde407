/**
 * Goes along with a move that the driver asked for by other means than the map: for the map it counts as one by hand, so
 * that nothing that comes late takes it back, and whoever follows the phone knows it from a real one.
 */
export const movedByApp = { originalEvent: 'app' } as const;
