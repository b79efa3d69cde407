import type { Town } from './Town';

/** News, pages and appeals. */
export const seedTalk = (_: Town): void => undefined;
