import type { Page } from '@playwright/test';

/** Opens the row that says when the parking began. */
export const openStart = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Когда началась парковка|When parking began)/ }).click();
