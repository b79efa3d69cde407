/**
 * The tables of one area. `ofCity` lists those that are emptied with a city: each has a column `city`, and children
 * come before their parents.
 */
export interface AreaTables {
  sql: string;
  ofCity: readonly string[];
}
