// @vitest-environment jsdom
import { Blob, File as NodeFile } from 'node:buffer';
import { beforeAll, expect, it, vi } from 'vitest';
import { readImportFile } from '~/features/company/import/readImportFile';
import { workbook } from '../../../../tools/workbook';

// The `Blob` of jsdom has no stream, and its `File` no bytes.
beforeAll(() => vi.stubGlobal('Blob', Blob));

const nothing = { cars: [], drivers: [], devices: [] };
const read = (bytes: Uint8Array | string, name = 'file.csv') =>
  readImportFile(new NodeFile([bytes], name) as unknown as File, nothing);

/** Encodes a text in an encoding of one byte a character. */
const encoded = (text: string, encoding: string): Uint8Array => {
  const chars = Array.from({ length: 256 }, (_, byte) => new TextDecoder(encoding).decode(Uint8Array.of(byte)));
  return Uint8Array.from(text, (char) => chars.indexOf(char));
};

const carsCsv = 'Госномер;Модель\r\nА123ВС77;Ларгус\r\n';

it.each(['windows-1251', 'ibm866', 'x-mac-cyrillic', 'koi8-r'])(
  'a file in the encoding %s is read, with a heading or without',
  async (encoding) => {
    const plan = { kind: 'cars', rows: [{ label: 'А123ВС77', plan: { state: 'new' } }] };
    expect(await read(encoded(carsCsv, encoding))).toMatchObject(plan);
    expect(await read(encoded('1;А123ВС77', encoding))).toMatchObject(plan);
  },
);

it.each([
  ['with its mark', [0xff, 0xfe]],
  ['without its mark', []],
])('a file in UTF-16 is read: %s', async (_, mark) => {
  const bytes = Buffer.concat([Buffer.from(mark), Buffer.from(carsCsv, 'utf16le')]);
  expect(await read(bytes)).toMatchObject({ kind: 'cars', rows: [{ label: 'А123ВС77' }] });
});

it('a workbook is read whatever its name, and its tab is named', async () => {
  const bytes = workbook([['Список на 01.12'], ['Госномер'], [{ shared: "'A123BC-77" }]]);
  expect(await read(bytes, 'машины.xls')).toMatchObject({
    sheetName: 'Парк',
    rows: [{ line: 3, plan: { state: 'new', edits: [{ plate: 'А123ВС77', isForeign: false }] } }],
  });
  expect(await read(carsCsv, 'машины.xlsx')).toMatchObject({ rows: [{ line: 2 }] });
});

it.each([
  [
    'an old workbook',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(4096)),
    'oldExcel',
  ],
  ['a web page', '\n<html><table><tr><td>Госномер</td></tr></table></html>', 'unreadable'],
  ['XML', '\uFEFF<?xml version="1.0"?><Workbook/>', 'unreadable'],
  ['a PDF', '%PDF-1.7 Госномер', 'unreadable'],
  ['formatted text', String.raw`{\rtf1 Госномер}`, 'unreadable'],
  ['other columns', 'Город;Улица\nПермь;Ленина', 'columns'],
  ['other columns in Windows', encoded('Город;Улица\nПермь;Ленина', 'windows-1251'), 'columns'],
  ['nothing', '', 'empty'],
])('a file of another kind is refused by its name: %s', async (_, content, error) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await read(content)).toBe(error);
});
