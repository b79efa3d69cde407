import { fillStay, mainPlate, openPayForm } from '../e2e/journey';
import { roubles } from '../e2e/words';
import { expect, test } from './row';

test('F-7: Enter, a click and the keyboard’s "Go" in one moment are one payment', async ({ page, w, driver, world, row }) => {
  await openPayForm(page, w, driver);
  await fillStay(page, w, driver);
  const pay = page.getByRole('button', { name: w.pay(roubles(60)) });
  await expect(pay).toBeEnabled();
  row.confirmed();
  await page.getByLabel(w.plate).evaluate((field: HTMLInputElement) => {
    const form = field.form;
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    form?.requestSubmit();
    form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    form?.requestSubmit();
  });
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
  const { debits, sessions } = await world.control.ledger('perm', driver.email);
  expect(debits).toHaveLength(1);
  expect(sessions.map(({ number }) => number)).toEqual([mainPlate(driver)]);
  row.figure('4 submits, 1 call, 1 debit');
});
