import { expect, type Locator, type Page } from '@playwright/test';

/** The row of a form that shows the chosen payment method. */
export const methodRow = (scope: Page | Locator): Locator =>
  scope.getByRole('button', { name: /^(Способ оплаты|Payment method)/ });

/** Chooses a payment method in its dialog: the first one, the one at an index, or the one with this name. */
export const chooseMethod = async (
  scope: Page | Locator,
  which: number | string | RegExp = 0,
  options = {},
): Promise<void> => {
  await methodRow(scope).click(options);
  const page = 'page' in scope ? scope.page() : scope;
  const choice = page.getByRole('dialog', { name: /^(Способ оплаты|Payment method)$/ });
  const methods = choice.getByRole('listitem').getByRole('button');
  await (typeof which === 'number' ? methods.nth(which) : methods.filter({ hasText: which })).click(options);
  await expect(choice).toBeHidden();
};
