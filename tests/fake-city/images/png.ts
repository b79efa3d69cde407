import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** PNG's colour type for a number of bytes per pixel. */
const colourTypes = { 1: 0, 3: 2 } as const;

const png = (bytesOfPixel: keyof typeof colourTypes, width: number, height: number, pixels: Uint8Array): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colourTypes[bytesOfPixel], 0, 0, 0], 8);
  // Each row starts with its filter number; 0 means none.
  const stride = width * bytesOfPixel;
  const rows = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
};

/** A grey image as PNG. `shades` has one byte per pixel, row by row: 0 is black, 255 white. */
export const greyPng = (width: number, height: number, shades: Uint8Array): Buffer => png(1, width, height, shades);

/** A colour image as PNG. `pixels` has red, green and blue of each pixel, row by row. */
export const colourPng = (width: number, height: number, pixels: Uint8Array): Buffer => png(3, width, height, pixels);
