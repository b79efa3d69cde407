import { expect, it } from 'vitest';
import { calendarDay, parseDateInput, completeDateInput, formatDateInput } from '~/domain/time/dateInput';

it.each<[unknown, string | undefined]>([
  ['2026-11-20', '2026-11-20'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['2026-11-00', undefined],
  ['0202-11-20', undefined],
  ['12026-11-20', undefined],
  ['20.11.2026', undefined],
  ['', undefined],
  [undefined, undefined],
  [20_261_120, undefined],
])('the value %j is read as the day %s', (value, day) => {
  expect(calendarDay(value)).toBe(day);
});

it.each<[string, string | undefined]>([
  ['20/11/2026', '2026-11-20'],
  ['1/2/2026', '2026-02-01'],
  [' 20/11/2026 ', '2026-11-20'],
  ['29/02/2028', '2028-02-29'],
  // B-51
  ['31/02/2026', undefined],
  ['29/02/2027', undefined],
  ['00/00/0000', undefined],
  ['11/20/2026', undefined],
  ['20/11/26', undefined],
  ['20/11/20261', undefined],
  ['2026-11-20', undefined],
  ['сегодня', undefined],
  ['', undefined],
])('the date field with the text %j is read as the day %s', (text, day) => {
  expect(parseDateInput(text)).toBe(day);
});

/** Types one key after another, as a driver does. */
const typing = (keys: string): string =>
  Array.from(keys).reduce((text, key) => completeDateInput(text + key, text), '');

it.each<[string, string]>([
  ['20112026', '20/11/2026'],
  ['20/11/2026', '20/11/2026'],
  ['20.11.2026', '20/11/2026'],
  ['20-11-2026', '20/11/2026'],
  ['20 11 2026', '20/11/2026'],
  ['1/2/2026', '1/2/2026'],
  ['12/3/2026', '12/3/2026'],
  ['201', '20/1'],
  ['20', '20/'],
  ['2011', '20/11/'],
  ['201120261', '20/11/20261'],
  ['абв', 'абв'],
])('the date field shows the typed keys %j as %j', (keys, text) => {
  expect(typing(keys)).toBe(text);
});

it.each<[string, string, string]>([
  // A removed character does not come back.
  ['20/', '20', '20'],
  ['20/11/', '20/11', '20/11'],
  ['20/11/2026', '20/11/202', '20/11/202'],
  ['20', '201', '20/1'],
  // Pasted as a whole.
  ['', '2026-11-20', '20/11/2026'],
  ['', '20.11.2026', '20/11/2026'],
  ['', '20112026', '20/11/2026'],
  ['1', '2026-11-20', '20/11/2026'],
])('the date field after %j shows the input %j as %j', (before, input, text) => {
  expect(completeDateInput(input, before)).toBe(text);
});

it('the date field writes a day as day, month and year', () => {
  expect([formatDateInput('2026-11-02'), formatDateInput('')]).toEqual(['02/11/2026', '']);
});
