import { createRequire } from 'node:module';

const fileOf = (name: string): string => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

/** Free letters with Cyrillic and the sign of the rouble; a document carries those that it uses. */
export const documentFonts = {
  plain: fileOf('DejaVuSans'),
  bold: fileOf('DejaVuSans-Bold'),
  narrow: fileOf('DejaVuSansCondensed'),
  narrowBold: fileOf('DejaVuSansCondensed-Bold'),
};
