import { greyPng } from '../images/png';
import { randomFor } from '../seed/random';

/** Digits, five dots wide and seven dots high. */
const shapes: Record<string, readonly string[]> = {
  '2': ['.###.', '#...#', '....#', '...#.', '..#..', '.#...', '#####'],
  '3': ['####.', '....#', '....#', '.###.', '....#', '....#', '####.'],
  '4': ['...#.', '..##.', '.#.#.', '#..#.', '#####', '...#.', '...#.'],
  '5': ['#####', '#....', '####.', '....#', '....#', '#...#', '.###.'],
  '6': ['.###.', '#....', '#....', '####.', '#...#', '#...#', '.###.'],
  '7': ['#####', '....#', '...#.', '..#..', '.#...', '.#...', '.#...'],
  '8': ['.###.', '#...#', '#...#', '.###.', '#...#', '#...#', '.###.'],
  '9': ['.###.', '#...#', '#...#', '.####', '....#', '....#', '.###.'],
};

const [width, height, dotPx] = [170, 60, 5];

/** Draws five digits and returns them with the picture. The same `name` gives the same captcha. */
export const drawCaptcha = (...name: (string | number)[]): { answer: string; pngBase64: string } => {
  const random = randomFor('captcha', ...name);
  const shades = new Uint8Array(width * height).fill(238);
  const digits = Array.from({ length: 5 }, () => random.pick(Object.keys(shapes)));
  const dark = (x: number, y: number, shade: number): void => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column >= 0 && column < width && row >= 0 && row < height) shades[row * width + column] = shade;
  };
  for (const [place, digit] of digits.entries()) {
    const [left, top, slant] = [
      10 + place * 31 + random.between(-3, 3),
      12 + random.between(-6, 6),
      random.between(-0.25, 0.25),
    ];
    for (const [row, dots] of (shapes[digit] ?? []).entries()) {
      for (const [column, dot] of dots.split('').entries()) {
        if (dot !== '#') continue;
        for (let y = 0; y < dotPx; y += 1) {
          for (let x = 0; x < dotPx; x += 1)
            dark(left + column * dotPx + x + (row * dotPx + y) * slant, top + row * dotPx + y, 60);
        }
      }
    }
  }
  for (let speck = 0; speck < 500; speck += 1)
    dark(random.between(0, width), random.between(0, height), random.whole(90, 200));
  return { answer: digits.join(''), pngBase64: greyPng(width, height, shades).toString('base64') };
};
