import type { CityConfig } from '~/city/schema';
import { FileReply } from '../calls/Handler';
import type { Row, TableHead } from '../press/Job';
import { operationShown } from '../rules/operationShown';
import { wallTimeAt } from '../rules/wallTime';
import { accountById, accountLabel } from '../store/accounts';
import type { FileContent } from '../store/files';
import { operationPages, type OperationFilter } from '../store/operations';
import type { World } from '../world/World';
import { historyColumns, historyRows } from './historyColumns';
import { shortDate } from './shown';

/** A document of more lines is of no use to anybody; a workbook holds them all. */
const mostPaperLines = 5000;

const kinds = {
  xls: { kind: 'xlsx', contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  pdf: { kind: 'pdf', contentType: 'application/pdf', ending: 'pdf' },
} as const;

/** The filters in words; the end of a period is the moment after it. */
const filterShown = (timeZone: string, filter: OperationFilter): string => {
  const dayAt = (atMs: number): string => shortDate(wallTimeAt(timeZone, atMs).date);
  const { fromMs, untilMs, type, number, zone, takesParkingCode, orderNumber } = filter;
  const period = [fromMs === undefined ? '' : `с ${dayAt(fromMs)}`, untilMs === undefined ? '' : `по ${dayAt(untilMs - 1)}`].filter(
    (part) => part !== '',
  );
  return [
    `Период: ${period.length > 0 ? period.join(' ') : 'всё время'}`,
    ...(type === undefined ? [] : [`операция: ${operationShown(type)}`]),
    ...(number === undefined ? [] : [`автомобиль: ${number}`]),
    ...(zone === undefined ? [] : [`${takesParkingCode ? 'парковка' : 'зона'}: ${zone}`]),
    ...(orderNumber === undefined ? [] : [`заказ: ${orderNumber}`]),
  ].join(', ');
};

const headOf = ({ store }: World, { timeZone, nameForShow }: CityConfig, account: number, content: HistoryContent): TableHead => {
  const person = accountById(store, account);
  const names = [person?.lastName, person?.firstName, person?.middleName].filter((name) => name);
  const owner = [names.join(' '), accountLabel(store, account)].filter((part) => part !== '').join(', ');
  return {
    title: 'История операций',
    lines: [
      `${owner}. Город: ${nameForShow.ru}`,
      `${filterShown(timeZone, content.filter ?? {})}. Составлено ${shortDate(wallTimeAt(timeZone, content.madeMs).date)}`,
    ],
    columns: historyColumns,
    ...(content.type === 'pdf' && { mostRows: mostPaperLines }),
  };
};

type HistoryContent = Extract<FileContent, { kind: 'history' }>;

/** The history of an account as a workbook or a document. It is read in pages and written on a thread of its own. */
export const historyFile = (world: World, city: CityConfig, account: number, content: HistoryContent): FileReply => {
  const { kind, contentType, ending } = kinds[content.type];
  const head = headOf(world, city, account, content);
  const rowsOf = historyRows(city.timeZone);
  async function* pages(): AsyncGenerator<Row[]> {
    if (!content.filter) return;
    let sent = 0;
    for await (const lines of operationPages(world.store, account, content.filter)) {
      yield rowsOf(lines);
      sent += lines.length;
      // One more than fits says that there are more.
      if (head.mostRows !== undefined && sent > head.mostRows) return;
    }
  }
  return new FileReply(contentType, `history.${ending}`, () => world.tables.make({ kind, head }, pages));
};
