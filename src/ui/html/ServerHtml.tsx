import { lazy, Suspense } from 'react';
import { loadCleaner } from './loadCleaner';
import { PlainHtml, type HtmlProps } from './PlainHtml';

/** Larger HTML is a mistake. Its text is still shown, in a time that does not freeze the page. */
const limits = { length: 200_000, tags: 8_000 };
const isHuge = (html: string): boolean => html.length > limits.length || html.split('<').length > limits.tags;

const CleanHtml = lazy(loadCleaner);

/** The only place that draws a server's HTML (ASVS 1.3.1): cleaned, in the product's style, with safe links only. */
export const ServerHtml = (props: HtmlProps) =>
  isHuge(props.html) ? (
    <PlainHtml {...props} />
  ) : (
    <Suspense fallback={<PlainHtml {...props} />}>
      <CleanHtml {...props} />
    </Suspense>
  );
