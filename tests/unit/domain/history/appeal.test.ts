import { describe, expect, it } from 'vitest';
import { appealTone, checkAppeal, usableTopics } from '~/domain/history/appeal';
import { readAppealLink } from '~/domain/history/appealLink';
import { hostileTexts, longTexts } from '../../support/hostileTexts';

const good = {
  phone: '+7 (912) 345 - 67 - 89',
  email: 'driver@example.com',
  topic: '',
  message: 'Не работает паркомат',
};

it.each([
  ['registered', 'good'],
  ['inWork', 'good'],
  ['needsClarification', 'good'],
  ['completed', 'quiet'],
  ['other', 'plain'],
] as const)('FEED-12: an appeal with the status %s is drawn in the tone %s', (status, tone) => {
  expect(appealTone(status)).toBe(tone);
});

describe('the form of an appeal', () => {
  it.each([
    ['everything', {}],
    ['a topic', { topic: 'payment' }],
    ['an eight in front', { phone: '89123456789' }],
    ['a seven in front', { phone: '79123456789' }],
    ['nine digits behind the seven (B-28)', { phone: '7912345678' }],
    ['blanks around', { phone: ' 79123456789 ', email: ' driver@example.com ', message: ' Да\n' }],
    ['10,000 characters (B-94)', { message: 'я'.repeat(10_000) }],
  ])('an appeal is accepted with %s', (_, patch) => {
    expect(checkAppeal({ ...good, ...patch })).toEqual({});
  });

  it.each([
    ['phone', '', 'phone'],
    ['phone', '791234567', 'phone'],
    ['phone', '791234567890', 'phone'],
    ['phone', '+375291234567', 'phone'],
    ['phone', '+89123456789', 'phone'],
    ['phone', '8-800-FLOWERS', 'phone'],
    ['email', '', 'email'],
    ['email', 'a@b', 'email'],
    ['email', 'a b@c.ru', 'email'],
    ['email', 'a@@b.ru', 'email'],
    ['message', '', 'RequiredField'],
    ['message', ' \n\t\u00a0 ', 'RequiredField'],
    ['message', 'я'.repeat(10_001), 'tooLong'],
  ] as const)('the appeal’s field %s with %j gives the error %s', (field, value, error) => {
    expect(checkAppeal({ ...good, [field]: value })).toEqual({ [field]: error });
  });

  it('the form of an appeal checks any text without an exception', () => {
    for (const text of [...hostileTexts, ...longTexts])
      expect(() => checkAppeal({ phone: text, email: text, topic: text, message: text })).not.toThrow();
  });
});

it('topics without a code or a label, and repeated codes, cannot be chosen', () => {
  const topics = [
    { code: 'payment', label: 'Оплата' },
    { code: ' ', label: 'Пусто' },
    { code: 'other', label: '' },
    { code: 'payment', label: 'Ещё раз' },
  ];
  expect(usableTopics(topics)).toEqual([{ code: 'payment', label: 'Оплата' }]);
});

it.each([
  [{ appeal: '17' }, '17'],
  [{ appeal: ' ' }, undefined],
  [{ appeal: 'x'.repeat(101) }, undefined],
  [{ appeal: 17 }, undefined],
  [{}, undefined],
])('the address %j opens appeal %s', (search, appeal) => {
  expect(readAppealLink(search)).toEqual({ appeal });
});
