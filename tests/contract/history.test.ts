import readWorkbook from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { login } from '~/api/contract/auth';
import type { RequestOf } from '~/api/contract/endpoint';
import { startParking } from '~/api/contract/payments';
import { downloadHistory, getOperations, getRecentOperations } from '~/api/contract/profile';
import { pagesOfPdf } from './pdfText';
import { refusedWith, serverOfFile, valueOf, zone } from './server';

const server = serverOfFile();
const city = 'perm';

type Filter = RequestOf<typeof getOperations>;

let token: string;
beforeAll(async () => {
  await server.current.control.seed(city, { zones: [{ number: zone }] });
  ({ token } = valueOf(
    await server.current.call(city, login, { login: 'history@example.com', password: 'parking2026' }),
  ));
});

const page = async (filter: Filter = {}) =>
  valueOf(await server.current.call(city, getOperations, filter, token)).result;
/** Reads the whole history, page by page, as a list that loads more does. */
const all = async (filter: Filter = {}) => {
  const lines: Awaited<ReturnType<typeof page>> = [];
  let more = await page(filter);
  while (more.length > 0) {
    lines.push(...more);
    more = await page({ ...filter, EndDate: lines.at(-1)?.dateOperation });
  }
  return lines;
};
const linkTo = async (type: 'xls' | 'pdf', filter: Filter = {}): Promise<string> =>
  valueOf(await server.current.call(city, downloadHistory, { ...filter, type }, token)).result;
const open = (link: string): Promise<Response> => fetch(server.current.url + link);
const sheet = async (link: string) => {
  const [first] = await readWorkbook(Buffer.from(await (await open(link)).arrayBuffer()));
  if (!first) throw new Error('An empty workbook.');
  return { name: first.sheet, rows: first.data };
};

/** The order numbers in a workbook. */
const ordersIn = async (filter: Filter) =>
  (await sheet(await linkTo('xls', filter))).rows.slice(1).map((row) => row[12]);

describe('the long history of the demonstration', () => {
  it('the long history is read page by page, each operation once, with every type and every status', async () => {
    const lines = await all();
    expect(lines).toHaveLength(230);
    expect(new Set(lines.map(({ dateOperation }) => dateOperation)).size).toBe(230);
    expect(new Set(lines.map(({ type }) => type))).toEqual(
      new Set(['payment', 'refill', 'renew', 'cancel', 'paymentSubscription', 'paymentGate', 'bonus20']),
    );
    expect(new Set(lines.map(({ status }) => status))).toEqual(new Set(['done', 'cancel', 'error', 'waiting']));
    expect(lines.some(({ sumSale }) => (sumSale ?? 0) > 0)).toBe(true);
    expect(lines.some(({ checkFiscal }) => checkFiscal?.startsWith('https://'))).toBe(true);
  });

  it('a request without filters returns the newest page of the history', async () => {
    const recent = valueOf(await server.current.call(city, getRecentOperations, {}, token)).result;
    expect(recent).toHaveLength(50);
    expect(recent).toEqual(await page());
  });
});

