/**
 * A browser reports each handler and style to the console as it reads HTML, even into a document where nothing can come of
 * them, and a script without an end as it is cleaned away. They are given names without a meaning beforehand; making the HTML
 * safe is the cleaner's work.
 */

/** Where the tag that begins at `from` ends, with its quoted values. */
const endOfTag = (html: string, from: number): number => {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote === '' && character === '>') return at + 1;
    if (character === quote) quote = '';
    else if (quote === '' && (character === '"' || character === "'")) quote = character;
  }
  return html.length;
};

/** An element whose words are dropped stands for `style` and `script`. */
const quietTag = (tag: string): string =>
  tag
    .replace(/^<(\/?)(?:style|script)(?![a-z\d-])/i, '<$1noembed')
    .replace(/^<(\/?)base(?![a-z\d-])/i, '<$1x-base')
    .replaceAll(/([^a-z\d_-])(on[a-z\d]*|style)(?=\s*=)/gi, '$1data-$2');

/** HTML of a server without what a browser would report. Takes a time that grows with the length alone. */
export const quietHtml = (html: string): string => {
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    const end = endOfTag(html, open);
    parts.push(html.slice(at, open), quietTag(html.slice(open, end)));
    at = end;
  }
  return parts.join('') + html.slice(at);
};
