import type { Town } from './Town';

/** Tickets of flat parkings. */
export const seedStays = (_: Town): void => undefined;
