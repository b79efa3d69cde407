import type { CityConfig } from '~/city/schema';
import { FileReply } from '../calls/Handler';
import type { Row, TableHead } from '../render-worker/RenderJob';
import { operationName } from '../rules/operationName';
import { wallTimeAt } from '../rules/wallTime';
import { accountById, accountLabel } from '../store/account/accounts';
import type { FileContent } from '../store/content/files';
import { operationPages, type OperationFilter } from '../store/payments/operations';
import type { ServerContext } from '../context/ServerContext';
import { historyColumns, historyRows } from './historyColumns';
import { shortDate } from './format';

/** A longer document is of no use; a workbook contains all operations. */
const maxPdfRows = 5000;

const kinds = {
  xls: {
    kind: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: 'xlsx',
  },
  pdf: { kind: 'pdf', contentType: 'application/pdf', ending: 'pdf' },
} as const;

/** The filters in words. The end of a period is exclusive. */
const filterText = (timeZone: string, filter: OperationFilter): string => {
  const dayAt = (atMs: number): string => shortDate(wallTimeAt(timeZone, atMs).date);
  const { fromMs, untilMs, type, number, zone, takesParkingCode, orderNumber } = filter;
  const period = [
    fromMs === undefined ? '' : `с ${dayAt(fromMs)}`,
    untilMs === undefined ? '' : `по ${dayAt(untilMs - 1)}`,
  ].filter((part) => part !== '');
  return [
    `Период: ${period.length > 0 ? period.join(' ') : 'всё время'}`,
    ...(type === undefined ? [] : [`операция: ${operationName(type)}`]),
    ...(number === undefined ? [] : [`автомобиль: ${number}`]),
    ...(zone === undefined ? [] : [`${takesParkingCode ? 'парковка' : 'зона'}: ${zone}`]),
    ...(orderNumber === undefined ? [] : [`заказ: ${orderNumber}`]),
  ].join(', ');
};

const headOf = (
  { store }: ServerContext,
  { timeZone, nameForShow }: CityConfig,
  account: number,
  content: HistoryContent,
): TableHead => {
  const person = accountById(store, account);
  const names = [person?.lastName, person?.firstName, person?.middleName].filter((name) => name);
  const owner = [names.join(' '), accountLabel(store, account)].filter((part) => part !== '').join(', ');
  return {
    title: 'История операций',
    lines: [
      `${owner}. Город: ${nameForShow.ru}`,
      `${filterText(timeZone, content.filter ?? {})}. Составлено ${shortDate(wallTimeAt(timeZone, content.madeMs).date)}`,
    ],
    columns: historyColumns,
    ...(content.type === 'pdf' && { maxRows: maxPdfRows }),
  };
};

type HistoryContent = Extract<FileContent, { kind: 'history' }>;

/** The history of an account as a workbook or a document. It is read in pages and written in its own thread. */
export const historyFile = (
  server: ServerContext,
  city: CityConfig,
  account: number,
  content: HistoryContent,
): FileReply => {
  const { kind, contentType, ending } = kinds[content.type];
  const head = headOf(server, city, account, content);
  const rowsOf = historyRows(city.timeZone);
  async function* pages(): AsyncGenerator<Row[]> {
    if (!content.filter) return;
    let sent = 0;
    for await (const lines of operationPages(server.store, account, content.filter)) {
      yield rowsOf(lines);
      sent += lines.length;
      // One row beyond the limit signals that there are more.
      if (head.maxRows !== undefined && sent > head.maxRows) return;
    }
  }
  return new FileReply(contentType, `history.${ending}`, () => server.tableRenderer.make({ kind, head }, pages));
};
