import type { AreaTables } from './AreaTables';

/** Signing in through a third party, and its captcha. */
export const thirdPartyTables: AreaTables = {
  sql: ``,
  ofCity: [],
};
