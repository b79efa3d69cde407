/** True if there is room for the list beside the map. */
export const hasListColumn = (): boolean => matchMedia('(min-width: 900px)').matches;
