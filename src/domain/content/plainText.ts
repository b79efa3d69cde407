/** HTML as plain text, shown until the HTML can be drawn. It is never drawn as HTML itself. */

/** The content of these elements is not text. */
const skippedTags: readonly string[] = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'head',
];
const lines = /^(p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|tr|blockquote|pre|hr|br|section|article)$/;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  shy: '',
};

const numbered = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,6}));/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return numbered(Number(decimal));
      if (hex !== undefined) return numbered(Number.parseInt(hex, 16));
      return name !== undefined && Object.hasOwn(named, name) ? (named[name] ?? '') : whole;
    },
  );

/** Returns the text of a server's HTML, one block per line. Runs in linear time. */
export const plainText = (html: string): string => {
  const [first = '', ...parts] = html.split('<');
  let text = first;
  /** The skipped element whose end tag has not been reached yet. */
  let until: string | undefined;
  for (const part of parts) {
    const end = part.indexOf('>');
    const [, slash, name = ''] = /^(\/?)([a-z][a-z\d]*)/i.exec(part.slice(0, 20)) ?? [];
    const tag = name.toLowerCase();
    if (until !== undefined) {
      if (slash !== '/' || tag !== until || end < 0) continue;
      until = undefined;
    } else if (slash === '' && skippedTags.includes(tag)) {
      until = tag;
      continue;
    }
    const isTag = end >= 0 && (tag !== '' || /^[!/?]/.test(part));
    if (!isTag) {
      text += `<${part}`;
      continue;
    }
    if (lines.test(tag)) text += tag === 'li' && slash === '' ? '\n• ' : '\n';
    else if (/^t[dh]$/.test(tag)) text += ' ';
    text += part.slice(end + 1);
  }
  return decoded(text)
    .split('\n')
    .map((line) => line.replaceAll(/[ \t\r]+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
};
