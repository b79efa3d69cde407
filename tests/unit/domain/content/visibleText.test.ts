import { describe, expect, it } from 'vitest';
import { loginForWire } from '~/domain/account/login';
import { normaliseForeignPlate, plateForWire } from '~/domain/vehicle/plate';
import { accountName, type Profile } from '~/domain/account/profile';
import { readStayLink } from '~/domain/stay/stayLink';
import { visibleText } from '~/domain/content/visibleText';

describe('a text that is sent as it is shown', () => {
  it.each([
    ['B-78', ' a@b.ru ', 'a@b.ru'],
    ['B-77', '\u200eivan\u200b@mail.ru', 'ivan@mail.ru'],
    ['B-74', '12\u200b34', '1234'],
    ['B-74', '12/34 А', '12/34 А'],
  ])('%s: the text %j is sent as %j', (_, input, sent) => {
    expect(visibleText(input)).toBe(sent);
  });

  it.each([
    ['a phone by its mask', '+7 (912) 345 - 67 - 89', '79123456789'],
    ['with points', '8.912.345.67.89', '79123456789'],
    ['with dashes of print', '+7 912 345–67–89', '79123456789'],
    ['from an address book', '\u202a+7 912 345-67-89\u202c', '79123456789'],
    ['B-28: nine digits after the 7', '7912345678', '7912345678'],
    ['an e-mail', ' Ivan@mail.ru', 'Ivan@mail.ru'],
    ['neither', 'ivan', 'ivan'],
  ])('a login (%s) typed as %j is sent as %j', (_, input, sent) => {
    expect(loginForWire(input)).toBe(sent);
  });

  it.each([
    // A field that converted the letters to those of a Russian plate, before it was marked as foreign.
    ['АВ123СD', 'AB123CD'],
    ['1234АВ-7', '1234АВ-7'],
    ['AB-123-CD', 'AB-123-CD'],
    ['Ж123ВС77', 'Ж123ВС77'],
    ['ЖB123', 'ЖB123'],
  ])('B-17: the foreign plate %j is sent as %j', (input, sent) => {
    expect(normaliseForeignPlate(input)).toBe(sent);
    expect(plateForWire(input, true)).toBe(sent);
  });
});

describe('the link to a stay', () => {
  it.each([
    [1, 1],
    ['1', 1],
    [0, undefined],
    [false, undefined],
    [undefined, undefined],
  ])('a link with foreign=%j is read as foreign: %j', (foreign, read) => {
    expect(readStayLink({ plate: 'PO12345', foreign }).foreign).toBe(read);
  });
});

it('an account is named by its e-mail or, where that is empty, by its main phone', () => {
  const profile = (email: string | undefined) =>
    ({ email, phones: [{ phone: '79123456789', isMain: true }] }) as unknown as Profile;
  expect(['a@b.ru', '', ' ', undefined].map((email) => accountName(profile(email)))).toEqual([
    'a@b.ru',
    '79123456789',
    '79123456789',
    '79123456789',
  ]);
});
