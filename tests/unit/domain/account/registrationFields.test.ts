import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appLink, storeFor, storePage } from '~/domain/content/appLink';
import { cleanCode, codeError } from '~/domain/account/confirmationCode';
import { emailError, nameError, formatContact } from '~/domain/account/registrationFields';
import { newPasswordError, repeatError } from '~/domain/account/newPassword';
import { anyText, hostileTexts, longTexts } from '../../support/hostileTexts';

describe('the names of a registration', () => {
  it.each([
    ['Вера', undefined],
    ['  Анна-Мария ', undefined],
    [`О'Нил`, undefined],
    ['constructor', undefined],
    ['<b>', undefined],
    ['', 'RequiredField'],
    ['   ', 'RequiredField'],
    ['ж'.repeat(100), undefined],
    ['ж'.repeat(101), 'TooLong'],
    ['А\u0301'.repeat(1000), 'TooLong'],
    ['Ве\0ра', 'InvalidFormat'],
    ['\ud83d', 'InvalidFormat'],
  ])('the name %j gives the error %s', (input, error) => {
    expect(nameError(input)).toBe(error);
    expect(nameError(input, { isOptional: true })).toBe(error === 'RequiredField' ? undefined : error);
  });
});

describe('the e-mail of a registration', () => {
  it.each([
    ['besides', 'a@b.ru', undefined],
    ['B-78', ' a@b.ru ', undefined],
    ['besides', 'a+tag@b.travel', undefined],
    ['besides', '', 'RequiredField'],
    ['besides', ' ', 'RequiredField'],
    ['B-77', 'a@b', 'InvalidFormat'],
    ['B-77', 'a@@b.ru', 'InvalidFormat'],
    ['B-77', '@b.ru', 'InvalidFormat'],
    ['B-77', 'a b@c.ru', 'InvalidFormat'],
    ['B-77', 'a@b..ru', 'InvalidFormat'],
    ['B-77', '.a@b.ru', 'InvalidFormat'],
    ['besides', 'a\0@b.ru', 'InvalidFormat'],
    ['besides', '\ud83d@b.ru', 'InvalidFormat'],
  ])('%s: the e-mail %j gives the error %s', (_, input, error) => {
    expect(emailError(input)).toBe(error);
  });
});

describe('new passwords', () => {
  it.each([
    ['besides', '', 'RequiredField'],
    ['B-82', '12345', 'PasswordLength'],
    ['B-82', '123456', undefined],
    ['B-82', '1'.repeat(20), undefined],
    ['B-82', '1'.repeat(21), 'PasswordLength'],
    ['B-84', '      ', undefined],
    ['B-84', '😀😀😀', undefined],
    ['B-84', 'a&=%+b', undefined],
    ['besides', '12345\ud83d', 'InvalidFormat'],
    ['besides', '12345\0', 'InvalidFormat'],
  ])('%s: the new password %j gives the error %s', (_, input, error) => {
    expect(newPasswordError(input)).toBe(error);
  });

  it.each([
    ['B-85', 'secret', 'secret', undefined],
    ['B-85', 'secret', '', 'RequiredField'],
    ['B-85', 'secret', 'Secret', 'PasswordsDiffer'],
    ['B-85', 'secret', 'secret ', 'PasswordsDiffer'],
    ['B-85', '', '', 'RequiredField'],
  ])('%s: the password %j repeated as %j gives the error %s', (_, password, passwordAgain, error) => {
    expect(repeatError(password, passwordAgain)).toBe(error);
  });
});

describe('the codes of a registration', () => {
  it.each([
    ['B-87', '1234', '1234', undefined],
    ['B-87', ' 1234 ', '1234', undefined],
    ['B-88', '12-34', '1234', undefined],
    ['B-87', '12\u201134', '1234', undefined],
    ['B-87', '123\u200b456', '123456', undefined],
    ['B-87', 'abcd', 'abcd', undefined],
    ['B-87', '123', '123', undefined],
    ['B-87', '', '', 'RequiredField'],
    ['B-88', ' - ', '', 'RequiredField'],
    ['B-87', '1'.repeat(65), '1'.repeat(65), 'IncorrectCode'],
  ])('%s: the code %j is sent as %j with the error %s', (_, input, sent, error) => {
    expect([cleanCode(input), codeError(input)]).toEqual([sent, error]);
  });
});

it('every rule for a registration field gives a result, whatever is typed', () => {
  const rules = [
    nameError,
    emailError,
    newPasswordError,
    codeError,
    cleanCode,
    formatContact,
    (text: string) => repeatError(text, 'x'),
  ];
  const checkAll = (text: string): void => rules.forEach((rule) => rule(text));
  [...hostileTexts, ...longTexts].forEach(checkAll);
  fc.assert(fc.property(anyText, checkAll));
});

describe('the link into the mobile app', () => {
  it.each(['123456', '../..', 'a/b?c=d#e', 'javascript:alert(1)', '\ud83d', '"><script>'])(
    'the code %j stays a single part of the app link',
    (code) => {
      const link = new URL(appLink('cityparking', { salt: 'f00', code }));
      expect([link.protocol, link.host, link.search, link.hash]).toEqual(['cityparking:', 'registration', '', '']);
      expect(link.pathname.split('/')).toHaveLength(5);
    },
  );

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'ios'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'android'],
  ])('the device %s is led to the store %s', (agent, store) => {
    expect(storeFor(agent, { ios: 'ios', android: 'android', apk: 'apk' })).toBe(store);
  });

  it.each([
    ['itms-apps://apps.apple.com/ru/app/parking/id1', 'https://apps.apple.com/ru/app/parking/id1'],
    ['itms-appss://apps.apple.com/app/id1', 'https://apps.apple.com/app/id1'],
    ['itms://apps.apple.com/app/id1', 'https://apps.apple.com/app/id1'],
    ['market://details?id=ru.parking', 'https://play.google.com/store/apps/details?id=ru.parking'],
    ['MARKET://details?id=ru.parking', 'https://play.google.com/store/apps/details?id=ru.parking'],
    ['rustore://apps.rustore.ru/app/ru.parking', 'https://apps.rustore.ru/app/ru.parking'],
    ['appmarket://details?id=ru.parking', 'https://appgallery.huawei.com/app/detail?id=ru.parking'],
    [
      'store://appgallery.huawei.com/app/detail?id=ru.parking',
      'https://appgallery.huawei.com/app/detail?id=ru.parking',
    ],
    ['appmarket://', 'appmarket://'],
    ['store://evil.example/app', 'store://evil.example/app'],
    ['market://search?q=parking', 'market://search?q=parking'],
    ['https://apps.apple.com/app/id1', 'https://apps.apple.com/app/id1'],
    ['/files/app.apk', '/files/app.apk'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('the store link %s leads to %s', (address, page) => {
    expect(storePage(address)).toBe(page);
  });

  it('a phone whose store is missing is led to an available app for its system, or to none', () => {
    expect(storeFor('Android', { ios: 'ios', apk: 'apk' })).toBe('apk');
    expect(storeFor('Android', { ios: 'ios' })).toBeUndefined();
    expect(storeFor('iPhone', { android: 'android' })).toBeUndefined();
  });
});
