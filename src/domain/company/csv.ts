/**
 * CSV in the format of the Russian Excel: a byte-order mark, and semicolons between the cells. An English Excel splits
 * the same lines at commas. It then treats quotes inside a line as ordinary characters.
 */

/** Matches the start of a cell under any separator, up to a character that would start a formula. */
const begin = String.raw`(^|[,;\t\r\n])([\s\p{C}"]*)`;
const formula = String.raw`(?=[=+\-@＝＋－＠])`;
const unguarded = new RegExp(begin + formula, 'gu');
const guarded = new RegExp(`${begin}'${formula}`, 'gu');

/**
 * Prefixes a character that would start a formula with an apostrophe. Long digit strings, such as an IMEI of 15 digits,
 * are marked as text, because spreadsheets would round them.
 */
const escapeCell = (text: string): string => {
  const safe = /^\d{12,}$/.test(text) ? `="${text}"` : text.replace(unguarded, "$1$2'");
  return /[";,\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Returns table rows as the text of a CSV file. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(escapeCell).join(';')}\r\n`).join('')}`;

/**
 * Returns the value of a cell. Removes surrounding spaces and the text markers that `csvText` and spreadsheets add: an
 * apostrophe in front, or a formula of one text.
 */
export const plainCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(guarded, '$1$2')
    .replace(/^'/, '');

const separators = [';', '\t', ','];

/** The beginning of a text that shows its separator. */
const sampleLength = 20_000;

/**
 * Returns the separator that the most lines contain equally often outside quotes, or else the most frequent one. A title
 * above the table may contain none, or another.
 */
const separatorOf = (text: string): string => {
  const lines = text
    .slice(0, sampleLength)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]+/);
  const scores = separators.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter(Boolean);
    const linesByCount = new Map<number, number>();
    for (const count of counts) linesByCount.set(count, (linesByCount.get(count) ?? 0) + 1);
    return {
      separator,
      alike: Math.max(0, ...linesByCount.values()),
      total: counts.reduce((sum, count) => sum + count, 0),
    };
  });
  return scores.reduce((best, score) =>
    score.alike > best.alike || (score.alike === best.alike && score.total > best.total) ? score : best,
  ).separator;
};

/**
 * Parses CSV text into rows of cells. Quotes may contain separators, line breaks and doubled quotes, and spaces may
 * surround them. A first line such as `sep=,` names the separator. Throws if a quote is never closed, because it has
 * swallowed the rest of the file.
 */
export const csvTable = (text: string): string[][] => {
  const [named, stated] = /^\uFEFF?sep=(.)\r?\n/i.exec(text) ?? [];
  const body = named === undefined ? text.replace(/^\uFEFF/, '') : text.slice(named.length);
  const separator = stated ?? separatorOf(body);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    row.push(plainCell(cell));
    cell = '';
  };
  for (let index = 0; index < body.length; index += 1) {
    const char = body.charAt(index);
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (body.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (char === separator) endCell();
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && body.charAt(index + 1) === '\n') index += 1;
      endCell();
      rows.push(row);
      row = [];
    } else cell += char;
  }
  if (isQuoted) throw new Error('a quote without an end');
  endCell();
  rows.push(row);
  return rows;
};
