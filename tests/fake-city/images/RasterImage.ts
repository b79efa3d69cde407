import type { Segment } from './segments';

export type Colour = readonly [red: number, green: number, blue: number];

export const black: Colour = [16, 18, 22];
export const white: Colour = [250, 250, 248];

/** A mix of two colours: a share of 0 is the first, 1 the second. */
export const mixed = (one: Colour, other: Colour, share: number): Colour => {
  const between = (index: 0 | 1 | 2): number => one[index] + (other[index] - one[index]) * share;
  return [between(0), between(1), between(2)];
};

/** The number of sample lines in each row of pixels, for smooth edges. */
const linesInRow = 4;

/** A colour image to which shapes are added, each over the previous ones. */
export class RasterImage {
  readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint8Array(width * height * 3);
  }

  /** Fills whole rows from `top` up to, not including, `bottom` with a gradient between two colours. */
  gradient(top: number, bottom: number, from: Colour, to: Colour): void {
    for (let y = top; y < bottom; y += 1) {
      const colour = mixed(from, to, (y - top) / (bottom - top));
      for (let x = 0; x < this.width; x += 1) this.pixels.set(colour, (y * this.width + x) * 3);
    }
  }

  /** Fills an outline. Holes are wound in the opposite direction. */
  fill(outline: readonly Segment[], colour: Colour, opacity = 1): void {
    const ys = outline.flatMap(([, y1, , y2]) => [y1, y2]);
    const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(this.height, Math.ceil(Math.max(...ys)))];
    const covered = new Float32Array(this.width);
    for (let y = top; y < bottom; y += 1) {
      covered.fill(0);
      for (let line = 0; line < linesInRow; line += 1) cover(covered, outline, y + (line + 0.5) / linesInRow);
      for (let x = 0; x < this.width; x += 1) {
        const share = (covered[x] ?? 0) * opacity;
        if (share > 0) this.#blend((y * this.width + x) * 3, colour, share);
      }
    }
  }

  #blend(at: number, colour: Colour, share: number): void {
    for (let part = 0; part < 3; part += 1) {
      const old = this.pixels[at + part] ?? 0;
      this.pixels[at + part] = Math.round(old + ((colour[part] ?? 0) - old) * Math.min(1, share));
    }
  }
}

/** Adds the coverage of one sample line inside an outline to the pixels of a row. */
const cover = (covered: Float32Array, outline: readonly Segment[], y: number): void => {
  const crossings: [x: number, turn: number][] = [];
  for (const [x1, y1, x2, y2] of outline) {
    if (y1 <= y === y2 <= y) continue;
    crossings.push([x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), y2 > y1 ? 1 : -1]);
  }
  crossings.sort(([one], [other]) => one - other);
  let winding = 0;
  for (const [index, [x, turn]] of crossings.entries()) {
    winding += turn;
    const next = crossings[index + 1];
    if (winding === 0 || !next) continue;
    const [from, until] = [Math.max(0, x), Math.min(covered.length, next[0])];
    for (let column = Math.floor(from); column < until; column += 1)
      covered[column] = (covered[column] ?? 0) + (Math.min(until, column + 1) - Math.max(from, column)) / linesInRow;
  }
};
