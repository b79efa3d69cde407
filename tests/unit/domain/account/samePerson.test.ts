import { expect, it } from 'vitest';
import { isSamePerson, namesOf } from '~/domain/account/samePerson';

const names = namesOf({ email: 'Ivan@mail.ru', phones: [{ phone: '79123456789', isMain: true }] });

it.each([
  ['ivan@mail.ru', true],
  [' IVAN@mail.ru ', true],
  ['79123456789', true],
  ['+7 (912) 345-67-89', true],
  ['89123456789', true],
  ['79123456788', false],
  ['ivan@mail.com', false],
  ['', false],
  ['9', false],
])('the name %j belongs to the account: %s', (name, isSame) => {
  expect(isSamePerson(names, [name])).toBe(isSame);
});

it('an account without names matches no person', () => {
  expect(isSamePerson(namesOf({ email: undefined, phones: [] }), [''])).toBe(false);
});
