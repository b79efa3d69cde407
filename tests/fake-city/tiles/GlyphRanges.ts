import { gzipSync } from 'node:zlib';
import Pbf from 'pbf';
import { openFont } from '../images/openFont';
import { distanceField, fontPx } from './distanceField';

const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * The characters of Russian and English names and prices. A map requests whole ranges, of which only these are drawn.
 */
const codePoints = new Set([
  ...span(0x20, 0x7e),
  ...span(0xa0, 0xff),
  0x401,
  ...span(0x410, 0x44f),
  0x451,
  0x2013,
  0x2014,
  0x2018,
  0x2019,
  0x201c,
  0x201d,
  0x201e,
  0x2022,
  0x2026,
  0x20bd,
  0x2116,
]);

/**
 * The glyphs of a range of 256 code points in the form of map engines. They are drawn once from a free font and cached
 * compressed.
 */
export class GlyphRanges {
  readonly #made = new Map<string, Buffer>();

  /** gzip-compressed. A range without wanted characters is a valid set without glyphs. `start` is a multiple of 256. */
  get(fontStack: string, start: number): Buffer {
    const key = `${fontStack}/${start}`;
    const known = this.#made.get(key);
    if (known) return known;
    const compressed = gzipSync(this.#draw(fontStack, start));
    // Any font name is served, so the cache needs a limit.
    if (this.#made.size < 200) this.#made.set(key, compressed);
    return compressed;
  }

  #draw(fontStack: string, start: number): Uint8Array {
    const font = openFont('DejaVuSans');
    const scale = fontPx / font.unitsPerEm;
    const ascender = Math.round(font.ascender * scale);
    const pbf = new Pbf();
    const writeGlyph = (code: number, out: Pbf): void => {
      const glyph = font.glyphs.get(font.charToGlyphIndex(String.fromCodePoint(code)));
      const glyphBitmap = distanceField(glyph.getPath(0, 0, fontPx).commands);
      out.writeVarintField(1, code);
      if (glyphBitmap) out.writeBytesField(2, glyphBitmap.bitmap);
      out.writeVarintField(3, glyphBitmap?.width ?? 0);
      out.writeVarintField(4, glyphBitmap?.height ?? 0);
      out.writeSVarintField(5, glyphBitmap?.left ?? 0);
      out.writeSVarintField(6, glyphBitmap ? glyphBitmap.top - ascender : 0);
      out.writeVarintField(7, Math.round((glyph.advanceWidth ?? 0) * scale));
    };
    const writeStack = (_: undefined, out: Pbf | undefined): void => {
      if (!out) return;
      out.writeStringField(1, fontStack);
      out.writeStringField(2, `${start}-${start + 255}`);
      for (const code of span(start, start + 255)) {
        if (codePoints.has(code) && font.charToGlyphIndex(String.fromCodePoint(code)) > 0)
          out.writeMessage(3, (value: number, inner) => writeGlyph(value, inner), code);
      }
    };
    pbf.writeMessage(1, writeStack, undefined);
    return pbf.finish();
  }
}
