import type { ComponentType } from 'react';
import { PlainHtml, type HtmlProps } from './PlainHtml';

let cleaner: Promise<{ default: ComponentType<HtmlProps> }> | undefined;

/**
 * Loads the code that draws HTML, once; a page requests it in parallel with its data. If it cannot be loaded, the text
 * stays plain.
 */
export const loadCleaner = (): Promise<{ default: ComponentType<HtmlProps> }> => {
  cleaner ??= import('./CleanHtml').then(
    ({ CleanHtml }) => ({ default: CleanHtml }),
    () => ({ default: PlainHtml }),
  );
  return cleaner;
};
