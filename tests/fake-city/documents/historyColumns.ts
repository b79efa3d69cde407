import type { Column, Row } from '../render-worker/RenderJob';
import { operationName } from '../rules/operationName';
import { offsetMs } from '../rules/wallTime';
import type { Operation, OperationStatus } from '../store/payments/operations';

const statuses: Record<OperationStatus, string> = {
  done: 'Выполнена',
  cancel: 'Отменена',
  error: 'Ошибка',
  waiting: 'Ожидает оплаты',
};

const quarterMs = 15 * 60_000;

/**
 * The local time of the city as if it were UTC. Zones change their offset at quarters of an hour, so one offset is
 * valid for a whole quarter.
 */
const clockFace = (timeZone: string): ((atMs: number) => number) => {
  const offsets = new Map<number, number>();
  return (atMs) => {
    const quarter = Math.floor(atMs / quarterMs);
    const offset = offsets.get(quarter) ?? offsetMs(timeZone, quarter * quarterMs);
    offsets.set(quarter, offset);
    return atMs + offset;
  };
};

type ToClockFace = (atMs: number | null) => number | null;

const columns: (Column & { of: (operation: Operation, toFace: ToClockFace) => Row[number] })[] = [
  { title: 'Дата', kind: 'date', width: 17, pdfWidth: 84, of: ({ atMs }, toFace) => toFace(atMs) },
  { title: 'Операция', kind: 'text', width: 22, pdfWidth: 110, of: ({ type }) => operationName(type) },
  { title: 'Статус', kind: 'text', width: 16, pdfWidth: 80, of: ({ status }) => statuses[status] },
  { title: 'Сумма', kind: 'money', width: 12, pdfWidth: 72, of: ({ kopecks }) => kopecks },
  { title: 'Скидка', kind: 'money', width: 12, pdfWidth: 60, of: ({ saleKopecks }) => saleKopecks },
  { title: 'Зона', kind: 'text', width: 8, pdfWidth: 40, of: ({ zone }) => zone },
  { title: 'Парковка', kind: 'text', width: 10, of: ({ parkingCode }) => parkingCode },
  { title: 'Автомобиль', kind: 'text', width: 13, pdfWidth: 68, of: ({ number }) => number },
  { title: 'Начало', kind: 'date', width: 17, pdfWidth: 84, of: ({ startsMs }, toFace) => toFace(startsMs) },
  { title: 'Окончание', kind: 'date', width: 17, pdfWidth: 84, of: ({ endsMs }, toFace) => toFace(endsMs) },
  { title: 'Минут', kind: 'number', width: 8, of: ({ durationMin }) => durationMin },
  { title: 'Тариф', kind: 'text', width: 20, of: ({ tariff }) => tariff },
  { title: 'Заказ', kind: 'text', width: 20, pdfWidth: 88, of: ({ orderNumber }) => orderNumber },
  { title: 'Чек', kind: 'text', width: 40, of: ({ checkFiscal }) => checkFiscal },
];

export const historyColumns: Column[] = columns.map(({ of: _, ...column }) => column);

/** Operations of a history as table rows, in the city's time. */
export const historyRows = (timeZone: string): ((operations: readonly Operation[]) => Row[]) => {
  const known = clockFace(timeZone);
  const toFace: ToClockFace = (atMs) => (atMs === null ? null : known(atMs));
  return (operations) => operations.map((operation) => columns.map(({ of }) => of(operation, toFace)));
};
