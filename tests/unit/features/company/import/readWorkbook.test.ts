// @vitest-environment jsdom
import { Blob } from 'node:buffer';
import { beforeAll, expect, it, vi } from 'vitest';
import { readWorkbook } from '~/features/company/import/readWorkbook';
import { packed, workbook, type Cell } from '../../../../tools/workbook';

// The `Blob` of jsdom has no stream.
beforeAll(() => vi.stubGlobal('Blob', Blob));

const read = (bytes: Buffer): Promise<string[][]> => readWorkbook(new Uint8Array(bytes));

it.each<[name: string, rows: (Cell[] | undefined)[], cells: string[][]]>([
  ['texts in their place', [['ФИО', 'R&D <1>']], [['ФИО', 'R&D <1>']]],
  [
    'texts among the shared ones, in parts, without how they are said',
    [[{ shared: 'Телефон' }, { shared: 'Номер' }]],
    [['Телефон', 'Номер']],
  ],
  [
    'numbers, long ones as a power of ten too',
    [[{ number: '79120000001' }, { number: '7.9120000001E10' }, { number: '1.5' }]],
    [['79120000001', '79120000001', '1.5']],
  ],
  ['cells that are left out', [[undefined, 'б', undefined, ' г ']], [['', 'б', '', 'г']]],
  ['rows that are left out keep the numbers of the others', [['а'], undefined, ['в']], [['а'], [], ['в']]],
  ['nothing', [], []],
])('readWorkbook returns the cells of a sheet: %s', async (_, rows, cells) => {
  expect(await read(workbook(rows))).toEqual(cells);
});

it.each([
  ['no packed file', Buffer.from('PK, but no more than that')],
  ['another packed file', packed({ 'a.txt': 'a', 'b.txt': 'b' })],
  ['a sheet that is no XML', packed({ 'a.txt': 'a', 'xl/worksheets/sheet1.xml': '<worksheet><row>' })],
  ['half a workbook', workbook([['а', 'б']]).subarray(0, 300)],
])('readWorkbook refuses %s', async (_, bytes) => {
  await expect(read(bytes)).rejects.toThrow();
});
