import type { CDPSession, Locator, Page } from '@playwright/test';
import { city, expect, open, test, zone } from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';

/** The text of a field with the caret as a bar. */
const typed = (field: Locator): Promise<string> =>
  field.evaluate((element: HTMLInputElement) => {
    const at = element.selectionStart ?? 0;
    return `${element.value.slice(0, at)}|${element.value.slice(at)}`;
  });

/** Puts the caret before a part of the field's text. */
const putCaretBefore = async (page: Page, field: Locator, part: string): Promise<void> => {
  await field.press('Home');
  const at = (await field.inputValue()).indexOf(part);
  for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowRight');
};

/** Composes a text step by step, as an input method does, and accepts it. */
const compose = async (session: CDPSession, steps: readonly string[]): Promise<void> => {
  for (const text of steps)
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await session.send('Input.insertText', { text: steps.at(-1) ?? '' });
};

test('the caret stays where a guest corrects the phone, and the plate accepts what a keyboard composes', async ({
  page,
  labels,
}) => {
  await open(page, labels, `/guest-payment?zone=${zone}`);
  const phone = page.getByRole('textbox', { name: labels.phone });
  await phone.pressSequentially('9991234567');
  expect(await typed(phone)).toBe('+7 (999) 123 - 45 - 67|');
  await putCaretBefore(page, phone, '123');
  for (const key of ['Backspace', 'Backspace', '8']) await page.keyboard.press(key);
  expect(await typed(phone)).toBe('+7 (98|1) 234 - 56 - 7');
  await page.keyboard.type('9 ');
  expect(await typed(phone)).toBe('+7 (989|) 123 - 45 - 67');
  await page.keyboard.press('Delete');
  expect(await typed(phone)).toBe('+7 (989|) 234 - 56 - 7');

  const session = await page.context().newCDPSession(page);
  await page.getByRole('checkbox', { name: 'Иностранный номер' }).check();
  const plate = page.getByLabel(labels.plate);
  await plate.focus();
  await compose(session, ['a', 'ab', 'ab1']);
  expect(await typed(plate)).toBe('AB1|');
  await plate.fill('');
  await compose(session, ['A', 'A ', 'A B']);
  expect(await typed(plate)).toBe('AB|');
  await compose(session, ['С', 'СЕ']);
  expect(await typed(plate)).toBe('ABCE|');
  await plate.press('ArrowLeft');
  await plate.pressSequentially('k ');
  expect(await typed(plate)).toBe('ABCK|E');
  await plate.blur();
  await expect(plate).toHaveValue('ABCKE');
});

test('VAL-19, VAL-20: a document is typed by its mask, with the caret where it was', async ({
  page,
  labels,
  driver,
}) => {
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/profile/my-profile');
  await page.getByRole('button', { name: 'Добавить документ' }).click();
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel('Серия и номер');
  await dialog.getByRole('radio', { name: 'Свидетельство о регистрации' }).check();
  await number.pressSequentially('59аа123456789');
  expect(await typed(number)).toBe('59 АА 123456|');
  await putCaretBefore(page, number, '123');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('в');
  expect(await typed(number)).toBe('59 АВ |123456');
  await page.keyboard.type('7');
  expect(await typed(number)).toBe('59 АВ |123456');
  await number.fill('');
  const session = await page.context().newCDPSession(page);
  await number.pressSequentially('59');
  await compose(session, ['а', 'ар']);
  await number.pressSequentially('123456');
  expect(await typed(number)).toBe('59 АР 123456|');
  await dialog.getByRole('radio', { name: 'Водительское удостоверение' }).check();
  await number.fill('');
  await number.pressSequentially('5915123456');
  expect(await typed(number)).toBe('59 15 123456|');
});
