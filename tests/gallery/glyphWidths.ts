/** The machine that made the screenshots: the widths of drawn texts in pixels, and the version of Chromium. */
export const glyphWidths = '242.21/231.01';
export const chromium = '156';
