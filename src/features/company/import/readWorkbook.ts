/** Returns the parts of a ZIP file by name. The directory at its end has their positions (PKWARE APPNOTE 4.3). */
const partsOf = (bytes: Uint8Array): Map<string, () => Promise<string>> => {
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
    parts.set(name, () => {
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

/** Returns the text of a string's parts, without phonetic hints. */
const textOf = (element: Element): string =>
  [...element.getElementsByTagNameNS('*', 't')]
    .flatMap((one) => (one.parentElement?.localName === 'rPh' ? [] : [one.textContent ?? '']))
    .join('');

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

/**
 * Returns the cells of an Excel workbook's first sheet (xlsx), row by row, using browser APIs only. Throws if the file
 * is not a workbook.
 */
export const readWorkbook = async (bytes: Uint8Array): Promise<string[][]> => {
  const parts = partsOf(bytes);
  const sheetName = [...parts.keys()]
    .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))[0];
  const sheet = await parts.get(sheetName ?? '')?.();
  if (sheet === undefined) throw new Error('no sheet');
  const shared = await parts.get('xl/sharedStrings.xml')?.();
  const strings = shared === undefined ? [] : [...parse(shared).getElementsByTagNameNS('*', 'si')].map(textOf);
  const rows: string[][] = [];
  for (const row of parse(sheet).getElementsByTagNameNS('*', 'row')) {
    const cells: string[] = [];
    let next = 0;
    for (const cell of row.getElementsByTagNameNS('*', 'c')) {
      const address = cell.getAttribute('r');
      const column = address === null ? next : columnOf(address);
      if (column >= 0 && column < maxColumns) {
        while (cells.length < column) cells.push('');
        cells[column] = valueOf(cell, strings).trim();
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
