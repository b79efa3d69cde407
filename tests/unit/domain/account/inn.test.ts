import { describe, expect, it } from 'vitest';
import { checkInn, cleanInn, isLikelyMistyped } from '~/domain/account/inn';
import { hostileTexts } from '../../support/hostileTexts';

describe('a tax number', () => {
  it.each([
    ['B-60', '7707083893', undefined, false],
    ['B-61', '7707083894', undefined, true],
    ['B-62', '500100732259', undefined, false],
    ['twelve digits with a wrong last but one', '500100732269', undefined, true],
    ['B-63', '0000000000', undefined, true],
    ['B-64', '770708389', 'inn', false],
    ['B-64', '77070838930', 'inn', false],
    ['B-64', '5001007322590', 'inn', false],
    ['B-65', '77 0708 3893', undefined, false],
    ['B-65', ' 7707083893\u00a0', undefined, false],
    ['B-65', '7707\u200b083893', undefined, false],
    ['B-74', '', 'emptyField', false],
    ['B-74', ' \u00a0 ', 'emptyField', false],
    ['B-74', '77O7083893', 'inn', false],
    ['other digits', '٧٧٠٧٠٨٣٨٩٣', 'inn', false],
  ] as const)('%s: the tax number %j is accepted, refused or marked as probably mistyped', (_, input, error, hint) => {
    expect(checkInn(input)).toBe(error);
    expect(isLikelyMistyped(input)).toBe(hint);
  });

  it('a tax number is sent as digits alone', () => {
    expect(cleanInn(' 77 0708\u200b 3893 ')).toBe('7707083893');
  });

  it.each(hostileTexts)('the hostile text %# is refused as a tax number', (text) => {
    expect(checkInn(text)).toBeDefined();
    expect(isLikelyMistyped(text)).toBe(false);
  });
});
