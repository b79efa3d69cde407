import { plainText } from '~/domain/content/plainText';

export interface HtmlProps {
  /** As received from the server: nothing in it is trusted. */
  html: string;
  /** What the text belongs to. A screen reader announces wide tables by this name. */
  label: string;
}

/**
 * The text of a server's HTML without its formatting. It is always available, even if nothing can be loaded. Its lines
 * are as far apart as the paragraphs that replace them.
 */
export const PlainHtml = ({ html }: HtmlProps) => (
  <div className="space-y-3">
    {plainText(html)
      .split('\n')
      .map((line, index) => (
        // A text is drawn once and never rearranged.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>{line}</p>
      ))}
  </div>
);
