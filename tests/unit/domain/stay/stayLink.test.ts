import { describe, expect, it } from 'vitest';
import { pageAccess } from '~/domain/account/pageAccess';
import { classifyPrefix, languageOfPath } from '~/domain/content/languagePrefix';
import { isEmail, isLoginPhone } from '~/domain/account/login';
import { linkDurationMin, readStayLink } from '~/domain/stay/stayLink';

describe('the first segment of an address', () => {
  it.each([
    [undefined, 'ru'],
    ['en', 'en'],
    ['ru', 'strip'],
    ['de', 'home'],
    ['deu', 'home'],
    ['pt-BR', 'home'],
    ['zz', 'home'],
    ['profile', 'unknown'],
    ['EN', 'home'],
    ['12', 'unknown'],
    ['d', 'unknown'],
    ['news', 'unknown'],
    ['en-US', 'home'],
  ] as const)('the first segment %s of an address means %s', (segment, meaning) => {
    expect(classifyPrefix(segment)).toBe(meaning);
  });

  it.each([
    ['/', 'en', 'ru'],
    ['/en', 'ru', 'en'],
    ['/en/guest-payment', 'ru', 'en'],
    ['/english', 'en', 'ru'],
    ['/guest-payment', 'en', 'ru'],
    ['/profile/receipts', 'en', 'en'],
    ['/profile/receipts', 'ru', 'ru'],
    ['/profile/receipts/', 'en', 'en'],
    ['/profile/receipts-2', 'en', 'ru'],
  ] as const)('the path %s, when the last language was %s, is read in %s', (path, last, language) => {
    expect(languageOfPath(path, last)).toBe(language);
  });
});

it.each([
  ['all', 'guest', 'allow'],
  ['all', 'driver', 'allow'],
  ['all', 'corporate', 'allow'],
  ['guest', 'guest', 'allow'],
  ['guest', 'driver', 'home'],
  ['guest', 'corporate', 'home'],
  ['driver', 'guest', 'home'],
  ['driver', 'driver', 'allow'],
  ['driver', 'corporate', 'home'],
  ['corporate', 'guest', 'home'],
  ['corporate', 'driver', 'home'],
  ['corporate', 'corporate', 'allow'],
] as const)(
  'ROUTE-29, ROUTE-30: a page for %s that is opened by a %s gives the verdict %s',
  (page, audience, verdict) => {
    expect(pageAccess(page, audience)).toBe(verdict);
  },
);

describe('a link that fills in a stay', () => {
  it('a link keeps leading zeros and drops values that are not text or too long', () => {
    expect(
      readStayLink({ zone: '0302', plate: ' А123ВС59 ', duration: 60, parkingCode: 'x'.repeat(41), city: '' }),
    ).toEqual({
      zone: '0302',
      plate: 'А123ВС59',
      duration: undefined,
      parkingCode: undefined,
      city: undefined,
    });
  });

  it.each([
    ...['1', 1, true, 'true', 'TRUE', 'yes', 'on', 'да', ' 1 '].map((value) => [value, 1] as const),
    ...['0', 0, false, 'false', 'no', 'off', 'нет', 'null', 'undefined', '', ' ', undefined, null].map(
      (value) => [value, undefined] as const,
    ),
  ])('the flag %j of a link is read as %j', (foreign, read) => {
    expect(readStayLink({ foreign }).foreign).toBe(read);
  });

  it.each([
    ['0901?utm_source=qr', '0901'],
    ['0901#utm_source=qr', '0901'],
    ['#0901', '0901'],
    ['№ 0901', '0901'],
    ['%230901', '0901'],
    ['0901?', '0901'],
    ['0901#', '0901'],
    // Half of a text is another zone.
    ['12#2', '12#2'],
    ['12%232', '12#2'],
    ['12?2', '12?2'],
    ['ТЦ (1)', 'ТЦ (1)'],
    ['(0901)', '(0901)'],
    ['ТЦ (1)).', 'ТЦ (1)'],
    ['ТЦ «Мир»', 'ТЦ «Мир»'],
    ['ТЦ "Мир"', 'ТЦ "Мир"'],
    ['Б [2]', 'Б [2]'],
    ['0901"', '0901'],
    ['0901>', '0901'],
    ['<0901>', '<0901>'],
    ['0901.', '0901'],
    ['0901».', '0901'],
    ['0901)', '0901'],
    ['А-12/3', 'А-12/3'],
    ['%D0%9012', 'А12'],
    ['%25D0%259012', '%D0%9012'],
    ['?', undefined],
  ])('the zone %j of a link is read as %j', (zone, read) => {
    expect(readStayLink({ zone }).zone).toBe(read);
  });

  it('the names of a link’s parameters may be in capitals, as some printers write a code', () => {
    expect(readStayLink({ CITY: 'PERM', ZONE: '0901', PARKINGCODE: '7', Type: 'PLANAR', FOREIGN: 'TRUE' })).toEqual({
      city: 'PERM',
      type: 'planar',
      zone: '0901',
      parkingCode: '7',
      plate: undefined,
      foreign: 1,
      duration: undefined,
    });
  });

  it('a name as the app writes it wins over the same name in capitals', () => {
    expect(readStayLink({ ZONE: '0901', zone: '0302' }).zone).toBe('0302');
  });

  it.each([
    ['planar', 'planar'],
    ['roadside', undefined],
    [1, undefined],
  ])('a link to a parking of the type %j is read with the type %s', (type, read) => {
    expect(readStayLink({ type, parkingCode: '0501' })).toMatchObject({ type: read, parkingCode: '0501' });
  });

  it.each([
    ['60', 60],
    ['060', 60],
    ['0', 0],
    ['abc', 0],
    ['-5', 0],
    ['1e3', 0],
    ['99999', 0],
    [undefined, undefined],
  ])('the duration %j of a link is read as %s minutes', (duration, minutes) => {
    expect(linkDurationMin({ duration })).toBe(minutes);
  });
});

describe('the login field', () => {
  it.each([
    ['a@b.ru', true],
    ['a.b-c@mail.example.ru', true],
    ['a+tag@b.ru', true],
    ['a@b.travel', true],
    ['иван@почта.рф', true],
    ['a@b', false],
    ['a@@b.ru', false],
    ['@b.ru', false],
    ['a b@c.ru', false],
    ['a@b..ru', false],
    ['.a@b.ru', false],
    ['a.@b.ru', false],
    ['', false],
  ])('B-77: the login %j is an e-mail: %s', (text, isExpectedEmail) => {
    expect(isEmail(text)).toBe(isExpectedEmail);
  });

  it.each([
    ['79123456789', true],
    ['89123456789', true],
    ['+79123456789', true],
    ['7912345678', true],
    ['+7 (912) 345-67-89', true],
    ['791234567', false],
    ['9123456789', false],
    ['+89123456789', false],
    ['7912345678901', false],
    ['8-800-FLOWERS', false],
    ['', false],
  ])('B-28, VAL-55: the login %j is a phone: %s', (text, isPhone) => {
    expect(isLoginPhone(text)).toBe(isPhone);
  });
});
