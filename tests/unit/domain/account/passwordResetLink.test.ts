import { expect, it } from 'vitest';
import { resetLoginOf, resetReasonOf } from '~/domain/account/passwordResetLink';
import { checkResetLogin } from '~/features/password-reset/passwordReset.form';

it.each([
  ['ivan@mail.ru', 'ivan@mail.ru'],
  [' ivan@mail.ru\u200b ', 'ivan@mail.ru'],
  ['79123456789', '79123456789'],
  // A plus in a query is read as a space.
  [' 79123456789', '79123456789'],
  ['+7 912 345-67-89', '+7 912 345-67-89'],
  ['912345678', undefined],
  ['7912345678', undefined],
  ['ivan@mail', undefined],
  ['<b>ivan</b>', undefined],
  ['Позвоните 79123456789', undefined],
  ['ivan\u0000@mail.ru', undefined],
  [`${'a'.repeat(300)}@mail.ru`, undefined],
  ['', undefined],
  [['ivan@mail.ru'], undefined],
  [undefined, undefined],
])('REST-04: the login %j of a link fills in %j, and the form accepts it', (email, login) => {
  expect(resetLoginOf(email)).toBe(login);
  if (login !== undefined) expect(checkResetLogin({ login, captcha: '' }, false)).toEqual({});
});

it.each([
  ['EmptyPass', 'noPassword'],
  ['emptyPass', 'noPassword'],
  ['EmptyPassword', 'noPassword'],
  ['EMPTY_PASS', 'noPassword'],
  ['true', 'noPassword'],
  ['1', 'noPassword'],
  ['IncorrectLogin', 'failed'],
  ['error', 'failed'],
  ['<b>', 'failed'],
  ['constructor', 'failed'],
  ['', undefined],
  [' ', undefined],
  ['false', undefined],
  ['0', undefined],
  [undefined, undefined],
])('REST-04: the word %j of a link means %s', (error, reason) => {
  expect(resetReasonOf(error)).toBe(reason);
});
