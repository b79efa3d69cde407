import type { Page } from '@playwright/test';

/**
 * Makes the page's browser refuse pages that a script opens, as some do. The link to the payment page then stays, and
 * waits for a tap of its own.
 */
export const blockPopups = async (page: Page): Promise<void> => {
  const block = (): void => void Object.assign(globalThis, { open: () => null });
  await page.addInitScript(block);
  await page.evaluate(block);
};
