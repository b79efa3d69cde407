import { useMemo } from 'react';
import { cleanTree } from './cleanTree';
import { drawTree } from './drawTree';
import { PlainHtml, type HtmlProps } from './PlainHtml';

/**
 * A server's HTML, cleaned and drawn with our own elements. Long words break; pictures and tables stay within the page.
 */
export const CleanHtml = ({ html, label }: HtmlProps) => {
  const content = useMemo(() => {
    const tree = cleanTree(html);
    return tree ? drawTree(tree, { label, depth: 0, isInLink: false }) : <PlainHtml html={html} label={label} />;
  }, [html, label]);
  return <div className="min-w-0 space-y-3">{content}</div>;
};
