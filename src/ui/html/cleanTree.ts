import DOMPurify, { type Config } from 'dompurify';
import { elementStyles } from './elementStyles';
import { quietHtml } from './quietHtml';

/**
 * Only elements that have a style in the product, and only attributes that carry meaning: no style, class, id, name or
 * handler.
 */
const rules = {
  ALLOWED_TAGS: [...Object.keys(elementStyles), 'a', 'img', 'br', '#text'],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM: true,
} satisfies Config;

/**
 * Parses a server's HTML into a tree of a document that is never shown: nothing in it runs or loads. With Trusted
 * Types, parsing uses the policy `dompurify`. Null if the HTML is not a text but a page of frames.
 */
export const cleanTree = (html: string): Node | null => DOMPurify.sanitize(quietHtml(html), rules);
