import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { vehiclesCsv } from '~/domain/company/companyCsv';
import { vehicleRows } from '~/domain/company/companyList';
import { csvTable, csvText, plainCell } from '~/domain/company/csv';

/**
 * Parses as RFC 4180 defines, with the separator that a program happens to use. A quote inside a cell is a plain
 * character, as in a spreadsheet.
 */
const read = (text: string, separator: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); at += text[at] === '"' ? 2 : 1)
        cell += text[at];
      at += 1;
    }
    for (; at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n'; at += 1)
      cell += text[at];
    row.push(cell);
    const isOver = text[at] !== separator;
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    if (isOver) {
      rows.push(row);
      row = [];
    }
  }
  return rows;
};

/** True if a spreadsheet would run the cell. A row of digits that is marked as text is harmless. */
const isFormula = (cell: string): boolean =>
  /^[\s\p{C}]*[=+\-@＝＋－＠]/u.test(cell) && !/^[\s\p{C}]*="{1,2}\d+"/u.test(cell);

/** A cell without the characters that may be added to it. */
const bare = (cell: string): string => cell.replaceAll("'", '').replace(/^="(\d{12,})"$/, '$1');

const specialCharacters = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  ',',
  ';',
  '\t',
  '\r',
  '\n',
  '"',
  "'",
  ' ',
  '\u200B',
  '\u0000',
  'а',
  '1',
];
const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom(...specialCharacters), maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.stringMatching(/^\d{10,17}$/),
);
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));

describe('a file of another program, read by another parser as well', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...Array.from(';,\t"\n\rаЯ1 -.№')), maxLength: 8 }),
    fc.stringMatching(/^[А-Яа-я0-9 .;,]{0,12}$/),
  );
  const rows = fc
    .integer({ min: 1, max: 5 })
    .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));
  const config = fc.record({
    delimiter: fc.constantFrom(';', ',', '\t'),
    newline: fc.constantFrom('\n', '\r\n', '\r'),
    quotes: fc.boolean(),
  });
  const expected = (file: string, delimiter: string): string[][] =>
    (Papa.parse(file, { delimiter }).data as string[][]).map((cells) => cells.map(plainCell));

  it('cells are the same where the file names its separator', () => {
    fc.assert(
      fc.property(rows, config, (cells, options) => {
        const file = Papa.unparse(cells, options);
        // The other parser returns no row for an empty file, and guesses one kind of line break for a whole file.
        fc.pre(file !== '' && !/"[^"]*[\r\n][^"]*"/.test(file));
        expect(csvTable(`sep=${options.delimiter}\r\n${file}`)).toEqual(expected(file, options.delimiter));
      }),
      { numRuns: 300 },
    );
  });

  it('the separator is found by itself, also below a title', () => {
    const word = fc.stringMatching(/^[А-Яа-я0-9 .]{1,8}$/);
    const table = fc.array(fc.tuple(word, word, word), { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(table, config, fc.constantFrom('', 'Машины, ООО «Парк»\n', 'Список\n\n'), (cells, options, title) => {
        const file = Papa.unparse(cells, options);
        expect(csvTable(title + file).slice(title.split('\n').length - 1)).toEqual(expected(file, options.delimiter));
      }),
      { numRuns: 200 },
    );
  });
});

describe('a table as text of a file', () => {
  it('a table is read back cell by cell, apart from the marks that keep a cell from being run', () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(read(csvText(rows), ';').map((row) => row.map(bare))).toEqual(rows.map((row) => row.map(bare)));
      }),
    );
  });

  it('no cell of a table begins a formula, whatever separator a program splits its lines by', () => {
    fc.assert(
      fc.property(table, fc.constantFrom(';', ',', '\t'), (rows, separator) => {
        expect(read(csvText(rows), separator).flat().filter(isFormula)).toEqual([]);
      }),
    );
  });

  it.each([
    ['Иванов,=HYPERLINK("http://a.example")', `"Иванов,'=HYPERLINK(""http://a.example"")"`],
    ['Иванов, Пётр', '"Иванов, Пётр"'],
    ['a\tb', '"a\tb"'],
    ['\n=1', `"\n'=1"`],
    ['\t@a', `"\t'@a"`],
    ['＝1', `'＝1`],
    ['A-1', 'A-1'],
    ['860000000000001', '"=""860000000000001"""'],
    ['79120000003', '79120000003'],
  ])('the cell %j is written as %s', (text, written) => {
    expect(csvText([[text]])).toBe(`\uFEFF${written}\r\n`);
  });

  it('a vehicle’s name that looks like a formula is exported harmless and read back as it was', () => {
    const name = 'Старая, =1+1';
    const vehicles = [{ plate: 'А001АА59', isForeign: false, isMain: true, name }];
    const text = vehiclesCsv(vehicleRows(vehicles, []));
    expect(read(text, ',').flat().filter(isFormula)).toEqual([]);
    expect(csvTable(text)[1]?.[2]).toBe(name);
  });
});
