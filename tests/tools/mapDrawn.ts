import type { Page } from '@playwright/test';

/** Resolves once everything on the map has been drawn. */
export const mapDrawn = (page: Page, options: { timeout?: number } = {}): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('map-drawn').length > 0, undefined, options);
