import type { Locator, Page } from '@playwright/test';

/** Opens the top-up from the header: the balance, then the button of its panel. Returns the dialog. */
export const openTopUp = async (page: Page): Promise<Locator> => {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /^(Баланс|Balance) / }).click();
  // A wide screen has the panel in its header, a phone has a sheet.
  await header
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /^(Пополнить|Top up)$/ })
    .click();
  return page.getByRole('dialog');
};
