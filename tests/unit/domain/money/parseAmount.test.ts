import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roublesForWire, splitPrice } from '~/domain/money/money';
import { parseAmount } from '~/domain/money/parseAmount';
import { anyText, hostileTexts, longTexts, strewn } from '../../support/hostileTexts';

describe('a top-up amount as typed', () => {
  it.each([
    ['B-34', '', 'RequiredField'],
    ['B-34', '   ', 'RequiredField'],
    ['B-34', '\u00a0\u200b', 'RequiredField'],
    ['B-34', '₽', 'RequiredField'],
    ['B-35', 'abc', 'ItNeedToBeANumber'],
    ['B-35', '12abc', 'ItNeedToBeANumber'],
    ['B-35', '100 рупий', 'ItNeedToBeANumber'],
    ['B-35', '100 USD', 'ItNeedToBeANumber'],
    ['B-35', '5₽0', 'ItNeedToBeANumber'],
    ['B-35', 'RUB 100 ₽', 'ItNeedToBeANumber'],
    ['VAL-32', 'руб.', 'RequiredField'],
    ['VAL-32', '-5 руб.', 'NotPositive'],
    ['VAL-32', '0 р', 'NotPositive'],
    ['B-36', '0', 'NotPositive'],
    ['B-36', '0,00', 'NotPositive'],
    ['B-36', '-0', 'NotPositive'],
    ['B-36', '-0,00', 'NotPositive'],
    ['B-36', '-5', 'NotPositive'],
    ['B-36', '-.5', 'NotPositive'],
    ['B-36', '.0', 'NotPositive'],
    ['B-38', '1.234,56', 'ItNeedToBeANumber'],
    ['B-38', '1,234.56', 'ItNeedToBeANumber'],
    ['B-38', '1,2,3', 'ItNeedToBeANumber'],
    ['B-38', '1..5', 'ItNeedToBeANumber'],
    ['B-40', '0x10', 'ItNeedToBeANumber'],
    ['B-40', 'Infinity', 'ItNeedToBeANumber'],
    ['B-40', '-Infinity', 'ItNeedToBeANumber'],
    ['B-40', 'NaN', 'ItNeedToBeANumber'],
    ['B-40', '1e3', 'ItNeedToBeANumber'],
    ['B-40', '1E3', 'ItNeedToBeANumber'],
    ['B-40', '0b11', 'ItNeedToBeANumber'],
    ['B-40', '1_000', 'ItNeedToBeANumber'],
    ['B-40', '１００', 'ItNeedToBeANumber'],
    ['B-41', '0.001', 'ItNeedToBeANumber'],
    ['B-41', '100.999', 'ItNeedToBeANumber'],
    ['B-41', '1,500', 'ItNeedToBeANumber'],
    ['B-42', '.', 'ItNeedToBeANumber'],
    ['B-42', ',', 'ItNeedToBeANumber'],
    ['B-42', '+', 'ItNeedToBeANumber'],
    ['B-42', '-', 'ItNeedToBeANumber'],
    ['B-42', '++5', 'ItNeedToBeANumber'],
    ['B-42', '--5', 'ItNeedToBeANumber'],
    ['B-43', '999999999999', 'ItNeedToBeANumber'],
  ])('%s: the top-up amount %j is refused: %s', (_, input, error) => {
    expect(parseAmount(input)).toEqual({ error });
  });

  it.each([
    ['B-37', '1,50', 150],
    ['B-37', '1.50', 150],
    ['B-37', '1,5', 150],
    ['B-37', '0,01', 1],
    ['B-39', '1 000', 100_000],
    ['B-39', '1\u00a0000', 100_000],
    ['B-39', '1\u202f000,50', 100_050],
    ['B-39', '1\u2009000 ₽', 100_000],
    ['B-39', ' 100 ', 10_000],
    ['B-39', '\u202a1\u200b000\u202c', 100_000],
    ...['500 р', '500р.', '500 Р', '500 p', '500 руб', '500 руб.', '500 рублей', '500 РУБ', '500 ₽', '500,00 ₽'].map(
      (input): [string, string, number] => ['VAL-32', input, 50_000],
    ),
    ...['RUB 500', 'rub500', 'RUR 500', '500 RUB', '₽500', 'руб. 500'].map((input): [string, string, number] => [
      'VAL-32',
      input,
      50_000,
    ]),
    ['VAL-32', '1 рубль', 100],
    ['VAL-32', '2 рубля', 200],
    ['VAL-32', '1 000,50 ₽', 100_050],
    ['VAL-32', '1 000.50\u00a0руб.', 100_050],
    ['B-42', '.5', 50],
    ['B-42', ',5', 50],
    ['B-42', '5.', 500],
    ['B-42', '+5', 500],
    ['B-42', '007', 700],
    ['B-42', '000000000000000,10', 10],
    ['B-43', '99999999999', 9_999_999_999_900],
    ['B-43', '99999999999,99', 9_999_999_999_999],
  ])('%s: the top-up amount %j is %i kopecks', (_, input, sum) => {
    expect(parseAmount(input)).toEqual({ sum });
  });

  it.each([...hostileTexts, ...longTexts].map((text) => [text.slice(0, 20), text]))(
    'the pasted amount %j is refused or read as a whole sum, and nothing hangs',
    (_, text) => {
      const amount = parseAmount(text);
      if ('sum' in amount) expect(Number.isSafeInteger(amount.sum)).toBe(true);
      else expect(amount.error).toMatch(/^(RequiredField|ItNeedToBeANumber|NotPositive)$/);
    },
  );

  it('B-41: an accepted amount is a positive number of kopecks, and the sum sent is the sum shown', () => {
    const amountLike = fc.stringMatching(/^(RUB|руб\.)?[+-]?[\d ]{0,12}[.,]?[\d ]{0,3}(₽|р\.?|руб\.?)?$/);
    fc.assert(
      fc.property(fc.oneof(anyText, amountLike), (input) => {
        const amount = parseAmount(input);
        if (!('sum' in amount)) return;
        expect(Number.isSafeInteger(amount.sum) && amount.sum > 0).toBe(true);
        const sent = roublesForWire(amount.sum);
        expect(sent).toMatch(/^\d+(\.\d{1,2})?$/);
        const { whole, fraction } = splitPrice(amount.sum);
        expect(Number(sent)).toBe(Number(`${whole}.${fraction}`));
        expect(parseAmount(sent)).toEqual(amount);
      }),
    );
  });

  it('B-39: grouping and blanks never change an amount', () => {
    const input = fc
      .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }))
      .chain(([whole, part]) => {
        const text = `${whole},${String(part).padStart(2, '0')}`;
        return fc.tuple(fc.constant(whole * 100 + part), strewn(text));
      });
    fc.assert(
      fc.property(input, ([sum, text]) => {
        expect(parseAmount(text)).toEqual({ sum });
      }),
    );
  });
});
