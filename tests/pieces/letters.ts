/** How wide letters were drawn where the pictures were made, in pixels. */
export const letters = '242.21/231.01';
