import { expect, it } from 'vitest';
import { checkReceiptEmail } from '~/domain/receipt';

it.each([
  ['', 'RequiredField'],
  ['   ', 'RequiredField'],
  [`${'a'.repeat(45)}@b.ru`, undefined],
  [`${'a'.repeat(46)}@b.ru`, 'TooLong'],
  ['a@b', 'BadFormat'],
  ['a@@b.ru', 'BadFormat'],
  ['@b.ru', 'BadFormat'],
  ['a b@c.ru', 'BadFormat'],
  ['a@b..ru', 'BadFormat'],
  ['.a@b.ru', 'BadFormat'],
  [' a@b.ru ', undefined],
])('B-75…B-78: %j is %s', (typed, fault) => {
  expect(checkReceiptEmail(typed)).toBe(fault);
});
