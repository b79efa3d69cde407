import { deflateRawSync } from 'node:zlib';

/**
 * How a cell is written: a string as inline text, `shared` as a shared string, `number` as digits, or undefined for no
 * cell.
 */
export type Cell = string | { shared: string } | { number: string } | undefined;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const space = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const ids = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (targets: Record<string, [kind: string, target: string]>): string =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(targets)
    .map(([id, [kind, target]]) => `<Relationship Id="${id}" Type="${ids}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** Returns one file of a ZIP archive (PKWARE APPNOTE 4.3). The checksum is omitted, because no reader checks it. */
const entry = (name: string, text: string, isDeflated: boolean): { local: Buffer; central: (at: number) => Buffer } => {
  const [path, plain] = [Buffer.from(name), Buffer.from(text)];
  const data = isDeflated ? deflateRawSync(plain) : plain;
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(isDeflated ? 8 : 0, 4);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(plain.length, 18);
  common.writeUInt16LE(path.length, 22);
  const central = (at: number): Buffer => {
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    return Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, rest, path]);
  };
  return { local: Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, path, data]), central };
};

/** Returns files as a ZIP archive. The first one is stored uncompressed. */
export const packed = (files: Record<string, string>): Buffer => {
  const entries = Object.entries(files).map(([name, text], index) => entry(name, text, index > 0));
  let at = 0;
  const central = entries.map(({ local, central }) => {
    const made = central(at);
    at += local.length;
    return made;
  });
  const size = central.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...entries.map(({ local }) => local), ...central, end]);
};

/** How a program names the parts of a workbook. */
interface PartNames {
  /** The name of a part in the archive. */
  stored?: (name: string) => string;
  sheet?: string;
  strings?: string;
  /** The targets of relations: from the folder `xl`, as usual, or from the root. */
  areTargetsAbsolute?: boolean;
}

/**
 * Returns an Excel workbook (xlsx) whose first visible tab has these rows. Missing rows and cells are left out. Before
 * it stands a hidden tab, and behind it another. Both have smaller numbers.
 */
export const workbook = (
  rows: readonly (readonly Cell[] | undefined)[],
  {
    stored = (name) => name,
    sheet = 'worksheets/sheet3.xml',
    strings = 'sharedStrings.xml',
    areTargetsAbsolute = false,
  }: PartNames = {},
): Buffer => {
  const shared: string[] = [];
  const written = (cell: Cell, address: string): string => {
    if (cell === undefined) return '';
    if (typeof cell === 'string') return `<c r="${address}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    if ('number' in cell) return `<c r="${address}"><v>${cell.number}</v></c>`;
    return `<c r="${address}" t="s"><v>${shared.push(cell.shared) - 1}</v></c>`;
  };
  const lines = rows.map((cells, index) =>
    cells
      ? `<row r="${index + 1}">${cells.map((cell, column) => written(cell, `${String.fromCharCode(65 + column)}${index + 1}`)).join('')}</row>`
      : '',
  );
  const items = shared.map(
    (text) =>
      `<si><r><t>${escaped(text.slice(0, 2))}</t></r><r><t>${escaped(text.slice(2))}</t></r><rPh><t>!</t></rPh></si>`,
  );
  const target = (name: string): string => (areTargetsAbsolute ? `/xl/${name}` : name);
  const sheetOf = (content: string): string =>
    `${head}<worksheet ${space}><sheetData>${content}</sheetData></worksheet>`;
  const other = sheetOf('<row r="1"><c t="str"><v>no</v></c></row>');
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': relations({ rId1: ['officeDocument', 'xl/workbook.xml'] }),
    'xl/workbook.xml': `${head}<workbook ${space} xmlns:r="${ids}"><sheets><sheet name="Скрытый" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Парк" sheetId="3" r:id="rId3"/><sheet name="Ещё" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations({
      rId1: ['worksheet', target('worksheets/sheet1.xml')],
      rId2: ['worksheet', target('worksheets/sheet2.xml')],
      rId3: ['worksheet', target(sheet)],
      rId4: ['sharedStrings', target(strings)],
    }),
    'xl/worksheets/sheet1.xml': other,
    'xl/worksheets/sheet2.xml': other,
    [`xl/${sheet}`]: sheetOf(lines.join('')),
    [`xl/${strings}`]: `${head}<sst ${space}>${items.join('')}</sst>`,
  };
  return packed(Object.fromEntries(Object.entries(parts).map(([name, text]) => [stored(name), text])));
};
