import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { login } from '~/api/contract/auth';
import { getFineImage, getFines } from '~/api/contract/fines';
import { refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';

let token: string;
beforeAll(async () => {
  ({ token } = valueOf(
    await server.current.call(city, login, { login: 'driver@example.com', password: 'parking2026' }),
  ));
});
const fines = async () => valueOf(await server.current.call(city, getFines, {}, token));
const image = async (uin: string): Promise<Buffer> =>
  Buffer.from(valueOf(await server.current.call(city, getFineImage, { uin }, token)).result, 'base64');

/** Reads the size and the uncompressed pixel data of a PNG. */
const readPng = (png: Buffer): { width: number; height: number; pixels: Buffer } => {
  const data: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), pixels: inflateSync(Buffer.concat(data)) };
};

describe("the demonstration driver's fines", () => {
  it('the demonstration driver has a fine of every state, the newest first, each with a well-formed number', async () => {
    const { count, fines: list } = await fines();
    expect(count).toBe(list.length);
    expect(list.map(({ fineStatus }) => fineStatus)).toEqual([
      'new',
      'sent',
      'delivered',
      'paid',
      'cancelled',
      'sent to bailiff service',
    ]);
    expect(new Set(list.map(({ uin }) => uin)).size).toBe(6);
    for (const { uin, grz, sts, place, totalSum, start, end } of list) {
      expect(uin).toMatch(/^\d{20}$/);
      expect(['А123ВС59', 'К456ОР59']).toContain(grz);
      expect(sts).toMatch(/^\d{2}\p{L}{2}\d{6}$/u);
      expect(place).not.toBe('');
      expect(totalSum).toBeGreaterThan(0);
      expect(Date.parse(start ?? '')).toBeLessThan(Date.parse(end ?? ''));
    }
    expect(list.filter(({ paidSum }) => (paidSum ?? 0) > 0).map(({ fineStatus }) => fineStatus)).toEqual(['paid']);
  });

  it('every fine has its own colour PNG, which is the same at every opening', async () => {
    const [one, other] = (await fines()).fines;
    const [first, again, second] = [
      await image(one?.uin ?? ''),
      await image(one?.uin ?? ''),
      await image(other?.uin ?? ''),
    ];
    expect(first.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect(again).toEqual(first);
    expect(second).not.toEqual(first);
    const { width, height, pixels } = readPng(first);
    expect(pixels).toHaveLength(height * (width * 3 + 1));
    const colours = new Set(
      Array.from({ length: width * height }, (_, index) =>
        pixels.readUIntBE(1 + index * 3 + Math.floor(index / width), 3),
      ),
    );
    expect(colours.size).toBeGreaterThan(200);
  });
});

describe('access to fines', () => {
  it('a driver without fines gets an empty list', async () => {
    const driver = await server.current.driver(city);
    expect(valueOf(await server.current.call(city, getFines, {}, driver.token))).toEqual({ count: 0, fines: [] });
  });

  it.each([
    ["another's", undefined, 'ValidationError'],
    ['one that is nobody’s', '12345678901234567890', 'ValidationError'],
    ['one without a number', ' ', 'RequiredField'],
  ])('the picture of a fine is refused: %s', async (_, uin, errorName) => {
    const driver = await server.current.driver(city);
    const ownUin = (await fines()).fines[0]?.uin ?? '';
    expect(await server.current.call(city, getFineImage, { uin: uin ?? ownUin }, driver.token)).toEqual(
      refusedWith(errorName),
    );
  });

  it('fines and their pictures are refused without a valid token', async () => {
    expect(await server.current.call(city, getFines, {})).toEqual(refusedWith('TokenNotFound'));
    expect((await server.current.call(city, getFineImage, { uin: '1' }, 'long-gone')).kind).toBe('expired');
  });

  it('a city that shows no fines refuses both the list and the pictures', async () => {
    const driver = await server.current.driver('samara');
    expect(await server.current.call('samara', getFines, {}, driver.token)).toEqual(refusedWith('InDevelopingError'));
    expect(await server.current.call('samara', getFineImage, { uin: '1' }, driver.token)).toEqual(
      refusedWith('InDevelopingError'),
    );
  });
});
