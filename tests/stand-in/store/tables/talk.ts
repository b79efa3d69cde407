import type { AreaTables } from './AreaTables';

/** Appeals, news, pages. */
export const talkTables: AreaTables = {
  sql: ``,
  ofCity: [],
};
