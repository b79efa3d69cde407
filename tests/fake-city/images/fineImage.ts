import { randomFor } from '../seed/random';
import { drawCar } from './car';
import { drawText } from './drawText';
import { black, RasterImage, white, type Colour } from './RasterImage';
import { colourPng } from './png';
import { rectangle } from './shapes';
import { drawStreet } from './street';

const [width, height] = [560, 372];

const paints: readonly Colour[] = [
  [38, 84, 150],
  [150, 36, 40],
  [196, 198, 200],
  [58, 62, 68],
  [226, 226, 222],
  [44, 98, 74],
];

export interface FineImage {
  /** Makes the image repeatable. A car always has the same colour. */
  city: string;
  uin: string;
  number: string;
  zone: string;
  place: string;
  /** The text on the image: date and time of the city. */
  takenAt: string;
}

/** The camera's picture as PNG: a parked car with a readable plate, the date, the place and the camera. */
export const drawFineImage = ({ city, uin, number, zone, place, takenAt }: FineImage): Buffer => {
  const random = randomFor(city, uin, 'picture');
  const image = new RasterImage(width, height);
  drawStreet(image, random, zone);
  drawCar(
    image,
    width / 2 + random.between(-40, 10),
    height - 46,
    randomFor(city, number, 'paint').pick(paints),
    number,
  );
  image.fill(rectangle(0, 0, width, 26), black, 0.72);
  image.fill(rectangle(0, height - 26, width, 26), black, 0.72);
  const line = { sizePx: 14, colour: white };
  drawText(image, takenAt, { ...line, x: 12, y: 18 });
  drawText(image, `КАМЕРА ${random.whole(100, 999)}`, { ...line, x: width - 12, y: 18, align: 'right' });
  drawText(image, place, { ...line, x: 12, y: height - 8 });
  drawText(image, number, { ...line, x: width - 12, y: height - 8, align: 'right' });
  return colourPng(width, height, image.pixels);
};
