/**
 * What steps back while the map is dragged: more of the map is seen, and less has to be drawn anew for each of its frames (a fade would
 * cost the first of them). It keeps its place and the focus; the way to pay stays (`payBarPosition`). `engine/useDragged` marks the page.
 */
export const hideWhileDragging = 'in-data-dragged:opacity-0';
