import { lazy, Suspense } from 'react';
import { loadCleaner } from './loadCleaner';
import { PlainHtml, type HtmlProps } from './PlainHtml';

/** More than that is somebody's mistake: its words are shown all the same, in a time that does not freeze the page. */
const limits = { length: 200_000, tags: 8_000 };
const isHuge = (html: string): boolean => html.length > limits.length || html.split('<').length > limits.tags;

const CleanHtml = lazy(loadCleaner);

/** The one place where HTML of a server is drawn (ASVS 1.3.1): cleaned, in the product's look, with safe links alone. */
export const ServerHtml = (props: HtmlProps) =>
  isHuge(props.html) ? (
    <PlainHtml {...props} />
  ) : (
    <Suspense fallback={<PlainHtml {...props} />}>
      <CleanHtml {...props} />
    </Suspense>
  );
