import { randomFor } from '../seed/random';
import { drawCar } from './car';
import { letter } from './lettering';
import { black, Picture, white, type Colour } from './Picture';
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

export interface FinePicture {
  /** Makes it repeatable; one car has one colour. */
  city: string;
  uin: string;
  number: string;
  zone: string;
  place: string;
  /** As it stands on the picture: date and time of the city. */
  takenAt: string;
}

/** What the camera saw: a parked car whose plate can be read, with the date, the place and the camera, as PNG. */
export const drawFine = ({ city, uin, number, zone, place, takenAt }: FinePicture): Buffer => {
  const random = randomFor(city, uin, 'picture');
  const picture = new Picture(width, height);
  drawStreet(picture, random, zone);
  drawCar(picture, width / 2 + random.between(-40, 10), height - 46, randomFor(city, number, 'paint').pick(paints), number);
  picture.fill(rectangle(0, 0, width, 26), black, 0.72);
  picture.fill(rectangle(0, height - 26, width, 26), black, 0.72);
  const line = { sizePx: 14, colour: white };
  letter(picture, takenAt, { ...line, x: 12, y: 18 });
  letter(picture, `КАМЕРА ${random.whole(100, 999)}`, { ...line, x: width - 12, y: 18, align: 'right' });
  letter(picture, place, { ...line, x: 12, y: height - 8 });
  letter(picture, number, { ...line, x: width - 12, y: height - 8, align: 'right' });
  return colourPng(width, height, picture.pixels);
};
