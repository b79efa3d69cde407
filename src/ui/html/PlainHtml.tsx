import { plainText } from '~/domain/content/plainText';

export interface HtmlProps {
  /** As received from the server: nothing in it is trusted. */
  html: string;
  /** What the text belongs to. A screen reader announces wide tables by this name. */
  label: string;
}

/** The text of a server's HTML without its formatting. It is always available, even if nothing can be loaded. */
export const PlainHtml = ({ html }: HtmlProps) => <p className="whitespace-pre-line">{plainText(html)}</p>;
