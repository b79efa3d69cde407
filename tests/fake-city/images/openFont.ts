import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// The package brings no types; ours are in tiles/untyped.d.ts, which this rule does not read.
// oxlint-disable-next-line import/default
import opentype, { type Font } from 'opentype.js';

const resolve = createRequire(import.meta.url).resolve;
const opened = new Map<string, Font>();

/** A free font by its file name, such as `DejaVuSans`. It is read once, when the first letter is drawn. */
export const openFont = (name: string): Font => {
  const known = opened.get(name);
  if (known) return known;
  const file = readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  opened.set(name, font);
  return font;
};
