import { expect, it } from 'vitest';
import { fileLink } from '~/domain/content/fileLink';
import {
  canMoveMoney,
  historyOperations,
  historyTotals,
  moneyDirection,
  newestFirst,
  sortedHistory,
  type HistoryOperation,
} from '~/domain/history/history';
import { historyFileName } from '~/domain/history/historyFileName';
import type { HistorySearch } from '~/domain/history/historyFilter';
import { spendingOf } from '~/domain/history/spending';
import type { OperationType } from '~/domain/history/operation';

it.each<[OperationType, number, 'minus' | 'plus' | 'neutral']>([
  ['payment', 4000, 'minus'],
  ['renew', 4000, 'minus'],
  ['refill', 4000, 'plus'],
  ['paymentSubscription', 4000, 'minus'],
  ['cancel', 4000, 'plus'],
  ['bonus20', 4000, 'plus'],
  ['paymentGate', 4000, 'minus'],
  ['other', 4000, 'neutral'],
  ['payment', 0, 'neutral'],
  ['refill', 0, 'neutral'],
])('OPS-14: an operation of the type %s for %i kopecks has the direction %s', (type, sum, way) => {
  expect(moneyDirection({ type, sum })).toBe(way);
});

const mixed: HistoryOperation[] = [
  { at: 6, type: 'payment', sum: 4000, status: 'done' },
  { at: 5, type: 'paymentSubscription', sum: 300_000 },
  { at: 4, type: 'refill', sum: 50_000, status: 'done' },
  { at: 3, type: 'refill', sum: 30_000, status: 'cancel' },
  { at: 2, type: 'payment', sum: 2400, status: 'error' },
  { at: 1, type: 'cancel', sum: 1500, status: 'done' },
  { at: 0, type: 'payment', sum: 900, status: 'unknown' },
];

it('totals count what has moved, and agree with the statistics', () => {
  expect(historyTotals(mixed)).toMatchObject({ minus: 304_000, plus: 51_500 });
  const [month] = spendingOf(mixed, 'UTC').months;
  expect(month).toMatchObject({ paid: 304_000, returned: 1500 });
  expect(historyTotals([])).toMatchObject({ minus: 0, plus: 0 });
});

it('only failed and cancelled operations can never move money', () => {
  expect(mixed.filter((operation) => !canMoveMoney(operation)).map(({ at }) => at)).toEqual([3, 2]);
});

it('a history is sorted by date or by signed sum, and equal sums stay in the order of the server', () => {
  const order = (by: 'date' | 'sum', isAscending: boolean) =>
    sortedHistory(mixed, { by, isAscending }).map(({ at }) => at);
  expect(sortedHistory(mixed, newestFirst)).toBe(mixed);
  expect(order('date', true)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(order('sum', true)).toEqual([5, 6, 3, 2, 0, 1, 4]);
  expect(order('sum', false)).toEqual([4, 1, 3, 2, 0, 6, 5]);
});

it.each<[HistorySearch, string]>([
  [{ period: 'custom', from: '2026-11-01', to: '2026-11-20' }, '2026-11-01-20'],
  [{ period: 'custom', from: '2026-10-22', to: '2026-11-20' }, '2026-10-22-2026-11-20'],
  [{ period: 'custom', from: '2026-11-20', to: '2026-11-20' }, '2026-11-20'],
  [{ period: 'today' }, '2026-11-21'],
  [{ period: 'yesterday' }, '2026-11-20'],
  [{}, '2026-10-23-2026-11-21'],
  [{ period: 'all' }, '2026-11-21'],
])('OPS-09: the file of %j is named by the days %s', (search, days) => {
  // Past midnight in Perm.
  const now = Date.parse('2026-11-20T20:00:00Z');
  expect(historyFileName(search, { city: 'perm', timeZone: 'Asia/Yekaterinburg' }, now, 'xlsx')).toBe(
    `operacii-perm-${days}.xlsx`,
  );
});

it('an operation that two pages of the history share is shown once, and two equal ones of one page twice', () => {
  const line = (at: number): HistoryOperation => ({ at, type: 'payment', sum: 100, orderNumber: '1' });
  const pages = [{ lines: [line(3), line(2), line(2)] }, { lines: [line(2), line(1)] }, { lines: [line(0)] }];
  expect(historyOperations(pages).map(({ at }) => at)).toEqual([3, 2, 2, 1, 0]);
  expect(historyOperations([])).toEqual([]);
});

it.each([
  ['/city/perm/files/a.xlsx', '/city/perm/files/a.xlsx'],
  ['https://files.example.ru/a.pdf', 'https://files.example.ru/a.pdf'],
  ['http://files.example.ru/a.pdf', undefined],
  ['//files.example.ru/a.pdf', undefined],
  ['/profile/my-profile', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,<b>', undefined],
  ['https://user:pass@files.example.ru/', undefined],
  ['tel:112', undefined],
  ['', undefined],
  [undefined, undefined],
])('a file at %j may be opened as %s', (address, href) => {
  expect(fileLink(address, 'https://parking.example.ru')).toBe(href);
});
