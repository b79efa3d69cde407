import type { Column, Row } from '../press/Job';
import { operationShown } from '../rules/operationShown';
import { offsetMs } from '../rules/wallTime';
import type { Operation, OperationStatus } from '../store/operations';

const statuses: Record<OperationStatus, string> = { done: 'Выполнена', cancel: 'Отменена', error: 'Ошибка', waiting: 'Ожидает оплаты' };

const quarterMs = 15 * 60_000;

/** A moment as the city's clock face. Zones change their offset at quarters of an hour, so one answer is good for a whole one. */
const clockFace = (timeZone: string): ((atMs: number) => number) => {
  const offsets = new Map<number, number>();
  return (atMs) => {
    const quarter = Math.floor(atMs / quarterMs);
    const offset = offsets.get(quarter) ?? offsetMs(timeZone, quarter * quarterMs);
    offsets.set(quarter, offset);
    return atMs + offset;
  };
};

type Faced = (atMs: number | null) => number | null;

const columns: (Column & { of: (line: Operation, face: Faced) => Row[number] })[] = [
  { title: 'Дата', kind: 'date', width: 17, paperWidth: 84, of: ({ atMs }, face) => face(atMs) },
  { title: 'Операция', kind: 'text', width: 22, paperWidth: 110, of: ({ type }) => operationShown(type) },
  { title: 'Статус', kind: 'text', width: 16, paperWidth: 80, of: ({ status }) => statuses[status] },
  { title: 'Сумма', kind: 'money', width: 12, paperWidth: 72, of: ({ kopecks }) => kopecks },
  { title: 'Скидка', kind: 'money', width: 12, paperWidth: 60, of: ({ saleKopecks }) => saleKopecks },
  { title: 'Зона', kind: 'text', width: 8, paperWidth: 40, of: ({ zone }) => zone },
  { title: 'Парковка', kind: 'text', width: 10, of: ({ parkingCode }) => parkingCode },
  { title: 'Автомобиль', kind: 'text', width: 13, paperWidth: 68, of: ({ number }) => number },
  { title: 'Начало', kind: 'date', width: 17, paperWidth: 84, of: ({ startsMs }, face) => face(startsMs) },
  { title: 'Окончание', kind: 'date', width: 17, paperWidth: 84, of: ({ endsMs }, face) => face(endsMs) },
  { title: 'Минут', kind: 'number', width: 8, of: ({ durationMin }) => durationMin },
  { title: 'Тариф', kind: 'text', width: 20, of: ({ tariff }) => tariff },
  { title: 'Заказ', kind: 'text', width: 20, paperWidth: 88, of: ({ orderNumber }) => orderNumber },
  { title: 'Чек', kind: 'text', width: 40, of: ({ checkFiscal }) => checkFiscal },
];

export const historyColumns: Column[] = columns.map(({ of: _, ...column }) => column);

/** Lines of a history as rows of the table, in the time of the city. */
export const historyRows = (timeZone: string): ((lines: readonly Operation[]) => Row[]) => {
  const known = clockFace(timeZone);
  const face: Faced = (atMs) => (atMs === null ? null : known(atMs));
  return (lines) => lines.map((line) => columns.map(({ of }) => of(line, face)));
};
