import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { isFullPhone, maskPhone, phoneDigits, phoneForWire } from '~/domain/account/phone';

/** The number that the library reads in Russia, if it can be a Russian one. */
const byLibrary = (text: string): string | undefined => {
  const phone = parsePhoneNumberFromString(text, 'RU');
  return phone?.countryCallingCode === '7' && phone.isPossible() ? phone.number : undefined;
};

/** Area codes of Russia, mobile ones twice: the library reads `7` without a plus only before a number that exists. */
const areaCode = fc.constantFrom('912', '903', '999', '950', '342', '495', '812', '383', '843', '800');
const separator = fc.constantFrom('', '', ' ', '-', ' - ', '.', '\u00a0', '\u2011', '(', ') ');
const spelled = (prefixes: readonly string[], restLength: fc.Arbitrary<number>) =>
  fc
    .tuple(
      fc.constantFrom(...prefixes),
      areaCode,
      restLength.chain((length) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`))),
    )
    .chain(([prefix, area, rest]) =>
      fc
        .array(separator, { minLength: rest.length, maxLength: rest.length })
        .map(
          (separators) =>
            `${prefix} ${area}${Array.from(rest, (digit, index) => (separators[index] ?? '') + digit).join('')}`,
        ),
    );

it('a full phone is the number that libphonenumber reads, in any spelling', () => {
  fc.assert(
    fc.property(spelled(['+7', '7', '8', ' +7'], fc.constant(7)), (text) => {
      expect(isFullPhone(text)).toBe(true);
      expect(`+${phoneForWire(text)}`).toBe(byLibrary(text));
      expect(byLibrary(maskPhone(text))).toBe(byLibrary(text));
    }),
    { numRuns: 500 },
  );
});

it('a text that is accepted as a full phone is never another number for libphonenumber', () => {
  const prefixes = ['', '+', '+7', '7', '8', '+8', '+375', '375', '007', '8 10 7', '+77', '+1', '78'];
  fc.assert(
    fc.property(spelled(prefixes, fc.integer({ min: 4, max: 9 })), (text) => {
      const number = byLibrary(text);
      if (isFullPhone(text)) expect(number ?? `+${phoneForWire(text)}`).toBe(`+${phoneForWire(text)}`);
      // The library also adds the country to ten digits, and drops the call prefix of international calls.
      else if (phoneDigits(text)?.length === 11 && !/^\s*(?:\+?8 ?10|00)/.test(text)) expect(number).toBe(undefined);
    }),
    { numRuns: 500 },
  );
});
