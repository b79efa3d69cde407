/** Where the pictures were made: how wide letters were drawn, in pixels, and by which Chromium. */
export const glyphWidths = '242.21/231.01';
export const chromium = '156';
