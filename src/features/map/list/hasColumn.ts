/** There is room for the list beside the map. */
export const hasColumn = (): boolean => matchMedia('(min-width: 900px)').matches;
