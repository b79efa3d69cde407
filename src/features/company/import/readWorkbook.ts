import { plainCell } from '~/domain/company/csv';

type Parts = ReadonlyMap<string, () => Promise<string>>;

/** Names of parts are addresses without case. Some programs write backslashes, or begin at the root (ECMA-376 part 2). */
const partName = (name: string): string => decodeURI(name).replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/** Returns the parts of a ZIP file by name. The directory at its end has their positions (PKWARE APPNOTE 4.3). */
const partsOf = (bytes: Uint8Array): Parts => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) throw new Error('no directory');
  const parts = new Map<string, () => Promise<string>>();
  let position = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (view.getUint32(position, true) !== 0x02014b50) throw new Error('a spoiled directory');
    const [method, size, nameLength] = [
      view.getUint16(position + 10, true),
      view.getUint32(position + 20, true),
      view.getUint16(position + 28, true),
    ];
    const local = view.getUint32(position + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(position + 46, position + 46 + nameLength));
    parts.set(partName(name), () => {
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      return unzippedText(bytes.slice(from, from + size), method === 8);
    });
    position += 46 + nameLength + view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
  }
  return parts;
};

/** The most text of one part: a small file may unpack to more than a device can hold. */
const maxCharacters = 100_000_000;

const unzippedText = async (packed: Uint8Array<ArrayBuffer>, isDeflated: boolean): Promise<string> => {
  const stream = new Blob([packed]).stream();
  const reader = (isDeflated ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > maxCharacters) throw new Error('too large');
  }
};

interface XmlPolicy {
  createHTML: (text: string) => string;
}

/**
 * With Trusted Types, only text from a policy can be parsed into a document, even XML. The document is never shown:
 * only texts and attributes are read from it.
 */
const policy = (
  globalThis as { trustedTypes?: { createPolicy: (name: string, rules: XmlPolicy) => XmlPolicy } }
).trustedTypes?.createPolicy('workbook', {
  createHTML: (text) => text,
});

const parse = (text: string): Document => {
  const parsed = new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'application/xml');
  if (parsed.getElementsByTagName('parsererror').length > 0) throw new Error('no XML');
  return parsed;
};

const elementsOf = (parent: Document | Element, name: string): Element[] => [
  ...parent.getElementsByTagNameNS('*', name),
];

const documentOf = async (parts: Parts, name: string): Promise<Document> => {
  const text = await parts.get(name)?.();
  if (text === undefined) throw new Error(`no part ${name}`);
  return parse(text);
};

interface Relation {
  id: string | null;
  /** The last word of its type: `worksheet`. */
  kind: string;
  /** The name of the part it leads to. */
  target: string;
}

/** Returns what a part refers to. The package itself is the part with an empty name. */
const relationsOf = async (parts: Parts, name: string): Promise<Relation[]> => {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const relations = await documentOf(parts, `${folder}_rels/${name.slice(folder.length)}.rels`);
  return elementsOf(relations, 'Relationship').map((relation) => {
    const target = (relation.getAttribute('Target') ?? '').replaceAll('\\', '/');
    return {
      id: relation.getAttribute('Id'),
      kind: (relation.getAttribute('Type') ?? '').split('/').at(-1) ?? '',
      target: partName(new URL(target, `zip://workbook/${folder}`).pathname),
    };
  });
};

/** Some programs write control characters of a text by their numbers: `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Returns the text of a string's parts, without phonetic hints. */
const textOf = (element: Element): string =>
  unescaped(
    elementsOf(element, 't')
      .flatMap((one) => (one.parentElement?.localName === 'rPh' ? [] : [one.textContent ?? '']))
      .join(''),
  );

/** Returns the column of a cell, counted from 0: `AB12` → 27. */
const columnOf = (address: string): number => {
  const columnLetters = /^[A-Z]+/.exec(address)?.[0] ?? '';
  let column = 0;
  for (const columnLetter of columnLetters) column = column * 26 + columnLetter.charCodeAt(0) - 64;
  return column - 1;
};

const maxColumns = 200;

/** Some programs write long numbers with an exponent: `7.9120000001E10` is a phone. */
const expandExponent = (text: string): string => (/^-?\d+(\.\d+)?E\+?\d+$/i.test(text) ? String(Number(text)) : text);

const valueOf = (cell: Element, strings: readonly string[]): string => {
  const value = cell.getElementsByTagNameNS('*', 'v')[0]?.textContent ?? '';
  switch (cell.getAttribute('t')) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'inlineStr':
      return textOf(cell);
    case 'str':
    case 'e':
    case 'b':
      return value;
    default:
      return expandExponent(value);
  }
};

/** The cells of a sheet, row by row. */
const rowsOf = (sheet: Document, strings: readonly string[]): string[][] => {
  const rows: string[][] = [];
  for (const row of elementsOf(sheet, 'row')) {
    const cells: string[] = [];
    let next = 0;
    for (const cell of elementsOf(row, 'c')) {
      const address = cell.getAttribute('r');
      const column = address === null ? next : columnOf(address);
      if (column >= 0 && column < maxColumns) {
        while (cells.length < column) cells.push('');
        cells[column] = plainCell(valueOf(cell, strings));
      }
      next = column + 1;
    }
    // The file omits empty rows. They are added so that row numbers stay correct.
    const number = Number(row.getAttribute('r') ?? rows.length + 1);
    while (rows.length < number - 1 && rows.length < 1_000_000) rows.push([]);
    rows.push(cells);
  }
  return rows;
};

export interface WorkbookSheet {
  sheetName: string;
  rows: string[][];
}

/**
 * Returns the first visible sheet of an Excel workbook (xlsx), in the order of its tabs, using browser APIs only. The
 * parts are found by their relations, because their names are up to the program. Throws if the file is not a workbook.
 */
export const readWorkbook = async (bytes: Uint8Array): Promise<WorkbookSheet> => {
  const parts = partsOf(bytes);
  const workbookName = (await relationsOf(parts, '')).find(({ kind }) => kind === 'officeDocument')?.target ?? '';
  const [workbook, relations] = [await documentOf(parts, workbookName), await relationsOf(parts, workbookName)];
  const sheets = elementsOf(workbook, 'sheet').flatMap((sheet) => {
    const id = [...sheet.attributes].find(({ localName, prefix }) => localName === 'id' && prefix !== null)?.value;
    const target = relations.find((relation) => relation.id === id && relation.kind === 'worksheet')?.target;
    const isVisible = (sheet.getAttribute('state') ?? 'visible') === 'visible';
    return target !== undefined && isVisible ? [{ target, sheetName: sheet.getAttribute('name') ?? '' }] : [];
  });
  const [first] = sheets;
  if (!first) throw new Error('no sheet');
  const shared = relations.find(({ kind }) => kind === 'sharedStrings')?.target;
  const strings = shared === undefined ? [] : elementsOf(await documentOf(parts, shared), 'si').map(textOf);
  return { sheetName: first.sheetName, rows: rowsOf(await documentOf(parts, first.target), strings) };
};
