/** Web Mercator: a place on the square of the whole world, from 0 to 1 from the west and from the north. */
const worldPlace = (longitude: number, latitude: number): [x: number, y: number] => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
};

export const earthPlace = (x: number, y: number): [longitude: number, latitude: number] => [
  (x - 0.5) * 360,
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
];

export const extent = 4096;

export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** A place in the units of a tile. Outside the tile the numbers are negative or beyond the extent. */
export const inTile = ({ z, x, y }: TileAddress, longitude: number, latitude: number): [number, number] => {
  const [worldX, worldY] = worldPlace(longitude, latitude);
  return [Math.round((worldX * 2 ** z - x) * extent), Math.round((worldY * 2 ** z - y) * extent)];
};
