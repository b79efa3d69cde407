import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPhone, isFullPhone, maskPhone, phoneDigits, phoneForWire } from '~/domain/account/phone';
import { anyText, hostileTexts, longTexts, strewn } from '../../support/hostileTexts';

describe('the phone of a payment', () => {
  it.each([
    ['B-23, VAL-25', '', 'PhoneEmpty'],
    ['B-23, VAL-25', ' ', 'PhoneEmpty'],
    ['B-23, VAL-25', '7', 'PhoneEmpty'],
    ['B-23, VAL-25', '+7', 'PhoneEmpty'],
    ['B-23, VAL-25', '+7 (', 'PhoneEmpty'],
    ['B-24, VAL-25', '9123456789', 'PhoneShort'],
    ['B-24, VAL-25', '7912345678', 'PhoneShort'],
    ['B-24, VAL-25', '+7 (912) 345 - 67 - 8', 'PhoneShort'],
    ['B-24, VAL-25', '79', 'PhoneShort'],
    ['B-27, VAL-29', '+375291234567', 'InvalidFormat'],
    ['B-27, VAL-29', '+37529123456', 'InvalidFormat'],
    ['B-27, VAL-29', '91234567890', 'InvalidFormat'],
    ['B-27, VAL-29', '+89123456789', 'InvalidFormat'],
    ['B-29', '791234567890', 'InvalidFormat'],
    ['B-29', '+7 (912) 345 - 67 - 890', 'InvalidFormat'],
    ['B-30', '8-800-FLOWERS', 'InvalidFormat'],
    ['B-30', '8-800-2000-600x', 'InvalidFormat'],
    ['B-30', '８９１２３４５６７８９', 'InvalidFormat'],
  ])('%s: the phone %j is refused: %s', (_, input, error) => {
    expect(checkPhone(input)).toBe(error);
  });

  it.each([
    ['B-25', '+7 (912) 345 - 67 - 89', '79123456789'],
    ['B-26', '89123456789', '79123456789'],
    ['B-31', '+7 912 345-67-89', '79123456789'],
    ['B-31', '8 (912) 345-67-89', '79123456789'],
    ['B-31', '+7\u00a0912\u202f345\u201167\u201189', '79123456789'],
    ['B-31', '8.912.345.67.89', '79123456789'],
    ['B-31', '+7 912 345−67−89', '79123456789'],
    ['B-31', '\u202a+7 912 345-67-89\u202c', '79123456789'],
    ['VAL-29', '79123456789', '79123456789'],
  ])('%s: the phone %j is accepted and sent as %s', (_, input, sent) => {
    expect(checkPhone(input)).toBe(undefined);
    expect(isFullPhone(input)).toBe(true);
    expect(phoneForWire(input)).toBe(sent);
  });
});

describe('the mask of a phone', () => {
  it.each([
    ['', ''],
    ['+', '+'],
    [' +', '+'],
    ['8', '+7'],
    ['7', '+7'],
    ['+7', '+7'],
    ['9', '+7 (9'],
    ['79', '+7 (9'],
    ['89', '+7 (9'],
    ['+79', '+7 (9'],
    ['912', '+7 (912'],
    ['9123', '+7 (912) 3'],
    ['912345', '+7 (912) 345'],
    ['9123456', '+7 (912) 345 - 6'],
    ['91234567', '+7 (912) 345 - 67'],
    ['912345678', '+7 (912) 345 - 67 - 8'],
    ['9123456789', '+7 (912) 345 - 67 - 89'],
    ['89123456789', '+7 (912) 345 - 67 - 89'],
    ['\u202a+7 912 345-67-89\u202c', '+7 (912) 345 - 67 - 89'],
    ['+375291', '+375291'],
    ['+89', '+89'],
    ['8-800-FLOWERS', '8-800-FLOWERS'],
    ['звонить вечером', 'звонить вечером'],
    ['791234567890', '791234567890'],
    ['+7 (912) 345 - 67 - 890', '+791234567890'],
    ['891234567890', '891234567890'],
    ['91234567890', '91234567890'],
  ])('B-29, B-31: the phone %j is shown as %j', (input, displayed) => {
    expect(maskPhone(input)).toBe(displayed);
  });

  const number = fc.stringMatching(/^\d{10}$/);

  it('the phone mask shows digits typed key by key as it shows them typed at once', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-69]\d{0,9}$/), (digits) => {
        const byKeys = Array.from(digits).reduce((displayed, key) => maskPhone(displayed + key), '');
        expect(byKeys).toBe(maskPhone(digits));
        expect(phoneDigits(byKeys)).toBe(`7${digits}`);
      }),
    );
  });

  it('B-25: the phone that is shown in full is the one that is sent, however it was typed', () => {
    const input = fc
      .tuple(fc.constantFrom('+7', '7', '8'), number)
      .chain(([prefix, digits]) =>
        fc.tuple(
          fc.constant(digits),
          strewn(prefix.slice(-1) + digits),
          fc.constant(prefix.startsWith('+') ? '+' : ''),
        ),
      );
    fc.assert(
      fc.property(input, ([digits, text, plus]) => {
        const displayed = maskPhone(plus + text);
        expect(displayed).toMatch(/^\+7 \(\d{3}\) \d{3} - \d{2} - \d{2}$/);
        expect(checkPhone(displayed)).toBe(undefined);
        expect(phoneForWire(displayed)).toBe(`7${digits}`);
        expect(phoneForWire(plus + text)).toBe(`7${digits}`);
      }),
    );
  });

  it('B-29: the phone mask never drops a digit and never adds one but the leading 7', () => {
    const phoneLike = fc.stringMatching(/^[+\d() -]{0,25}$/);
    fc.assert(
      fc.property(fc.oneof(phoneLike, anyText), (input) => {
        const digits = phoneDigits(input);
        const displayed = maskPhone(input);
        if (digits === undefined) {
          expect(displayed).toBe(input);
          return;
        }
        expect([digits, `7${digits}`, digits.replace(/^8/, '7')]).toContain(phoneDigits(displayed));
        expect(maskPhone(displayed)).toBe(displayed);
        expect(isFullPhone(displayed)).toBe(phoneDigits(displayed)?.length === 11 && displayed.startsWith('+7'));
      }),
    );
  });

  it.each(['7', '8', '', '+7'])(
    'B-29: one digit too many after "%s" is refused, and without it the number is complete again',
    (prefix) => {
      fc.assert(
        fc.property(number, fc.constantFrom(...Array.from('0123456789')), (digits, extra) => {
          fc.pre(prefix !== '' || !/^[78]/.test(digits));
          const displayed = maskPhone(`${prefix}${digits}${extra}`);
          expect(phoneDigits(displayed)).toContain(digits + extra);
          expect(checkPhone(displayed)).toBe('InvalidFormat');
          const corrected = maskPhone(displayed.slice(0, -1));
          expect(checkPhone(corrected)).toBe(undefined);
          expect(phoneForWire(corrected)).toBe(`7${digits}`);
        }),
      );
    },
  );

  it.each([...hostileTexts, ...longTexts].map((text) => [text.slice(0, 20), text]))(
    'a pasted %j is shown, is not accepted as a phone, and nothing hangs',
    (_, text) => {
      expect(checkPhone(text)).toMatch(/^(PhoneEmpty|PhoneShort|InvalidFormat)$/);
      const displayed = maskPhone(text);
      expect(displayed.replace(/\D/g, '')).toContain(text.replace(/\D/g, '').replace(/^8/, ''));
    },
  );
});