describe('the history as a workbook', () => {
  it('the workbook holds every operation, with numbers as numbers and dates as dates of the city', async () => {
    const link = await linkTo('xls');
    const response = await open(link);
    expect(response.headers.get('Content-Type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(response.headers.get('Content-Disposition')).toContain('history.xlsx');
    const { name, rows } = await sheet(link);
    const [titles, ...lines] = rows;
    const operations = await all();
    expect(name).toBe('История операций');
    expect(titles?.slice(0, 4)).toEqual(['Дата', 'Операция', 'Статус', 'Сумма']);
    expect(lines).toHaveLength(operations.length);
    expect(lines.map((line) => line[3])).toEqual(operations.map(({ sum }) => sum));
    expect(lines.map((line) => line[7])).toEqual(operations.map(({ transport }) => transport ?? null));
    // The cell holds the local time of Perm. A workbook stores dates as fractions of a day, which loses part of a
    // second.
    const off = lines.map(([date], index) =>
      Math.abs(Number(date) - Date.parse(`${operations[index]?.dateOperation.slice(0, 23)}Z`)),
    );
    expect(Math.max(...off)).toBeLessThan(1500);
  });

  it.each<[string, Filter]>([
    ['one kind', { Operation: 'refill' }],
    ['one vehicle', { Vehicle: 'т248ке59' }],
    ['one order', { OrderNumber: 'H7' }],
    ['two things at once', { Operation: 'payment', Vehicle: 'Х907УМ59' }],
  ])('the workbook filtered by %s holds the same operations as the list', async (_, filter) => {
    const operations = (await all(filter)).map(({ orderNumber }) => orderNumber);
    expect(operations.length).toBeGreaterThan(0);
    expect(await ordersIn(filter)).toEqual(operations);
  });

  it('the workbook of a period holds the operations from its first moment to just before its end', async () => {
    const operations = await all();
    const [EndDate, StartDate] = [operations[40]?.dateOperation, operations[80]?.dateOperation];
    expect(await ordersIn({ StartDate, EndDate })).toEqual(
      operations.slice(41, 81).map(({ orderNumber }) => orderNumber),
    );
  });

  it.each<[string, Filter]>([
    ['a zone that there is not', { Zone: '7777' }],
    ['another driver', { Driver: '79990000000' }],
  ])('the workbook for %s has column titles only', async (_, filter) => {
    expect(await ordersIn(filter)).toEqual([]);
  });
});

describe('the history as a PDF', () => {
  it('the PDF of a history is a table in Russian on numbered pages', async () => {
    const response = await open(await linkTo('pdf'));
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    const pages = await pagesOfPdf(await response.arrayBuffer());
    const operations = await all();
    expect(pages[0]).toContain('История операций Орлов Николай Сергеевич, history@example.com');
    expect(pages[0]).toContain('Всего строк: 230.');
    expect(pages.at(-1)).toContain(`Страница ${pages.length} из ${pages.length}`);
    const text = pages.join(' ');
    for (const { orderNumber } of operations) expect(text).toMatch(new RegExp(`${orderNumber}( |$)`));
    for (const word of ['Оплата парковки', 'Пополнение баланса', 'Ожидает оплаты', '₽', 'Т248КЕ59'])
      expect(text).toContain(word);
  });

  it('the PDF of a history states the filters', async () => {
    const filter = { StartDate: '2026-10-01', EndDate: '2026-10-31', Operation: 'payment' };
    const [first] = await pagesOfPdf(await (await open(await linkTo('pdf', filter))).arrayBuffer());
    expect(first).toContain('Период: с 01.10.2026 по 31.10.2026, операция: Оплата парковки');
  });
});

describe('the link to a history file', () => {
  it('a link leads to the history of the moment at which it was requested', async () => {
    const driver = await server.current.driver(city);
    const link = valueOf(await server.current.call(city, downloadHistory, { type: 'xls' }, driver.token)).result;
    valueOf(
      await server.current.call(
        city,
        startParking,
        { Vehicle: driver.vehicles[0]?.number ?? '', Zone: zone, Duration: 60 },
        driver.token,
      ),
    );
    expect((await sheet(link)).rows).toHaveLength(1);
    const secondFile = valueOf(await server.current.call(city, downloadHistory, { type: 'xls' }, driver.token)).result;
    expect((await sheet(secondFile)).rows.slice(1)).toMatchObject([{ 1: 'Оплата парковки', 3: 60, 5: zone }]);
  });

  it('a link to a history file cannot be guessed and expires after ten minutes', async () => {
    const link = await linkTo('xls');
    expect(link).toMatch(/^\/city\/perm\/files\/[0-9a-f]{32}\.xlsx$/);
    expect((await open(link.replace(/[0-9a-f]{32}/, '0'.repeat(32)))).status).toBe(404);
    await server.current.control.clock(9 * 60_000);
    expect((await open(link)).status).toBe(200);
    await server.current.control.clock(11 * 60_000);
    expect((await open(link)).status).toBe(404);
  });
});

describe('refused downloads of the history', () => {
  const download = (input: object, key: string | undefined = token, at = city) =>
    server.current.call(at, downloadHistory, { type: 'xls', ...input }, key);

  it.each([
    ['a date that is none', { EndDate: '31/02/2026' }, 'ValidationError'],
    ['a file of another type', { type: 'doc' }, 'ValidationError'],
  ])('a download of the history is refused for %s', async (_, input, errorName) => {
    expect(await download(input)).toEqual(refusedWith(errorName));
  });

  it('a download of the history is refused without a token and in a city without exports', async () => {
    expect(await server.current.call(city, downloadHistory, { type: 'pdf' })).toEqual(refusedWith('TokenNotFound'));
    expect(await server.current.call(city, getRecentOperations, {})).toEqual(refusedWith('TokenNotFound'));
    const driver = await server.current.driver('samara');
    expect(await download({}, driver.token, 'samara')).toEqual(refusedWith('InDevelopingError'));
  });
});
