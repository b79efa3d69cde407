import { createElement, Fragment, type ReactNode } from 'react';
import { readUrl } from '~/domain/content/readUrl';
import { ServerImage } from '../ServerImage';
import { ServerLink } from '../ServerLink';
import { elementStyles } from './elementStyles';

interface DrawContext {
  /** The name of what the text belongs to. */
  label: string;
  depth: number;
  isInLink: boolean;
}

/** Hand-written HTML is never nested deeper than this: deeper content is drawn as plain text. */
const maxDepth = 40;
const maxCells = 50;
const linkClass = 'text-sign underline';
/** Text directly inside these elements would be invalid, and consists only of line breaks. */
const betweenParts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']);

const cells = (text: string | null): number | undefined => {
  const count = Number(text ?? 1);
  return Number.isInteger(count) && count > 1 ? Math.min(count, maxCells) : undefined;
};

/** True for an empty heading, link or row: it has no content, but a screen reader would stop at it. */
const isEmpty = (node: Element): boolean =>
  !/^(br|hr|img|td|th)$/.test(node.localName) && !node.textContent?.trim() && !node.querySelector('img, hr, br');

const attributesOf = (node: Element): object => {
  const scope = node.getAttribute('scope') ?? '';
  switch (node.localName) {
    case 'td':
      return { colSpan: cells(node.getAttribute('colspan')), rowSpan: cells(node.getAttribute('rowspan')) };
    case 'th':
      return {
        colSpan: cells(node.getAttribute('colspan')),
        rowSpan: cells(node.getAttribute('rowspan')),
        scope: /^(row|col)$/.test(scope) ? scope : undefined,
      };
    case 'ol':
      return {
        start: /^\d{1,4}$/.test(node.getAttribute('start') ?? '') ? Number(node.getAttribute('start')) : undefined,
      };
    default:
      return {};
  }
};

const pixels = (text: string | null): number | undefined =>
  /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : undefined;

/** Returns the host of an address elsewhere; empty for a path, which has none. */
const hostOf = (address: string): string => {
  const url = readUrl(address, location.origin);
  return url && url.origin !== location.origin ? url.host : '';
};

/** Draws a picture, or if it cannot be shown, its text as a link to it. */
const drawImage = (node: Element, { isInLink }: DrawContext): ReactNode => {
  const address = node.getAttribute('src') ?? '';
  const alt = node.getAttribute('alt')?.trim() ?? '';
  const linkText = alt || hostOf(address);
  return (
    <ServerImage
      address={address}
      alt={alt}
      width={pixels(node.getAttribute('width'))}
      height={pixels(node.getAttribute('height'))}
      className="h-auto max-w-full rounded-field"
    >
      {isInLink || linkText === '' ? (
        linkText
      ) : (
        <ServerLink address={address} className={linkClass}>
          {linkText}
        </ServerLink>
      )}
    </ServerImage>
  );
};

const drawElement = (node: Element, context: DrawContext): ReactNode => {
  const name = node.localName;
  if (isEmpty(node)) return null;
  if (name === 'br') return <br />;
  if (name === 'hr') return <hr className={elementStyles['hr']?.className} />;
  if (name === 'img') return drawImage(node, context);
  if (context.depth > maxDepth) return node.textContent;
  const children = drawTree(node, { ...context, depth: context.depth + 1, isInLink: context.isInLink || name === 'a' });
  if (name === 'a')
    return (
      <ServerLink address={node.getAttribute('href') ?? undefined} className={linkClass}>
        {children}
      </ServerLink>
    );
  const style = Object.hasOwn(elementStyles, name) ? elementStyles[name] : undefined;
  if (!style) return children;
  const element = createElement(style.as ?? name, { className: style.className, ...attributesOf(node) }, children);
  if (name !== 'table') return element;
  return (
    // A table wider than the screen is moved by itself, also with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={context.label} tabIndex={0} className="overflow-x-auto">
      {element}
    </div>
  );
};

/**
 * Draws the content of a cleaned tree as elements of the page. Each element is one of a short list, created again with
 * our own style. Every text is drawn as text.
 */
export const drawTree = (tree: Node, context: DrawContext): ReactNode => {
  const isList = tree.nodeType === Node.ELEMENT_NODE && betweenParts.has((tree as Element).localName);
  return [...tree.childNodes].map((node, index) => {
    const isText = node.nodeType === Node.TEXT_NODE && !isList;
    const drawn =
      node.nodeType === Node.ELEMENT_NODE ? drawElement(node as Element, context) : isText && node.textContent;
    // A text is drawn once and never rearranged.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={index}>{drawn}</Fragment>;
  });
};
