import type { Town } from './Town';

/** Documents of drivers; a company with vehicles, drivers and devices. */
export const seedFleet = (_: Town): void => undefined;
