import type { AreaTables } from './AreaTables';

/** Stays without a balance, tickets of flat parkings, reports of the card widget. */
export const stayTables: AreaTables = {
  sql: ``,
  ofCity: [],
};
