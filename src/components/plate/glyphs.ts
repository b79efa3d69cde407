/**
 * The characters of a number plate as centre lines on a 10 × 10 grid, drawn for this product after the real
 * proportions. Only M, L, Q and Z with coordinate pairs: a glyph stretches to any slot while its stroke width stays the
 * same.
 */
const lines: Readonly<Record<string, string>> = {
  0: 'M3 0Q0 0 0 1.6L0 8.4Q0 10 3 10L7 10Q10 10 10 8.4L10 1.6Q10 0 7 0Z',
  1: 'M1.5 2.4L6.5 0L6.5 10',
  2: 'M0.3 2.2Q0.3 0 5 0Q9.8 0 9.8 2.6Q9.8 4.3 7.5 5.8L0 10L10 10',
  3: 'M0.5 0L9.5 0L5 3.8Q10 3.9 10 7Q10 10 5 10Q0.6 10 0.2 7.8',
  4: 'M6.3 0L0 7.2L10 7.2M7.2 4.8L7.2 10',
  5: 'M9.3 0L1.2 0L0.8 4.6Q2.2 3.7 5 3.7Q10 3.8 10 6.9Q10 10 5 10Q0.8 10 0.2 8',
  6: 'M7.5 0Q0 2.6 0 7Q0 10 5 10Q10 10 10 6.9Q10 4 5 4Q1.3 4 0.3 6',
  7: 'M0 0L10 0L10 0.6Q4.5 5 3.6 10',
  8: 'M5 4.5Q0.6 4.5 0.6 2.2Q0.6 0 5 0Q9.4 0 9.4 2.2Q9.4 4.5 5 4.5Q10 4.6 10 7.2Q10 10 5 10Q0 10 0 7.2Q0 4.6 5 4.5',
  9: 'M2.5 10Q10 7.4 10 3Q10 0 5 0Q0 0 0 3.1Q0 6 5 6Q8.7 6 9.7 4',
  А: 'M0 10L5 0L10 10M1.8 6.6L8.2 6.6',
  В: 'M0 4.8L6 4.8Q9.3 4.8 9.3 2.4Q9.3 0 6 0L0 0L0 10L6 10Q10 10 10 7.4Q10 4.8 6 4.8',
  Е: 'M10 0L0 0L0 10L10 10M0 4.9L8.5 4.9',
  К: 'M0 0L0 10M9.5 0L0.2 6M3.6 3.9L10 10',
  М: 'M0 10L0 0L5 6L10 0L10 10',
  Н: 'M0 0L0 10M10 0L10 10M0 5L10 5',
  О: 'M4 0Q0 0 0 3L0 7Q0 10 4 10L6 10Q10 10 10 7L10 3Q10 0 6 0Z',
  Р: 'M0 10L0 0L6 0Q10 0 10 2.9Q10 5.8 6 5.8L0 5.8',
  С: 'M10 2.8Q10 0 6 0L4 0Q0 0 0 3L0 7Q0 10 4 10L6 10Q10 10 10 7.2',
  Т: 'M0 0L10 0M5 0L5 10',
  У: 'M0 0L5.2 6.3M10 0L4.4 8.8Q3.6 10 1.5 10',
  Х: 'M0 0L10 10M10 0L0 10',
};

export interface Slot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the path of a character in its slot, or undefined if no Russian plate contains it. Half of the stroke width
 * stays inside the slot.
 */
export const glyphPath = (char: string, { x, y, width, height }: Slot, lineWidth: number): string | undefined => {
  const half = lineWidth / 2;
  const at = (value: number): string => value.toFixed(1);
  return lines[char]?.replaceAll(
    /([\d.]+) ([\d.]+)/g,
    (_, gx: string, gy: string) =>
      `${at(x + half + (Number(gx) / 10) * (width - lineWidth))} ${at(y + half + (Number(gy) / 10) * (height - lineWidth))}`,
  );
};
