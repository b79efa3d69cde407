import { describe, expect, it } from 'vitest';
import {
  checkLegalEntity,
  checkPerson,
  emptyLegalEntity,
  emptyPerson,
  legalEntityHints,
  legalEntityPayer,
  personHints,
  personPayer,
} from '~/domain/history/payer';
import { hostileTexts, longTexts } from '../../support/hostileTexts';

const person = {
  ...emptyPerson,
  lastName: 'Сидоров-Ёлкин',
  firstName: 'Пётр',
  middleName: 'Ильич',
  address: 'Казань, улица Баумана, 1',
  series: '45 08',
  number: '123456',
  issuedOn: '2016-02-29',
  issuer: 'Отдел МВД',
};
const firm = {
  name: 'ООО «Ёлка»',
  ogrn: '1027700132195',
  inn: '7707083893',
  kpp: '773601001',
  address: 'Казань, Кремль',
};
const today = '2026-11-22';

describe('an individual', () => {
  it('a complete individual is sent as shown, without the blanks in the numbers', () => {
    expect(checkPerson(person)).toEqual({});
    expect(personPayer({ ...person, lastName: ' Сидоров-Ёлкин\u00a0' })).toEqual({
      ...person,
      kind: 'person',
      series: '4508',
    });
  });

  it('VAL-45: every field of an individual but the middle name is required, in the order of the form', () => {
    const errors = checkPerson(emptyPerson);
    expect(Object.keys(errors)).toEqual(['lastName', 'firstName', 'address', 'series', 'number', 'issuedOn', 'issuer']);
    expect(new Set(Object.values(errors))).toEqual(new Set(['RequiredField']));
  });

  it.each([
    ['B-72, spaces only', { address: ' \u00a0 ' }, { address: 'RequiredField' }],
    ['B-73', { series: '4508А' }, { series: 'OnlyDigits' }],
    ['B-73', { number: '12345б' }, { number: 'OnlyDigits' }],
    ['other digits', { number: '٣٤٥' }, { number: 'OnlyDigits' }],
    ['an endless number', { number: '1'.repeat(21) }, { number: 'TooLong' }],
    ['B-55', { issuedOn: '1899-12-31' }, { issuedOn: 'BadDate' }],
    ['B-55', { issuedOn: '2100-01-01' }, { issuedOn: 'BadDate' }],
    ['the first day', { issuedOn: '1900-01-01' }, {}],
    ['the last day', { issuedOn: '2099-12-31' }, {}],
    ['B-56', { issuedOn: '2026-13-01' }, { issuedOn: 'BadDate' }],
    ['B-56', { issuedOn: '26-01-01' }, { issuedOn: 'BadDate' }],
    ['B-56', { issuedOn: '2026/01/01' }, { issuedOn: 'BadDate' }],
    ['a day that never was', { issuedOn: '2027-02-29' }, { issuedOn: 'BadDate' }],
    ['no middle name', { middleName: ' ' }, {}],
    ['an endless middle name', { middleName: 'и'.repeat(101) }, { middleName: 'TooLong' }],
    ['half a character', { issuer: 'Отдел \ud83d' }, { issuer: 'InvalidFormat' }],
  ])('%s: an individual with %j is checked for faults', (_, change, errors) => {
    expect(checkPerson({ ...person, ...change })).toEqual(errors);
  });

  it.each([
    ['B-57', '2026-11-23', 'future'],
    ['today', today, undefined],
    ['no date', '', undefined],
    ['not a date', '2100-01-01', undefined],
  ])('%s: the date %s of a document gives the hint %s', (_, issuedOn, hint) => {
    expect(personHints({ ...person, issuedOn }, today).issuedOn).toBe(hint);
  });
});

describe('a legal entity', () => {
  it('a complete legal entity is sent without the blanks in its numbers', () => {
    expect(checkLegalEntity(firm)).toEqual({});
    expect(
      legalEntityPayer({ ...firm, inn: '77 0708 3893', kpp: ' 773601001\u00a0', ogrn: '1 027 700 132 195' }),
    ).toEqual({ ...firm, kind: 'firm' });
  });

  it('VAL-40…VAL-43: every field of a legal entity is required, in the order of the form', () => {
    expect(Object.entries(checkLegalEntity(emptyLegalEntity))).toEqual(
      ['name', 'inn', 'kpp', 'ogrn', 'address'].map((name) => [name, 'RequiredField']),
    );
  });

  it.each([
    ['B-60', { inn: '7707083893' }, {}, {}],
    ['B-61', { inn: '7707083894' }, {}, { inn: 'mistyped' }],
    ['B-62', { inn: '500100732259' }, {}, {}],
    ['B-63', { inn: '0000000000' }, {}, { inn: 'mistyped' }],
    ['B-64', { inn: '77070838931' }, { inn: 'Inn' }, {}],
    ['B-65', { inn: '77 0708 3893\u00a0' }, {}, {}],
    ['B-66', { ogrn: '1027700132195' }, {}, {}],
    ['B-67', { ogrn: '1027700132196' }, {}, { ogrn: 'mistyped' }],
    ['all zeros', { ogrn: '0'.repeat(13) }, {}, { ogrn: 'mistyped' }],
    ['B-68', { ogrn: '102770013219' }, { ogrn: 'Ogrn' }, {}],
    ['B-68', { ogrn: '10277001321951' }, { ogrn: 'Ogrn' }, {}],
    ['B-69', { ogrn: '304500116000157' }, { ogrn: 'Ogrn' }, {}],
    ['B-70', { kpp: '773601001' }, {}, {}],
    ['B-71', { kpp: '7736AB001' }, { kpp: 'Kpp' }, {}],
    ['ten digits', { kpp: '7736010011' }, { kpp: 'Kpp' }, {}],
    ['B-72', { name: ' \u00a0' }, { name: 'RequiredField' }, {}],
  ])('%s: a legal entity with %j is checked for faults and hints', (_, change, errors, hints) => {
    const values = { ...firm, ...change };
    expect(checkLegalEntity(values)).toEqual(errors);
    expect(legalEntityHints(values)).toEqual(hints);
  });
});

it.each([...hostileTexts, ...longTexts])(
  'the hostile text %# in any field of a payer is refused or sent as it is shown',
  (text) => {
    for (const name of ['lastName', 'middleName', 'address', 'series', 'number', 'issuedOn', 'issuer'] as const) {
      const values = { ...person, [name]: text };
      if (checkPerson(values)[name] === undefined && name !== 'series' && name !== 'number')
        expect(personPayer(values)).toMatchObject({ [name]: text.trim() });
      expect(() => personHints(values, today)).not.toThrow();
    }
    for (const name of ['inn', 'kpp', 'ogrn'] as const) {
      expect(checkLegalEntity({ ...firm, [name]: text })[name]).toBeDefined();
      expect(() => legalEntityHints({ ...firm, [name]: text })).not.toThrow();
    }
  },
);
