import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appLink, storeFor } from '~/domain/appLink';
import { cleanCode, codeFault } from '~/domain/confirmationCode';
import { emailFault, nameFault, shownContact } from '~/domain/newcomer';
import { newPasswordFault, repeatFault } from '~/domain/newPassword';
import { anyText, hostileTexts, longTexts } from '../hostile';

describe('names', () => {
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
  ])('%j: %s', (typed, fault) => {
    expect(nameFault(typed)).toBe(fault);
    expect(nameFault(typed, { isOptional: true })).toBe(fault === 'RequiredField' ? undefined : fault);
  });
});

describe('e-mails', () => {
  it.each([
    ['a@b.ru', undefined],
    [' a@b.ru ', undefined],
    ['a+tag@b.travel', undefined],
    ['', 'RequiredField'],
    [' ', 'RequiredField'],
    ['a@b', 'InvalidFormat'],
    ['a@@b.ru', 'InvalidFormat'],
    ['@b.ru', 'InvalidFormat'],
    ['a b@c.ru', 'InvalidFormat'],
    ['a@b..ru', 'InvalidFormat'],
    ['.a@b.ru', 'InvalidFormat'],
    ['a\0@b.ru', 'InvalidFormat'],
    ['\ud83d@b.ru', 'InvalidFormat'],
  ])('%j: %s', (typed, fault) => {
    expect(emailFault(typed)).toBe(fault);
  });
});

describe('new passwords', () => {
  it.each([
    ['', 'RequiredField'],
    ['12345', 'PasswordLength'],
    ['123456', undefined],
    ['1'.repeat(20), undefined],
    ['1'.repeat(21), 'PasswordLength'],
    ['      ', undefined],
    ['😀😀😀', undefined],
    ['a&=%+b', undefined],
    ['12345\ud83d', 'InvalidFormat'],
    ['12345\0', 'InvalidFormat'],
  ])('%j: %s', (typed, fault) => {
    expect(newPasswordFault(typed)).toBe(fault);
  });

  it.each([
    ['secret', 'secret', undefined],
    ['secret', '', 'RequiredField'],
    ['secret', 'Secret', 'PasswordsDiffer'],
    ['secret', 'secret ', 'PasswordsDiffer'],
    ['', '', 'RequiredField'],
  ])('%j repeated as %j: %s', (password, repeat, fault) => {
    expect(repeatFault(password, repeat)).toBe(fault);
  });
});

describe('codes', () => {
  it.each([
    ['1234', '1234', undefined],
    [' 1234 ', '1234', undefined],
    ['12-34', '1234', undefined],
    ['12\u201134', '1234', undefined],
    ['123\u200b456', '123456', undefined],
    ['abcd', 'abcd', undefined],
    ['123', '123', undefined],
    ['', '', 'RequiredField'],
    [' - ', '', 'RequiredField'],
    ['1'.repeat(65), '1'.repeat(65), 'IncorrectCode'],
  ])('%j is sent as %j: %s', (typed, sent, fault) => {
    expect([cleanCode(typed), codeFault(typed)]).toEqual([sent, fault]);
  });
});

it('whatever is typed, every rule has an answer', () => {
  const rules = [nameFault, emailFault, newPasswordFault, codeFault, cleanCode, shownContact, (text: string) => repeatFault(text, 'x')];
  const askAll = (text: string): void => rules.forEach((rule) => rule(text));
  [...hostileTexts, ...longTexts].forEach(askAll);
  fc.assert(fc.property(anyText, askAll));
});

describe('the way into the mobile app', () => {
  it.each(['123456', '../..', 'a/b?c=d#e', 'javascript:alert(1)', '\ud83d', '"><script>'])('a code %j stays a code', (code) => {
    const link = new URL(appLink('cityparking', { salt: 'f00', code }));
    expect([link.protocol, link.host, link.search, link.hash]).toEqual(['cityparking:', 'registration', '', '']);
    expect(link.pathname.split('/')).toHaveLength(5);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'ios'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'android'],
  ])('%s goes to %s', (agent, store) => {
    expect(storeFor(agent, { ios: 'ios', android: 'android', apk: 'apk' })).toBe(store);
  });

  it('a phone whose store is not named goes to what there is, and to no other phone’s', () => {
    expect(storeFor('Android', { ios: 'ios', apk: 'apk' })).toBe('apk');
    expect(storeFor('Android', { ios: 'ios' })).toBeUndefined();
    expect(storeFor('iPhone', { android: 'android' })).toBeUndefined();
  });
});
