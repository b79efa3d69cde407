import { expect, it } from 'vitest';
import { checkReceiptEmail } from '~/domain/history/receipt';

it.each([
  ['B-75', '', 'RequiredField'],
  ['B-75', '   ', 'RequiredField'],
  ['B-76', `${'a'.repeat(45)}@b.ru`, undefined],
  ['B-76', `${'a'.repeat(46)}@b.ru`, 'TooLong'],
  ['B-77', 'a@b', 'BadFormat'],
  ['B-77', 'a@@b.ru', 'BadFormat'],
  ['B-77', '@b.ru', 'BadFormat'],
  ['B-77', 'a b@c.ru', 'BadFormat'],
  ['B-77', 'a@b..ru', 'BadFormat'],
  ['B-77', '.a@b.ru', 'BadFormat'],
  ['B-78', ' a@b.ru ', undefined],
])('%s: the e-mail %j for a receipt gives the error %s', (_, input, error) => {
  expect(checkReceiptEmail(input)).toBe(error);
});
