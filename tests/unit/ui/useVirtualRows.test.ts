import { expect, it } from 'vitest';
import { renderedIndexes } from '~/ui/useVirtualRows';

const textOf = (rows: readonly number[]): string => rows.join(' ');

it.each<[string, { startIndex: number; endIndex: number; count: number }, number | undefined, string]>([
  ['nothing', { startIndex: 0, endIndex: 0, count: 0 }, undefined, ''],
  ['all of a short list', { startIndex: 0, endIndex: 1, count: 4 }, undefined, '0 1 2 3'],
  [
    'of a long one what is near the screen',
    { startIndex: 100, endIndex: 102, count: 200 },
    undefined,
    '98 99 100 101 102 103 104',
  ],
  ['its beginning', { startIndex: 0, endIndex: 1, count: 200 }, undefined, '0 1 2 3'],
  ['its end', { startIndex: 198, endIndex: 199, count: 200 }, undefined, '196 197 198 199'],
  [
    'what has the focus stays, with its neighbours',
    { startIndex: 0, endIndex: 0, count: 200 },
    100,
    '0 1 2 95 96 97 98 99 100 101 102 103 104 105',
  ],
  ['each once where both meet', { startIndex: 3, endIndex: 3, count: 200 }, 0, '0 1 2 3 4 5'],
  ['a focus that is gone', { startIndex: 0, endIndex: 0, count: 60 }, 60, '0 1 2'],
])('the virtual list draws %s', (_, range, focused, rows) => {
  expect(textOf(renderedIndexes(range, focused))).toBe(rows);
});
