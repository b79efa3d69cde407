import { describe, expect, it } from 'vitest';
import { maskPhone } from '~/domain/account/phone';
import { completeDateInput } from '~/domain/time/dateInput';
import { maskDocumentNumber } from '~/domain/vehicle/identityDocument';
import { normaliseForeignPlate } from '~/domain/vehicle/plate';
import { rewriteTyped, type Rewrite } from '~/ui/form/rewriteTyped';

/** The bar is the caret. */
const split = (text: string): { text: string; caret: number } => ({
  text: text.replace('|', ''),
  caret: text.indexOf('|'),
});

/** Presses keys one after another, as a browser does: `<` is Backspace, `>` is Delete, others are typed. */
const press = (start: string, keys: string, rewrite: Rewrite): string => {
  const end = Array.from(keys).reduce(({ text: before, caret }, key) => {
    if ((key === '<' && caret === 0) || (key === '>' && caret === before.length)) return { text: before, caret };
    const [from, to] = [key === '<' ? caret - 1 : caret, key === '>' ? caret + 1 : caret];
    const added = key === '<' || key === '>' ? '' : key;
    const inputType = { '<': 'deleteContentBackward', '>': 'deleteContentForward' }[key] ?? 'insertText';
    const typed = before.slice(0, from) + added + before.slice(to);
    return rewriteTyped({ typed, caret: from + added.length, before, inputType }, rewrite);
  }, split(start));
  return `${end.text.slice(0, end.caret)}|${end.text.slice(end.caret)}`;
};

describe('a field that rewrites what is typed', () => {
  it.each<[string, string, string]>([
    ['|', '9123456789', '+7 (912) 345 - 67 - 89|'],
    ['|', '89123456789', '+7 (912) 345 - 67 - 89|'],
    ['+7 (999) |123 - 45 - 67', '<', '+7 (99|1) 234 - 56 - 7'],
    ['+7 (999) |123 - 45 - 67', '<<8', '+7 (98|1) 234 - 56 - 7'],
    ['+7 (999) |123 - 45 - 67', '<8', '+7 (998|) 123 - 45 - 67'],
    ['+7 (999) 123 - |45 - 67', '<', '+7 (999) 12|4 - 56 - 7'],
    ['+7 (999|) 123 - 45 - 67', '>', '+7 (999|) 234 - 56 - 7'],
    ['+7 (999) 123| - 45 - 67', '>>', '+7 (999) 123| - 67'],
    ['+7 (999) 1|23 - 45 - 67', '<', '+7 (999|) 234 - 56 - 7'],
    // A separator that is typed changes nothing.
    ['+7 (99|9) 123 - 45 - 67', ' ', '+7 (99|9) 123 - 45 - 67'],
    ['+7 (999) 123| - 45 - 67', '-', '+7 (999) 123| - 45 - 67'],
    // A digit too many stays visible.
    ['+7 (999) 123| - 45 - 67', '0', '+79991230|4567'],
    ['+7 (999) 123 - 45 - 67|', '<<<<<<<<<<', '+7|'],
    ['+7|', '<<', '|'],
  ])('the phone %j becomes %j by the keys %j', (start, keys, end) => {
    expect(press(start, keys, maskPhone)).toBe(end);
  });

  it.each<[string, string, string]>([
    ['AB|123', ' ', 'AB|123'],
    ['A|B', 'с', 'AC|B'],
    ['|', 'ab1', 'AB1|'],
    ['AB1|23', '<', 'AB|23'],
  ])('the foreign plate %j becomes %j by the keys %j', (start, keys, end) => {
    expect(press(start, keys, normaliseForeignPlate)).toBe(end);
  });

  it.each<[string, string, string]>([
    ['|', '20112026', '20/11/2026|'],
    ['20/|11/2026', '<', '20|11/2026'],
    ['2|/11/2026', '1', '21|/11/2026'],
    ['20|11/2026', '.', '20/|11/2026'],
    ['20/11/|2026', '<<2', '20/12/|2026'],
  ])('the day %j becomes %j by the keys %j', (start, keys, end) => {
    expect(press(start, keys, completeDateInput)).toBe(end);
  });

  it.each<[string, string, string]>([
    ['|', '59аа123456789', '59 АА 123456|'],
    ['|', '59aa123456', '59 АА 123456|'],
    ['|', '59-аа № 123456', '59 АА 123456|'],
    ['|', '5915123456', '59|'],
    ['59 АА |123456', '<', '59 А|123456'],
    ['59 АА |123456', '<в', '59 АВ |123456'],
    ['59| АА 123456', '<8', '58| АА 123456'],
    ['59 А|А 123456', '7', '59 А|А 123456'],
    ['59 АА 12|3456', '7', '59 АА 12|3456'],
    ['59 АА 12|3456', '>7', '59 АА 127|456'],
    ['59| АА 123456', '>', '59|А 123456'],
    ['59| АА 123456', '>в', '59 В|А 123456'],
  ])('the certificate %j becomes %j by the keys %j', (start, keys, end) => {
    expect(press(start, keys, maskDocumentNumber('STS'))).toBe(end);
  });
});
