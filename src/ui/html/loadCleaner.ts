import type { ComponentType } from 'react';
import { PlainHtml, type HtmlProps } from './PlainHtml';

let cleaner: Promise<{ default: ComponentType<HtmlProps> }> | undefined;

/** Fetches what draws HTML, once; a page asks for it beside its data. Where it cannot be had the words stay plain. */
export const loadCleaner = (): Promise<{ default: ComponentType<HtmlProps> }> => {
  cleaner ??= import('./CleanHtml').then(
    ({ CleanHtml }) => ({ default: CleanHtml }),
    () => ({ default: PlainHtml }),
  );
  return cleaner;
};
