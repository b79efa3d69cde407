import { useMemo } from 'react';
import { cleanTree } from './cleanTree';
import { drawTree } from './drawTree';
import { PlainHtml, type HtmlProps } from './PlainHtml';

/** HTML of a server, cleaned and drawn anew. Long words break, pictures and tables keep within the page. */
export const CleanHtml = ({ html, label }: HtmlProps) => {
  const content = useMemo(() => {
    const tree = cleanTree(html);
    return tree ? drawTree(tree, { label, depth: 0, isInLink: false }) : <PlainHtml html={html} label={label} />;
  }, [html, label]);
  return <div className="min-w-0 space-y-3">{content}</div>;
};
