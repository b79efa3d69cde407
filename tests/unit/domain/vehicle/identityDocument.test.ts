import { describe, expect, it } from 'vitest';
import {
  checkIdentityDocument,
  isCertificate,
  isDocumentEditDone,
  documentNumber,
  formatDocumentNumber,
  maskDocumentNumber,
  documentsAfterEdit,
  type IdentityDocument,
  type IdentityDocumentType,
} from '~/domain/vehicle/identityDocument';
import { hostileTexts } from '../../support/hostileTexts';

const sts: IdentityDocument = { type: 'STS', number: '59АА123456' };
const vu: IdentityDocument = { type: 'VU', number: '5915123456' };

describe('a document’s number (VAL-19, VAL-20, B-90)', () => {
  it.each<[IdentityDocumentType, string, 'empty' | 'format' | undefined]>([
    ['STS', '', 'empty'],
    ['STS', ' \u00a0\u200b', 'empty'],
    ['STS', '99 АА 999999', undefined],
    ['STS', '99АА999999', undefined],
    ['STS', '99аа999999', undefined],
    ['STS', '99 AA 999999', undefined],
    ['STS', '99\u200bАА\u00ad999999', undefined],
    ['STS', '99 11 999999', 'format'],
    ['STS', '99 А1 999999', 'format'],
    ['STS', '9 АА 999999', 'format'],
    ['STS', '99 АА 99999', 'format'],
    ['STS', '99 АА 9999999', 'format'],
    ['VU', '99 11 999999', undefined],
    ['VU', '99 ЖЯ 999999', undefined],
    ['VU', '99 А1 999999', undefined],
    ['VU', '99 -- 999999', 'format'],
    ['VU', '٩٩ 11 999999', 'format'],
  ])('the document %s with the number %j gives the error %s', (type, number, error) => {
    expect(checkIdentityDocument({ type, number }, [])).toEqual(error ? { number: error } : {});
  });

  it('a document without a type is refused, and its number is checked by both types (VAL-18)', () => {
    expect(checkIdentityDocument({ type: undefined, number: '' }, [])).toEqual({ type: 'noType', number: 'empty' });
    expect(checkIdentityDocument({ type: undefined, number: '99 11 999999' }, [])).toEqual({ type: 'noType' });
    expect(checkIdentityDocument({ type: undefined, number: '1' }, [])).toEqual({ type: 'noType', number: 'format' });
  });

  it('the number of another document of the same type is refused as taken, in either case and alphabet', () => {
    expect(checkIdentityDocument({ type: 'STS', number: '59 aa 123456' }, [sts])).toEqual({ number: 'taken' });
    expect(checkIdentityDocument({ type: 'VU', number: '59 АА 123456' }, [sts])).toEqual({});
  });

  it.each([
    ['99aa999999', '99 АА 999999'],
    ['5915123456', '59 15 123456'],
    ['12', '12'],
    ['', ''],
    ['<b>59АА123456', '<b>59АА123456'],
  ])('the document number %j is shown as %j', (input, displayed) => {
    expect(formatDocumentNumber(input)).toBe(displayed);
    expect(documentNumber(displayed)).toBe(documentNumber(input));
  });

  it.each([
    ['99 АА 999999', true],
    ['99АА999999', true],
    ['99 11 999999', true],
    ['99 А1 99999', false],
    ['', false],
  ])('the number %j is valid for a vehicle’s certificate: %s (VAL-17)', (input, isOne) =>
    expect(isCertificate(input)).toBe(isOne),
  );

  it.each(hostileTexts)('the hostile text %j neither throws nor passes as a document number', (input) => {
    expect(checkIdentityDocument({ type: 'STS', number: input }, [sts]).number).toBeDefined();
    expect(formatDocumentNumber(input)).toBe(input);
  });
});

describe('the mask of a document’s field (VAL-19, VAL-20)', () => {
  it.each<[IdentityDocumentType | undefined, string, string, string]>([
    ['STS', '', '59аа123456789', '59 АА 123456'],
    ['STS', '', ' 59-aa-123456 ', '59 АА 123456'],
    ['STS', '', '591', '59'],
    ['STS', '59 А', '59 А1', '59 А'],
    ['VU', '', '5915123456', '59 15 123456'],
    ['VU', '', '59ж1123456', '59 Ж1 123456'],
    ['VU', '', '59 № 15', '59 15'],
    [undefined, '', '5915123456', '59 15 123456'],
    // What is in the field already stays: a wrong character in the middle, and an old number of another form.
    ['STS', '59 15 123456', '59 5 123456', '59 5 123456'],
    ['STS', '59 5 123456', '59 А5 123456', '59 А5 123456'],
    ['STS', '59 АА 123456', '9 АА 123456', '9 АА 123456'],
    ['STS', '9 АА 123456', '79 АА 123456', '79 АА 123456'],
    ['STS', 'старый номер', 'старый номе', 'старый номе'],
    ['STS', '', '\u200b', ''],
  ])('a field for %s with the text %j shows the input %j as %j', (type, before, typed, shown) => {
    expect(maskDocumentNumber(type)(typed, before)).toBe(shown);
  });

  it.each(hostileTexts)('the hostile text %j leaves only characters of the mask', (input) => {
    expect(maskDocumentNumber('VU')(input, '')).toMatch(/^(\d{0,2}|\d{2} [А-ЯЁA-Z\d]{1,2}( \d{1,6})?)$/);
  });
});

describe('the documents after an edit', () => {
  const other: IdentityDocument = { type: 'STS', number: '59ВВ654321' };

  it.each([
    ['add', { kind: 'add', identityDocument: other } as const, [sts, vu, other]],
    ['edit', { kind: 'edit', before: sts, identityDocument: other } as const, [other, vu]],
    [
      'edit of the type',
      { kind: 'edit', before: sts, identityDocument: { ...sts, type: 'VU' as const } } as const,
      [{ ...sts, type: 'VU' }, vu],
    ],
    ['remove', { kind: 'remove', identityDocument: { ...sts, number: '59 aa 123456' } } as const, [vu]],
  ])(
    '%s: the edit of a document shows, counts as done only then, and changes nothing the second time',
    (_, edit, after) => {
      const documents = [sts, vu];
      expect(isDocumentEditDone(documents, edit)).toBe(false);
      expect(documentsAfterEdit(documents, edit)).toEqual(after);
      expect(isDocumentEditDone(after as IdentityDocument[], edit)).toBe(true);
      expect(documentsAfterEdit(after as IdentityDocument[], edit)).toEqual(after);
    },
  );

  it('the edit of a document is not done while the old number still stands beside the new one', () => {
    expect(isDocumentEditDone([sts, other], { kind: 'edit', before: sts, identityDocument: other })).toBe(false);
  });
});
