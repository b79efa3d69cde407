import * as v from 'valibot';
import type { ReplyOf } from '~/api/contract/endpoint';
import { historyOperation, type getHistory } from '~/api/contract/profile';
import { instantFromWire } from '~/domain/time/cityTime';
import type { HistoryOperation, HistoryPage } from '~/domain/history/history';
import { kopecksFromRoubles } from '~/domain/money/money';
import { nonEmpty } from '../wireText';
import { historyPageSize, typeFromWire } from './operationsFromWire';

/** The most characters that fit on a line. */
const maxLength = 120;
/** No stay or subscription lasts longer than a few years. */
const maxMinutes = 5 * 366 * 1440;

/** Reads one operation. Undefined if it has neither a date nor a type. */
const operationFromWire = (wire: unknown, timeZone: string): HistoryOperation | undefined => {
  const parsed = v.safeParse(historyOperation, wire);
  if (!parsed.success || (parsed.output.dateOperation === undefined && parsed.output.type === undefined))
    return undefined;
  const { dateOperation, type, status, sum, sumSale, duration, startsOf, endOf, ...rest } = parsed.output;
  const moment = (text: string | undefined): number | undefined =>
    text === undefined ? undefined : instantFromWire(text, timeZone);
  return {
    at: moment(dateOperation),
    type: typeFromWire(type),
    status,
    sum: Math.abs(kopecksFromRoubles(sum ?? 0)),
    discount: sumSale !== undefined && sumSale > 0 ? kopecksFromRoubles(sumSale) : undefined,
    orderNumber: nonEmpty(rest.orderNumber, maxLength),
    driver: nonEmpty(rest.driverPhone, maxLength),
    plate: nonEmpty(rest.transport, maxLength),
    zone: nonEmpty(rest.zone, maxLength),
    parkingCode: nonEmpty(rest.parking, maxLength),
    startsAt: moment(startsOf),
    endsAt: moment(endOf),
    durationMin: duration !== undefined && duration > 0 && duration <= maxMinutes ? Math.round(duration) : undefined,
    tariff: nonEmpty(rest.tariff, maxLength),
    permission: nonEmpty(rest.resolution, maxLength),
    receipt: nonEmpty(rest.checkFiscal),
  };
};

/** The date of the last operation with a readable date, as the server writes it. */
const lastDate = (result: readonly unknown[], timeZone: string): string | undefined =>
  result.findLast((wire): wire is { dateOperation: string } => {
    const parsed = v.safeParse(historyOperation, wire);
    return parsed.success && instantFromWire(parsed.output.dateOperation ?? '', timeZone) !== undefined;
  })?.dateOperation;

/**
 * A page of the history. Another page may follow a full page whose last operation is older than the requested moment.
 * Otherwise the server repeats itself, and there is no more.
 */
export const historyFromWire = (
  { result }: ReplyOf<typeof getHistory>,
  timeZone: string,
  requestedBefore = '',
): HistoryPage => {
  const last = result.length < historyPageSize ? undefined : lastDate(result, timeZone);
  const isOlder =
    last !== undefined &&
    (instantFromWire(last, timeZone) ?? 0) < (instantFromWire(requestedBefore, timeZone) ?? Infinity);
  return { lines: result.flatMap((wire) => operationFromWire(wire, timeZone) ?? []), next: isOlder ? last : undefined };
};
