/** The used parts of packages that have no types. */
declare module 'vt-pbf' {
  interface TileLayer {
    features: readonly unknown[];
  }
  const write: {
    fromGeojsonVt(layers: Record<string, TileLayer>, options?: { version?: number; extent?: number }): Uint8Array;
  };
  export default write;
}

declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z';
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }
  export interface Glyph {
    index: number;
    advanceWidth?: number;
    getPath(x: number, y: number, fontSize: number): { commands: PathCommand[]; toPathData(decimals: number): string };
  }
  export interface Font {
    unitsPerEm: number;
    ascender: number;
    charToGlyphIndex(char: string): number;
    glyphs: { get(index: number): Glyph };
  }
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
