import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { getParkings } from '~/api/contract/info';
import { getMapInfo, type WireFeature } from '~/api/contract/map';
import { downloadHistory, getOperations } from '~/api/contract/profile';
import { pagesOfPdf } from './pdfText';
import { serverOfFile, valueOf } from './server';

/** Large data arrives complete. `tests/bench/fakeCity.ts` measures how long it occupies the server. */
const server = serverOfFile();
const city = 'perm';
const slowMs = 120_000;

describe('a city of 100,000 parkings', () => {
  it(
    '100,000 parkings are on the map and in the list, compressed, and the same in simultaneous answers',
    { timeout: slowMs },
    async () => {
      const before = valueOf(await server.current.call(city, getMapInfo, {})).features.length;
      await server.current.control.seed(city, { features: 100_000 });
      const address = server.current.apiUrl(city) + getMapInfo.path;
      const request = (coding: string): Promise<Response> => fetch(address, { headers: { 'Accept-Encoding': coding } });
      const [brotli, gzip] = await Promise.all([request('br'), request('gzip')]);
      expect([brotli.headers.get('Content-Encoding'), gzip.headers.get('Content-Encoding')]).toEqual(['br', 'gzip']);
      expect(Number(brotli.headers.get('Content-Length'))).toBeLessThan(10_000_000);
      const [map, again] = (await Promise.all([brotli.json(), gzip.json()])) as {
        features: WireFeature[];
        OverAll: number;
      }[];
      expect(map?.OverAll).toBe(before + 100_000);
      expect(map?.features).toHaveLength(before + 100_000);
      expect(new Set(map?.features.map(({ properties }) => properties.code)).size).toBeGreaterThanOrEqual(100_000);
      expect(again?.features.at(-1)).toEqual(map?.features.at(-1));

      const parkings = valueOf(await server.current.call(city, getParkings, {})).result;
      const codes = new Set(parkings.map(({ code }) => code));
      expect(codes.size).toBe(parkings.length);
      expect([1_000_000 + before, 1_000_000 + before + 99_999].every((code) => codes.has(String(code)))).toBe(true);
    },
  );

  it(
    'a map that changes while it is read is complete in itself, and the next read has the change',
    { timeout: slowMs },
    async () => {
      await server.current.control.seed('kazan', { features: 20_000 });
      const requestReply = server.current.call('kazan', getMapInfo, {});
      await new Promise((resolve) => setTimeout(resolve, 100));
      await server.current.control.seed('kazan', { features: 500 });
      const [first, second] = [
        valueOf(await requestReply),
        valueOf(await server.current.call('kazan', getMapInfo, {})),
      ];
      expect(first.features).toHaveLength(Number(first.OverAll));
      expect(second.features).toHaveLength(Number(second.OverAll));
      expect(second.features.length).toBeGreaterThan(20_500);
    },
  );
});

describe('a history of 12,000 operations', () => {
  it(
    'a history of 12,000 operations has pages, is complete in a workbook, and is cut in a PDF, which says so',
    { timeout: slowMs },
    async () => {
      const { users } = await server.current.control.seed(city, {
        users: [{ vehicles: [{ number: 'А777АА59' }], operations: 12_000 }],
      });
      const token = users[0]?.token;
      expect(
        valueOf(await server.current.call(city, getOperations, { Operation: 'renew' }, token)).result,
      ).toHaveLength(50);
      const open = async (type: 'xls' | 'pdf'): Promise<ArrayBuffer> => {
        const { result } = valueOf(await server.current.call(city, downloadHistory, { type }, token));
        return (await fetch(server.current.url + result)).arrayBuffer();
      };
      const [workbook] = await readWorkbook(Buffer.from(await open('xls')));
      expect(workbook?.data).toHaveLength(12_001);
      expect(new Set(workbook?.data.slice(1).map((row) => row[12])).size).toBe(12_000);
      const [first] = await pagesOfPdf(await open('pdf'));
      expect(first).toContain('В документ вошли первые 5 000 строк, выберите период короче');
    },
  );
});
