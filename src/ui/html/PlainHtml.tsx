import { plainText } from '~/domain/content/plainText';

export interface HtmlProps {
  /** As the server gives it: nothing in it is trusted. */
  html: string;
  /** What the text belongs to; a screen reader names wide tables by it. */
  label: string;
}

/** The words of a server's HTML without its shape: always there, whatever cannot be loaded. */
export const PlainHtml = ({ html }: HtmlProps) => <p className="whitespace-pre-line">{plainText(html)}</p>;
