/**
 * Whether `readAt` (milliseconds of the device's clock) lies after this page was opened. Otherwise the data was cached
 * earlier.
 */
export const isFromThisPageLoad = (readAt: number): boolean => readAt >= performance.timeOrigin;
