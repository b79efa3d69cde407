/** Was it read (milliseconds of the device's clock) since the page was opened, rather than kept from another time? */
export const isFromThisPageLoad = (readAt: number): boolean => readAt >= performance.timeOrigin;
