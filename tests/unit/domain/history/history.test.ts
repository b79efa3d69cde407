import { expect, it } from 'vitest';
import { fileLink } from '~/domain/content/fileLink';
import { historyOperations, moneyDirection, type HistoryOperation } from '~/domain/history/history';
import type { OperationType } from '~/domain/history/operation';

it.each<[OperationType, number, 'minus' | 'plus' | 'neutral']>([
  ['payment', 4000, 'minus'],
  ['renew', 4000, 'minus'],
  ['refill', 4000, 'plus'],
  ['paymentSubscription', 4000, 'plus'],
  ['cancel', 4000, 'plus'],
  ['bonus20', 4000, 'plus'],
  ['paymentGate', 4000, 'neutral'],
  ['other', 4000, 'neutral'],
  ['payment', 0, 'neutral'],
  ['refill', 0, 'neutral'],
])('OPS-14: an operation of the type %s for %i kopecks has the direction %s', (type, sum, way) => {
  expect(moneyDirection({ type, sum })).toBe(way);
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
