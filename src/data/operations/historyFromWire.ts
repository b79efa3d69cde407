import * as v from 'valibot';
import type { ReplyOf } from '~/api/contract/endpoint';
import { historyLine, type getHistory } from '~/api/contract/profile';
import { instantFromWire } from '~/domain/cityTime';
import type { HistoryLine, HistoryPage } from '~/domain/history';
import { kopecksFromRoubles } from '~/domain/money';
import type { OperationType } from '~/domain/operation';
import { filled } from '../wireText';
import { historyPageSize } from './operationsFromWire';

const types: readonly string[] = ['payment', 'refill', 'renew', 'cancel', 'paymentSubscription', 'paymentGate', 'bonus20'] satisfies OperationType[];

/** Words that a line has room for. */
const longest = 120;
/** No stay or subscription is longer than a few years. */
const mostMin = 5 * 366 * 1440;

/** One line; undefined where it is none at all: neither a date nor a type. */
const lineFromWire = (wire: unknown, timeZone: string): HistoryLine | undefined => {
  const read = v.safeParse(historyLine, wire);
  if (!read.success || (read.output.dateOperation === undefined && read.output.type === undefined)) return undefined;
  const { dateOperation, type, status, sum, sumSale, duration, startsOf, endOf, ...rest } = read.output;
  const moment = (text: string | undefined): number | undefined => (text === undefined ? undefined : instantFromWire(text, timeZone));
  return {
    at: moment(dateOperation),
    type: types.includes(type ?? '') ? (type as OperationType) : 'other',
    status,
    sum: Math.abs(kopecksFromRoubles(sum ?? 0)),
    discount: sumSale !== undefined && sumSale > 0 ? kopecksFromRoubles(sumSale) : undefined,
    orderNumber: filled(rest.orderNumber, longest),
    plate: filled(rest.transport, longest),
    zone: filled(rest.zone, longest),
    parkingCode: filled(rest.parking, longest),
    startsAt: moment(startsOf),
    endsAt: moment(endOf),
    durationMin: duration !== undefined && duration > 0 && duration <= mostMin ? Math.round(duration) : undefined,
    tariff: filled(rest.tariff, longest),
    permission: filled(rest.resolution, longest),
    receipt: filled(rest.checkFiscal),
  };
};

/** The date of the last line that has a readable one, as the server writes it. */
const lastDate = (result: readonly unknown[], timeZone: string): string | undefined =>
  result.findLast((wire): wire is { dateOperation: string } => {
    const read = v.safeParse(historyLine, wire);
    return read.success && instantFromWire(read.output.dateOperation ?? '', timeZone) !== undefined;
  })?.dateOperation;

/**
 * A page of the history. There may be more behind a full page whose last line is older than what was asked for: a server
 * that repeats itself has no more.
 */
export const historyFromWire = ({ result }: ReplyOf<typeof getHistory>, timeZone: string, askedBefore = ''): HistoryPage => {
  const last = result.length < historyPageSize ? undefined : lastDate(result, timeZone);
  const isOlder = last !== undefined && (instantFromWire(last, timeZone) ?? 0) < (instantFromWire(askedBefore, timeZone) ?? Infinity);
  return { lines: result.flatMap((wire) => lineFromWire(wire, timeZone) ?? []), next: isOlder ? last : undefined };
};
