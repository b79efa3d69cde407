/** The tables of one area, and those of them that are emptied with a city: each has a column `city`, children stand before their parents. */
export interface AreaTables {
  sql: string;
  ofCity: readonly string[];
}
