import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');

/** The one block of code of the README that has this text. Throws where there is none, or more. */
export const blockOf = (text: string): string => {
  const found = [...readme.matchAll(/^```\n([\s\S]*?)^```$/gm)]
    .map(([, block = '']) => block)
    .filter((block) => block.includes(text));
  if (found.length !== 1) throw new Error(`README.md has ${found.length} blocks with "${text}".`);
  return found[0] ?? '';
};
