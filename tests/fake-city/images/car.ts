import { drawPlate } from './numberPlate';
import { black, mixed, white, type Colour, type RasterImage } from './RasterImage';
import { ellipse, polygon, rectangle, rounded } from './shapes';

const glass: Colour = [52, 66, 82];
const light: Colour = [196, 30, 34];

/** A car from behind, 300 px wide, standing on `ground`, with a readable plate. */
export const drawCar = (image: RasterImage, middleX: number, ground: number, paint: Colour, number: string): void => {
  const [dark, bright] = [mixed(paint, black, 0.45), mixed(paint, white, 0.25)];
  const at = (x: number, y: number): [number, number] => [middleX + x, ground + y];
  const mirrored = (draw: (side: 1 | -1) => void): void => {
    draw(1);
    draw(-1);
  };
  image.fill(ellipse(middleX, ground - 2, 172, 14), black, 0.45);
  mirrored((side) => image.fill(rounded(middleX + side * 118 - 24, ground - 58, 48, 58, 9), black));

  // The cabin first, then the body over its lower edge.
  image.fill(polygon(at(-104, -118), at(-76, -188), at(76, -188), at(104, -118)), dark);
  image.fill(polygon(at(-92, -122), at(-68, -178), at(68, -178), at(92, -122)), glass);
  image.fill(polygon(at(-60, -122), at(-38, -178), at(-18, -178), at(-40, -122)), white, 0.16);
  image.fill(rounded(middleX - 150, ground - 132, 300, 106, 22), paint);
  image.fill(rounded(middleX - 142, ground - 130, 284, 20, 10), bright, 0.55);
  image.fill(rounded(middleX - 154, ground - 52, 308, 34, 14), dark);
  mirrored((side) => {
    image.fill(rounded(middleX + side * 122 - 24, ground - 112, 48, 30, 7), light);
    image.fill(rounded(middleX + side * 122 - 20, ground - 92, 40, 7, 3), white, 0.7);
    image.fill(rectangle(middleX + side * 96 - 12, ground - 22, 24, 5), black, 0.7);
    image.fill(ellipse(middleX + side * 116, ground - 138, 15, 8), dark);
  });
  image.fill(rounded(middleX - 86, ground - 106, 172, 48, 6), mixed(paint, black, 0.2));
  drawPlate(image, number, middleX, ground - 99, 156);
};
