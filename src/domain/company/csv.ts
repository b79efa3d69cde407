/**
 * Tables as CSV that Excel opens in Russian: a byte-order mark, and semicolons between the cells. An English one splits the same lines by
 * commas, and then takes quotes within a line for letters.
 */

/** Where a cell begins, by whatever a program splits: what stands before a sign that would make a formula of it. */
const begin = String.raw`(^|[,;\t\r\n])([\s\p{C}"]*)`;
const formula = String.raw`(?=[=+\-@＝＋－＠])`;
const unguarded = new RegExp(begin + formula, 'gu');
const guarded = new RegExp(`${begin}'${formula}`, 'gu');

/** A sign that would begin a formula follows an apostrophe; digits that a spreadsheet would round (15 of an IMEI) are said to be text. */
const escapeCell = (text: string): string => {
  const safe = /^\d{12,}$/.test(text) ? `="${text}"` : text.replace(unguarded, "$1$2'");
  return /[";,\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows of a table as text of a file. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(escapeCell).join(';')}\r\n`).join('')}`;

/** What a cell of a file says: without blanks around it, and without what `csvText` and spreadsheets add so that it stays text. */
export const plainCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(guarded, '$1$2');
