import { describe, expect, it } from 'vitest';
import { accountEmailError } from '~/domain/account/accountEmail';
import { isCompleteCode } from '~/domain/account/confirmationCode';
import { newPasswordError } from '~/domain/account/newPassword';
import {
  changedNames,
  hasPhone,
  profilePhoneError,
  withMainPhone,
  withoutPhone,
  withPhone,
} from '~/domain/account/profileChanges';
import { mainPhone, type Profile } from '~/domain/account/profile';
import { anyText, hostileTexts, longTexts } from '../../support/hostileTexts';
import fc from 'fast-check';

const profile = (...phones: [phone: string, isMain: boolean][]): Profile => ({
  phones: phones.map(([phone, isMain]) => ({ phone, isMain })),
  vehicles: [],
  sessions: [],
  areSessionsComplete: true,
  paymentMethods: [],
});
const [first, second, third] = ['79120000001', '79120000002', '79120000003'];
const two = profile([first, true], [second, false]);
const mains = ({ phones }: Profile): string[] => phones.filter(({ isMain }) => isMain).map(({ phone }) => phone);

describe('the e-mail of an account (VAL-59)', () => {
  it.each([
    ['VAL-59', 'a@b.ru', undefined],
    ['B-78', ' a@b.ru ', undefined],
    ['VAL-59', 'ivan.petrov-2@mail.example.com', undefined],
    ['B-79', 'a@b.info', undefined],
    ['VAL-59', 'A@B.RU', undefined],
    ['VAL-59', '', 'RequiredField'],
    ['VAL-59', '  ', 'RequiredField'],
    ['B-79', 'a@b.travel', 'EmailFormat'],
    ['B-79', 'a@b.online', 'EmailFormat'],
    ['B-80', 'a+tag@b.ru', 'EmailFormat'],
    ['B-77', 'a@b', 'EmailFormat'],
    ['B-77', 'a@@b.ru', 'EmailFormat'],
    ['B-77', '@b.ru', 'EmailFormat'],
    ['B-77', 'a b@c.ru', 'EmailFormat'],
    ['B-77', 'a@b..ru', 'EmailFormat'],
    ['B-77', '.a@b.ru', 'EmailFormat'],
    ['VAL-59', 'a@b.ru\n', undefined],
    // Invisible characters are not sent.
    ['VAL-59', '\u200ea\u200b@b.ru', undefined],
    ['VAL-59', `${'a'.repeat(250)}@b.ru`, 'EmailFormat'],
    ['VAL-59', 'IVAN@mail.ru', 'SameEmail'],
  ])('%s: the account’s new e-mail %j gives the error %s', (_, input, error) => {
    expect(accountEmailError(input, 'ivan@mail.ru')).toBe(error);
  });

  it('the account’s new e-mail is checked quickly, whatever is typed', () => {
    for (const text of [...hostileTexts, ...longTexts, `${'a.'.repeat(5_000)}@`, `a@${'b-'.repeat(5_000)}`])
      accountEmailError(text, undefined);
    fc.assert(fc.property(anyText, (text) => void accountEmailError(text, text)));
  });
});

describe('the password of an account (VAL-60)', () => {
  it.each([
    ['VAL-60', '', 'RequiredField'],
    ['B-83', '123', 'PasswordLength'],
    ['B-83', '1234', undefined],
    ['B-83', '1'.repeat(20), undefined],
    ['B-83', '1'.repeat(21), 'PasswordLength'],
    ['B-84', '    ', undefined],
    ['B-84', '&=%+', undefined],
    ['B-84', '😀😀', undefined],
  ])('%s: the account’s new password %j gives the error %s', (_, input, error) => {
    expect(newPasswordError(input, 4)).toBe(error);
  });
});

