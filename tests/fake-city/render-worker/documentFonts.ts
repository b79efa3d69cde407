import { createRequire } from 'node:module';

const fileOf = (name: string): string => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

/** Free fonts with Cyrillic and the rouble sign. A document embeds the ones that it uses. */
export const documentFonts = {
  plain: fileOf('DejaVuSans'),
  bold: fileOf('DejaVuSans-Bold'),
  narrow: fileOf('DejaVuSansCondensed'),
  narrowBold: fileOf('DejaVuSansCondensed-Bold'),
};
