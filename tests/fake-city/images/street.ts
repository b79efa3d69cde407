import type { Random } from '../seed/random';
import { drawText } from './drawText';
import { black, mixed, white, type Colour, type RasterImage } from './RasterImage';
import { polygon, rectangle, rounded } from './shapes';

const skies: readonly (readonly [Colour, Colour])[] = [
  [
    [112, 162, 214],
    [214, 229, 240],
  ],
  [
    [148, 160, 174],
    [206, 210, 214],
  ],
  [
    [70, 88, 140],
    [240, 190, 150],
  ],
];
const walls: readonly Colour[] = [
  [196, 164, 132],
  [178, 184, 176],
  [206, 190, 158],
  [160, 140, 134],
  [170, 178, 190],
];
const asphalt: Colour = [92, 95, 100];
const kerb: Colour = [168, 166, 160];
const signBlue: Colour = [27, 79, 156];

const house = (image: RasterImage, random: Random, left: number, width: number, bottom: number): void => {
  const height = random.between(70, 132);
  const wall = random.pick(walls);
  image.fill(rectangle(left, bottom - height, width, height), wall);
  image.fill(rectangle(left, bottom - height, width, 5), mixed(wall, black, 0.35));
  for (let y = bottom - height + 16; y < bottom - 20; y += 24) {
    for (let x = left + 9; x < left + width - 14; x += 21) {
      const lit: Colour = random.happens(0.2) ? [250, 226, 160] : [86, 104, 124];
      image.fill(rectangle(x, y, 11, 15), lit);
    }
  }
};

const zoneSign = (image: RasterImage, x: number, ground: number, zone: string): void => {
  image.fill(rectangle(x - 3, ground - 150, 6, 150), [120, 124, 130]);
  image.fill(rounded(x - 25, ground - 176, 50, 50, 6), white);
  image.fill(rounded(x - 23, ground - 174, 46, 46, 5), signBlue);
  drawText(image, 'P', { x, y: ground - 136, sizePx: 40, colour: white, align: 'middle' });
  image.fill(rounded(x - 25, ground - 122, 50, 24, 4), white);
  drawText(image, zone, { x, y: ground - 104, sizePx: 17, colour: black, align: 'middle' });
};

/** A street with houses, a kerb with marked parking spaces, and the sign of a parking zone. */
export const drawStreet = (image: RasterImage, random: Random, zone: string): void => {
  const { width, height } = image;
  const horizon = Math.round(height * 0.5);
  image.gradient(0, horizon, ...random.pick(skies));
  for (let left = -random.between(0, 40); left < width;) {
    const size = random.between(74, 128);
    house(image, random, left, size, horizon);
    left += size + random.pick([0, 0, 6, 14]);
  }
  image.gradient(horizon, horizon + 34, mixed(kerb, white, 0.15), kerb);
  image.gradient(horizon + 34, height, mixed(asphalt, black, 0.15), mixed(asphalt, white, 0.12));
  image.fill(rectangle(0, horizon + 32, width, 5), mixed(kerb, black, 0.3));
  for (let place = -1; place < 4; place += 1) {
    const x = place * 230 + 60;
    image.fill(polygon([x, horizon + 37], [x + 7, horizon + 37], [x - 20, height], [x - 32, height]), white, 0.75);
  }
  zoneSign(image, width - 58, horizon + 26, zone);
};
