import type { AreaTables } from './AreaTables';

/** Documents of drivers; drivers and devices of companies. */
export const fleetTables: AreaTables = {
  sql: ``,
  ofCity: [],
};
