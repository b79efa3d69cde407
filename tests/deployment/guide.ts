import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const guide = readFileSync(fileURLToPath(new URL('../../src/build/DEPLOYMENT.md', import.meta.url)), 'utf8');

/** Returns the one code block of the deployment guide with this text. Throws unless there is exactly one. */
export const blockOf = (text: string): string => {
  const found = [...guide.matchAll(/^```\n([\s\S]*?)^```$/gm)]
    .map(([, block = '']) => block)
    .filter((block) => block.includes(text));
  if (found.length !== 1) throw new Error(`DEPLOYMENT.md has ${found.length} blocks with "${text}".`);
  return found[0] ?? '';
};
