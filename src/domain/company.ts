import type { Kopecks } from './money';

/** A corporate customer (document 2, section 3). */
export interface Company {
  name?: string;
  email?: string;
  inn?: string;
  contractNumber?: string;
  balance?: Kopecks;
}

/** The corporate balance is shown in whole roubles, cut off (document 2, section 8). */
export const wholeRoubles = (balance: Kopecks): Kopecks => Math.trunc(balance / 100) * 100;
