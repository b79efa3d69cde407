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

/** Returns the value of a cell. Removes surrounding spaces and the text markers that `csvText` and spreadsheets add. */
export const plainCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(guarded, '$1$2');
