import type { AreaTables } from './AreaTables';

/** Registrations under way, codes that were sent, accounts’ settings. */
export const registrationTables: AreaTables = {
  sql: ``,
  ofCity: [],
};