describe('a code that is sent automatically', () => {
  it.each([
    ['phone', '', '', false],
    ['phone', '', '123', false],
    ['phone', '', '1234', true],
    ['phone', '', '12-34', true],
    ['phone', '', ' 12 3 ', false],
    ['email', '', '12345', false],
    ['email', '', '123456', true],
    ['email', '', '1'.repeat(65), false],
    // Typed digit by digit: the city's code may be longer, and a wrong one counts as a try.
    ['phone', '123', '1234', false],
    ['phone', '12345', '123456', false],
    ['email', '12345', '123456', false],
    ['email', '12345678', '123456', false],
    ['email', '654321', '123456', true],
    ['email', '12', '123456', true],
    ['phone', '12945', '1245', false],
    ['phone', '1245', '12345', false],
    ['phone', '1245', '1235', false],
    ['phone', '123456', '3456', false],
    ['phone', '1245', '9876', true],
    ['call', '123', '1234', true],
    ['call', '1234', '12345', false],
  ] as const)('a code by %s that changes from %j to %j is sent automatically: %s', (kind, before, input, isWhole) => {
    expect(isCompleteCode(before, input, kind)).toBe(isWhole);
  });
});

describe('the names that are sent (PROF-16)', () => {
  const known = { lastName: 'Петров', firstName: 'Иван', middleName: 'Сергеевич' };
  it.each<[string, Partial<typeof known>, object]>([
    ['nothing changed', {}, {}],
    ['blanks are no change', { firstName: ' Иван ' }, {}],
    ['one name', { firstName: 'Пётр' }, { firstName: 'Пётр' }],
    ['a middle name is taken away', { middleName: '' }, { middleName: '' }],
    ['all', { lastName: 'А', firstName: 'Б', middleName: 'В' }, { lastName: 'А', firstName: 'Б', middleName: 'В' }],
  ])('only the changed names of a profile are sent: %s', (_, change, sent) => {
    expect(changedNames(known, { ...known, ...change })).toEqual(sent);
  });

  it('a name that the profile lacks is sent as a change', () => {
    expect(changedNames({}, { lastName: 'А', firstName: 'Б', middleName: '' })).toEqual({
      lastName: 'А',
      firstName: 'Б',
    });
  });
});

describe('the phones of a profile', () => {
  it('an added phone is not the main one (PROF-14)', () => {
    const three = withPhone(two, third);
    expect(three.phones.map(({ phone }) => phone)).toEqual([first, second, third]);
    expect(mains(three)).toEqual([first]);
    expect(withPhone(two, '+7 (912) 000 - 00 - 02')).toBe(two);
  });

  it.each([
    [two, second, [second]],
    [two, '89120000002', [second]],
    [two, third, [third]],
    [profile([first, true], [second, true]), first, [first]],
    [profile([first, false]), first, [first]],
    [profile(), first, [first]],
  ])('exactly one phone is the main one after a change (PROF-12)', (before, main, after) => {
    expect(mains(withMainPhone(before, main))).toEqual(after);
    expect(mainPhone(withMainPhone(before, main))).toBe(after[0]);
  });

  it('a removed phone is gone, in whatever spelling it was removed', () => {
    expect(hasPhone(withoutPhone(two, '+7 912 000-00-02'), second)).toBe(false);
    expect(withoutPhone(two, third)).toEqual(two);
  });

  it.each([
    ['change', '', 'PhoneEmpty'],
    ['change', '7912', 'PhoneShort'],
    ['change', '791200000033', 'InvalidFormat'],
    ['change', '+375291234567', 'InvalidFormat'],
    ['change', '8-800-FLOWERS', 'InvalidFormat'],
    ['change', '+7 (912) 000 - 00 - 01', 'OwnPhone'],
    ['change', second, undefined],
    ['change', third, undefined],
    ['add', '89120000002', 'OwnPhone'],
    ['add', third, undefined],
  ] as const)('the edit %s of a phone with %j gives the error %s (VAL-61)', (edit, input, error) => {
    expect(profilePhoneError(two, input, edit)).toBe(error);
  });
});
