import type { Town } from './Town';

/** Receipts, fines and a long history. */
export const seedPapers = (_: Town): void => undefined;
