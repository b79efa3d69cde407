/**
 * While a browser parses HTML, it reports each handler and style to the console, even in a document where they have no
 * effect. It also reports an unclosed script when that is removed. So these get meaningless names beforehand; the
 * cleaner makes the HTML safe.
 */

/** Returns the end of the tag that begins at `from`, including its quoted values. */
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

/** Replaces `style` and `script` by an element whose text is dropped. */
const quietTag = (tag: string): string =>
  tag
    .replace(/^<(\/?)(?:style|script)(?![a-z\d-])/i, '<$1noembed')
    .replace(/^<(\/?)base(?![a-z\d-])/i, '<$1x-base')
    .replaceAll(/([^a-z\d_-])(on[a-z\d]*|style)(?=\s*=)/gi, '$1data-$2');

/** Returns a server's HTML without the parts that a browser would report. Runs in time linear to the length. */
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
