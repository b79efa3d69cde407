import type { Locator } from '@playwright/test';

/** F-6, F-7: taps a button twice, submits its form twice and presses Enter, before the page can render anything. */
export const hit = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.form?.requestSubmit();
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    element.click();
    element.form?.requestSubmit();
  });
