import type { AreaTables } from './AreaTables';

/** Receipts, fines, and histories made into files. */
export const paperTables: AreaTables = {
  sql: ``,
  ofCity: [],
};
