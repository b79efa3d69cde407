import { describe, expect, it } from 'vitest';
import { checkPaper, isCertificate, isPaperDeedDone, paperNumber, paperShown, papersAfter, type Paper, type PaperType } from '~/domain/paper';
import { hostileTexts } from '../hostile';

const sts: Paper = { type: 'STS', number: '59АА123456' };
const vu: Paper = { type: 'VU', number: '5915123456' };

describe('a document’s number (VAL-19, VAL-20, B-90)', () => {
  it.each<[PaperType, string, 'empty' | 'format' | undefined]>([
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
  ])('%s %j: %s', (type, number, fault) => {
    expect(checkPaper({ type, number }, [])).toEqual(fault ? { number: fault } : {});
  });

  it('without a type asks for it, and judges the number by both (VAL-18)', () => {
    expect(checkPaper({ type: undefined, number: '' }, [])).toEqual({ type: 'noType', number: 'empty' });
    expect(checkPaper({ type: undefined, number: '99 11 999999' }, [])).toEqual({ type: 'noType' });
    expect(checkPaper({ type: undefined, number: '1' }, [])).toEqual({ type: 'noType', number: 'format' });
  });

  it('of another document of the driver’s is taken, in either case and alphabet; of another type it is not', () => {
    expect(checkPaper({ type: 'STS', number: '59 aa 123456' }, [sts])).toEqual({ number: 'taken' });
    expect(checkPaper({ type: 'VU', number: '59 АА 123456' }, [sts])).toEqual({});
  });

  it.each([
    ['99aa999999', '99 АА 999999'],
    ['5915123456', '59 15 123456'],
    ['12', '12'],
    ['', ''],
    ['<b>59АА123456', '<b>59АА123456'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(paperShown(typed)).toBe(shown);
    expect(paperNumber(shown)).toBe(paperNumber(typed));
  });

  it.each([
    ['99 АА 999999', true],
    ['99АА999999', true],
    ['99 11 999999', true],
    ['99 А1 99999', false],
    ['', false],
  ])('%j as a vehicle’s certificate: %s (VAL-17)', (typed, isOne) => expect(isCertificate(typed)).toBe(isOne));

  it.each(hostileTexts)('%j neither throws nor passes', (typed) => {
    expect(checkPaper({ type: 'STS', number: typed }, [sts]).number).toBeDefined();
    expect(paperShown(typed)).toBe(typed);
  });
});

describe('the documents after a deed', () => {
  const other: Paper = { type: 'STS', number: '59ВВ654321' };

  it.each([
    ['add', { kind: 'add', paper: other } as const, [sts, vu, other]],
    ['edit', { kind: 'edit', before: sts, paper: other } as const, [other, vu]],
    ['edit of the type', { kind: 'edit', before: sts, paper: { ...sts, type: 'VU' as const } } as const, [{ ...sts, type: 'VU' }, vu]],
    ['remove', { kind: 'remove', paper: { ...sts, number: '59 aa 123456' } } as const, [vu]],
  ])('%s: it shows, only then counts as done, and doing it twice changes nothing', (_, deed, after) => {
    const papers = [sts, vu];
    expect(isPaperDeedDone(papers, deed)).toBe(false);
    expect(papersAfter(papers, deed)).toEqual(after);
    expect(isPaperDeedDone(after as Paper[], deed)).toBe(true);
    expect(papersAfter(after as Paper[], deed)).toEqual(after);
  });

  it('an old number that still stands beside the new one is not changed', () => {
    expect(isPaperDeedDone([sts, other], { kind: 'edit', before: sts, paper: other })).toBe(false);
  });
});
