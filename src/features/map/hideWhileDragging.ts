/**
 * Hides overlays while the map is dragged. More of the map is visible, and less is redrawn for each frame (a fade would
 * cost the first frame). Hidden elements retain their place and focus, and the pay button stays visible
 * (`payBarPosition`). `engine/useDragMarker` marks the page.
 */
export const hideWhileDragging = 'in-data-dragged:opacity-0';
