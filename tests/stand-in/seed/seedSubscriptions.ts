import type { Town } from './Town';

/** Subscriptions on sale, and rights that people were granted. */
export const seedSubscriptions = (_: Town): void => undefined;
