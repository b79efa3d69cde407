import type { Locator } from '@playwright/test';

/** F-6, F-7: a button is tapped twice, its form sent twice, and Enter pressed, before the page can draw anything. */
export const hit = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.form?.requestSubmit();
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    element.click();
    element.form?.requestSubmit();
  });
