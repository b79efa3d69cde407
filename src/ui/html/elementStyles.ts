interface ElementStyle {
  /** The element that is drawn instead, if it is a different one. */
  as?: string;
  className?: string;
}

const block: ElementStyle = { as: 'div', className: 'space-y-3' };
const heading: ElementStyle = { className: 'pt-2 text-lead font-bold' };

/**
 * The elements that a server's HTML may contain, besides links and pictures, and their style. The page already has a
 * heading of the first level.
 */
export const elementStyles: Readonly<Record<string, ElementStyle>> = {
  h1: { as: 'h2', className: 'pt-2 text-title font-bold' },
  h2: { className: 'pt-2 text-title font-bold' },
  h3: heading,
  h4: heading,
  h5: { ...heading, as: 'h4' },
  h6: { ...heading, as: 'h4' },
  p: {},
  div: block,
  section: block,
  article: block,
  center: block,
  figure: block,
  figcaption: { as: 'p', className: 'text-small text-muted' },
  ul: { className: 'list-disc space-y-1 pl-6' },
  ol: { className: 'list-decimal space-y-1 pl-6' },
  li: {},
  dl: { className: 'space-y-1' },
  dt: { className: 'font-semibold' },
  dd: { className: 'pl-4' },
  blockquote: { className: 'space-y-3 border-l-4 border-line pl-4' },
  pre: { className: 'whitespace-pre-wrap' },
  hr: { className: 'border-line' },
  // Columns are as wide as their longest word: the table scrolls instead of breaking words.
  table: { className: 'min-w-full wrap-break-word' },
  caption: { className: 'pb-1 text-left text-small text-muted' },
  thead: {},
  tbody: {},
  tfoot: {},
  tr: {},
  th: { className: 'min-w-24 border border-line bg-raised p-2 text-left align-top font-semibold' },
  td: { className: 'min-w-24 border border-line p-2 align-top' },
  b: { as: 'strong', className: 'font-semibold' },
  strong: { className: 'font-semibold' },
  i: { as: 'em' },
  em: {},
  u: {},
  s: {},
  sub: {},
  sup: {},
  small: { className: 'text-small' },
  code: { className: 'font-mono' },
};
