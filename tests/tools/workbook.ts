import { deflateRawSync } from 'node:zlib';

/**
 * How a cell is written: a string as inline text, `shared` as a shared string, `number` as digits, or undefined for no
 * cell.
 */
export type Cell = string | { shared: string } | { number: string } | undefined;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const space = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

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

/** Returns an Excel workbook (xlsx) with one sheet of these rows. Missing rows and cells are left out. */
export const workbook = (rows: readonly (readonly Cell[] | undefined)[]): Buffer => {
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
  const strings = shared.map(
    (text) =>
      `<si><r><t>${escaped(text.slice(0, 2))}</t></r><r><t>${escaped(text.slice(2))}</t></r><rPh><t>!</t></rPh></si>`,
  );
  return packed({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/worksheets/sheet10.xml': `${head}<worksheet ${space}><sheetData><row r="1"><c t="str"><v>no</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `${head}<worksheet ${space}><sheetData>${lines.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${head}<sst ${space}>${strings.join('')}</sst>`,
  });
};
