import { readFileSync } from 'node:fs';

const catalogue = readFileSync(new URL('../../../locales/ru/messages.po', import.meta.url), 'utf8')
  // Long texts span several lines.
  .replaceAll('"\n"', '')
  .matchAll(/^msgid "(.+)"$/gm);
const sentences = [...catalogue].map(([, text = '']) => text);

/**
 * Returns a text of the app, or its beginning. Throws if no catalogue contains it, because a search for it would then
 * never find anything and no test would fail.
 */
export const knownText = (beginning: string): string => {
  if (!sentences.some((sentence) => sentence.startsWith(beginning)))
    throw new Error(`No catalogue says «${beginning}».`);
  return beginning;
};
