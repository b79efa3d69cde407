import { typeset } from '../../fake-city/images/typeset';

export interface Writing {
  x: number;
  /** The baseline of the text. */
  y: number;
  /** The font size, see `capital`. */
  size: number;
  weight?: 'bold' | 'plain';
  colour?: string;
  /** The edge of the text that `x` refers to. */
  align?: 'left' | 'middle' | 'right';
  /** Longer text is reduced to this width. */
  widest?: number;
}

/** The height of capital letters and digits, relative to the font size. */
export const capital = 0.73;

const faces = { bold: 'DejaVuSansCondensed-Bold', plain: 'DejaVuSansCondensed' } as const;

/** Escapes a text for use between tags. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the width of a text at a font size, in the unit of the size. */
export const widthOf = (text: string, size: number, weight: keyof typeof faces = 'bold'): number =>
  typeset(text, faces[weight], size).width;

/** Returns the largest size, up to the given one, at which a text is no wider than `widest`. */
export const fitting = (text: string, size: number, widest: number, weight: keyof typeof faces = 'bold'): number =>
  size * Math.min(1, widest / widthOf(text, size, weight));

/**
 * A printed sheet in millimetres. Text is drawn as outlines: it looks the same at every printer's, even without the
 * font, and its width is known. The text itself is included for screen readers.
 */
export class Sheet {
  readonly #shapes: string[] = [];
  readonly #texts: string[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Adds an SVG shape. */
  draw(shape: string): void {
    this.#shapes.push(shape);
  }

  /** Writes one line and returns its actual size. */
  write(
    text: string,
    { x, y, size, weight = 'bold', colour = '#000000', align = 'left', widest = this.width }: Writing,
  ): number {
    const fitted = fitting(text, size, widest, weight);
    const { glyphs, width } = typeset(text, faces[weight], fitted);
    const from = x - { left: 0, middle: width / 2, right: width }[align];
    const outline = glyphs.map(({ glyph, at }) => glyph.getPath(from + at, y, fitted).toPathData(2)).join('');
    this.#shapes.push(`<path fill="${colour}" d="${outline}"/>`);
    this.#texts.push(text);
    return fitted;
  }

  /** Returns the sheet as an SVG document in its real size. */
  svg(title: string): string {
    const { width, height } = this;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img">`,
      `<title>${escapeXml(title)}</title>`,
      `<desc>${escapeXml(this.#texts.join('\n'))}</desc>`,
      ...this.#shapes,
      '</svg>',
      '',
    ].join('\n');
  }
}
