import { drawText } from './drawText';
import { black, white, type RasterImage } from './RasterImage';
import { rectangle, rounded } from './shapes';

/** The plate of a car: one letter, three digits, two letters, then the region. */
const ordinary = /^(\p{L}\d{3}\p{L}{2})(\d{2,3})$/u;

/**
 * A number plate around a middle, 4.64 times as wide as high, like real ones. Other kinds of plates have no box for the
 * region.
 */
export const drawPlate = (image: RasterImage, number: string, middleX: number, top: number, width: number): void => {
  const height = width / 4.64;
  const left = middleX - width / 2;
  image.fill(rounded(left - 3, top - 3, width + 6, height + 6, 5), black);
  image.fill(rounded(left, top, width, height, 3), white);
  const [, main = number, region] = ordinary.exec(number) ?? [];
  const baseline = top + height * 0.81;
  if (region === undefined) {
    drawText(image, main, { x: middleX, y: baseline, sizePx: height * 0.88, colour: black, align: 'middle' });
    return;
  }
  const box = width * 0.235;
  image.fill(rectangle(left + width - box - 2, top + 2, 2, height - 4), black);
  drawText(image, main, {
    x: left + (width - box) / 2,
    y: baseline,
    sizePx: height * 0.82,
    colour: black,
    align: 'middle',
  });
  drawText(image, region, {
    x: left + width - box / 2,
    y: top + height * 0.6,
    sizePx: height * 0.62,
    colour: black,
    align: 'middle',
  });
  drawText(image, 'RUS', {
    x: left + width - box / 2,
    y: top + height * 0.91,
    sizePx: height * 0.27,
    colour: black,
    align: 'middle',
  });
};
