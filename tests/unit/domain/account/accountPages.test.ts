import { describe, expect, it } from 'vitest';
import { accountPages, hasAccountPage, type AccountFeatures } from '~/domain/account/accountPages';

const nothing: AccountFeatures = { hasConstructor: false, hasReceipts: false, showsFines: false, takesAppeals: false };
const always = ['parking', 'operations', 'abonements', 'my-profile'];

describe('the menu of an account', () => {
  it.each([
    [undefined, always],
    [nothing, always],
    [{ ...nothing, hasConstructor: true }, [...always, 'constructor']],
    [{ ...nothing, hasReceipts: true }, [...always, 'receipts']],
    [{ ...nothing, showsFines: true }, [...always, 'penalty']],
    [{ ...nothing, takesAppeals: true }, [...always, 'feedback']],
    [
      { hasConstructor: true, hasReceipts: true, showsFines: true, takesAppeals: true },
      [...always, 'constructor', 'receipts', 'penalty', 'feedback'],
    ],
  ] as const)('the account menu with the features %j has the pages %j', (features, pages) => {
    expect(accountPages(features)).toEqual(pages);
  });
});

it.each([
  ['operations', undefined, true],
  ['penalty', undefined, undefined],
  ['penalty', nothing, false],
  ['penalty', { ...nothing, showsFines: true }, true],
] as const)('the account page %s with the features %j exists: %s', (page, features, has) => {
  expect(hasAccountPage(page, features)).toBe(has);
});
