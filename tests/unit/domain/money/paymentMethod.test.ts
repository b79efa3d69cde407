import { expect, it } from 'vitest';
import { defaultMethodId, instantMethods, receiptMethod, type PaymentMethod } from '~/domain/money/paymentMethod';

const method = (id: string): PaymentMethod => ({ id, label: id, needsPhone: false });

it.each([
  [
    'PAY-04: a receipt is offered nowhere where the money is needed at once',
    ['card', 'Квитанция', 'sbp'],
    ['card', 'sbp'],
  ],
  ['names that only look like it stay', ['квитанция', 'Квитанция '], ['квитанция', 'Квитанция ']],
  ['a city with receipts alone offers nothing', ['Квитанция'], []],
  ['a city without methods offers nothing', [], []],
])('%s', (_, ids, offered) => {
  expect(instantMethods(ids.map(method)).map(({ id }) => id)).toEqual(offered);
});

it('the wire’s name for the payment method “receipt” is the documented one', () => {
  expect(receiptMethod).toBe('Квитанция');
});

it.each([
  ['the only method', ['card'], null, 'card'],
  ['the only method, even if another was used last', ['card'], 'sbp', 'card'],
  ['the one that the device used last', ['card', 'sbp'], 'sbp', 'sbp'],
  ['nothing while none was used', ['card', 'sbp'], null, undefined],
  ['nothing if the last one is not offered here', ['card', 'sbp'], 'Квитанция', undefined],
  ['nothing in a city without methods', [], 'sbp', undefined],
])('PAY-02: a form begins with %s', (_, ids, lastId, chosen) => {
  expect(defaultMethodId(ids.map(method), lastId)).toBe(chosen);
});
