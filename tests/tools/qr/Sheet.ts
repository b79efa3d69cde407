import { typeset } from '../../fake-city/images/typeset';

export interface Writing {
  x: number;
  /** Of the line on which the letters stand. */
  y: number;
  /** Of the type, see `capital`. */
  size: number;
  weight?: 'bold' | 'plain';
  colour?: string;
  /** Where `x` is. */
  align?: 'left' | 'middle' | 'right';
  /** A longer text is written smaller. */
  widest?: number;
}

/** How high a capital letter or a digit is, of the size. */
export const capital = 0.73;

const faces = { bold: 'DejaVuSansCondensed-Bold', plain: 'DejaVuSansCondensed' } as const;

/** Text as it may stand between tags. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** How wide a text is at a size, in the unit of the size. */
export const widthOf = (text: string, size: number, weight: keyof typeof faces = 'bold'): number =>
  typeset(text, faces[weight], size).width;

/** The size at which a text is no wider than that; the one asked for where it is not. */
export const fitting = (text: string, size: number, widest: number, weight: keyof typeof faces = 'bold'): number =>
  size * Math.min(1, widest / widthOf(text, size, weight));

/**
 * A printed sheet in millimetres. Letters are drawn as outlines: they look alike at every printer's, which need not have the
 * font, and their widths are known. What they say stands beside them for a screen reader.
 */
export class Sheet {
  readonly #shapes: string[] = [];
  readonly #texts: string[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Adds a shape as it is in SVG. */
  draw(shape: string): void {
    this.#shapes.push(shape);
  }

  /** Writes one line; gives the size that it has become. */
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

  /** The sheet as an SVG document of its true size. */
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
