import { expect, it } from 'vitest';
import { paymentPhones } from '~/domain/account/paymentPhones';

it.each([
  [
    'the main one first',
    [
      { phone: '79021112233', isMain: false },
      { phone: '79024445566', isMain: true },
    ],
    ['79024445566', '79021112233'],
  ],
  [
    'each once, however it is written',
    [
      { phone: '+7 902 111-22-33', isMain: true },
      { phone: '89021112233', isMain: false },
    ],
    ['79021112233'],
  ],
  [
    'nothing that no payment may name',
    [
      { phone: '2112233', isMain: true },
      { phone: '79021112233', isMain: false },
    ],
    ['79021112233'],
  ],
  ['none', [], []],
])('a payment offers the phones of the account: %s', (_, phones, offered) => {
  expect(paymentPhones({ phones })).toEqual(offered);
});
