import { readFileSync } from 'node:fs';

const catalogue = readFileSync(new URL('../../../locales/ru/messages.po', import.meta.url), 'utf8')
  // A long text stands in several lines.
  .replaceAll('"\n"', '')
  .matchAll(/^msgid "(.+)"$/gm);
const sentences = [...catalogue].map(([, text = '']) => text);

/** A sentence that the app can say, or its beginning: one that no catalogue has would be looked for in vain, and nothing would fail. */
export const knownText = (beginning: string): string => {
  if (!sentences.some((sentence) => sentence.startsWith(beginning)))
    throw new Error(`No catalogue says «${beginning}».`);
  return beginning;
};
