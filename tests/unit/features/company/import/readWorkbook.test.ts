// @vitest-environment jsdom
import { Blob } from 'node:buffer';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import writeWorkbook, { type CellObject } from 'write-excel-file/node';
import { plainCell } from '~/domain/company/csv';
import { readWorkbook } from '~/features/company/import/readWorkbook';
import { packed, workbook, type Cell } from '../../../../tools/workbook';

// The `Blob` of jsdom has no stream.
beforeAll(() => vi.stubGlobal('Blob', Blob));

const read = async (bytes: Buffer): Promise<string[][]> => (await readWorkbook(new Uint8Array(bytes))).rows;

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
  ['cells that are left out', [['', 'б', undefined, ' г ']], [['', 'б', '', 'г']]],
  ['rows that are left out keep the numbers of the others', [['а'], undefined, ['в']], [['а'], [], ['в']]],
  ['digits that are marked as text', [["'79120000001"]], [['79120000001']]],
  ['a line break by its number', [['Номер_x000D_\nмашины']], [['Номер\r\nмашины']]],
  ['nothing', [], []],
])('readWorkbook returns the cells of a sheet: %s', async (_, rows, cells) => {
  expect(await read(workbook(rows))).toEqual(cells);
});

it.each<[name: string, Parameters<typeof workbook>[1]]>([
  ['as Excel does', {}],
  ['shared strings with a capital', { strings: 'SharedStrings.xml' }],
  ['all in capitals', { stored: (name) => name.toUpperCase() }],
  ['with backslashes', { stored: (name) => name.replaceAll('/', '\\') }],
  ['from the root', { stored: (name) => `/${name}` }],
  ['with targets from the root', { areTargetsAbsolute: true }],
  ['with a folder of their own', { sheet: 'pages/list.xml', strings: 'pages/texts.xml' }],
  ['in Cyrillic', { sheet: 'worksheets/Лист 1.xml' }],
  ['in Cyrillic, coded', { sheet: 'worksheets/Лист 1.xml', stored: encodeURI }],
])('readWorkbook finds the first visible tab whatever its parts are called: %s', async (_, names) => {
  const bytes = workbook([['ФИО', { shared: 'Телефон' }]], names);
  expect(await readWorkbook(new Uint8Array(bytes))).toEqual({ sheetName: 'Парк', rows: [['ФИО', 'Телефон']] });
});

it.each([
  ['no packed file', Buffer.from('PK, but no more than that')],
  ['another packed file', packed({ 'a.txt': 'a', 'b.txt': 'b' })],
  ['a sheet that is no XML', workbook([['а\u0001']])],
  ['half a workbook', workbook([['а', 'б']]).subarray(0, 300)],
])('readWorkbook refuses %s', async (_, bytes) => {
  await expect(read(bytes)).rejects.toThrow();
});

describe('a workbook of another program, read by another reader as well', () => {
  const text = fc.oneof(
    fc.stringMatching(/^[А-Яа-яA-Za-z0-9 .,;:&<>"'№()+-]{1,20}$/),
    fc.constantFrom('А123ВС77', 'Ф. И. О.', '+7 (912) 000-00-01', '007', ' ', 'стр 1\nстр 2'),
  );
  const cell = fc.oneof(
    text.map((value): CellObject => ({ value, type: String })),
    fc.integer({ min: 0, max: 79_999_999_999 }).map((value): CellObject => ({ value, type: Number })),
    fc.constant(null),
  );
  const sheet = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 });
  /** Without empty rows and cells at the end, which readers may leave out. */
  const trimmed = (rows: readonly (readonly string[])[]): string[][] => {
    const lines = rows.map((cells) => cells.slice(0, cells.findLastIndex((one) => one !== '') + 1));
    return lines.slice(0, lines.findLastIndex((cells) => cells.length > 0) + 1);
  };

  it('both readers return the same cells of the first tab', async () => {
    await fc.assert(
      fc.asyncProperty(sheet, sheet, async (rows, others) => {
        const bytes = await writeWorkbook([
          { data: rows, sheet: 'Машины' },
          { data: others, sheet: 'Архив' },
        ]).toBuffer();
        const expected = (await readSheet(bytes, { trim: false })).map((cells) =>
          cells.map((value) => plainCell(value === null ? '' : String(value as string | number))),
        );
        const own = await readWorkbook(new Uint8Array(bytes));
        expect(own.sheetName).toBe('Машины');
        expect(trimmed(own.rows)).toEqual(trimmed(expected));
      }),
      { numRuns: 20 },
    );
  });
});
