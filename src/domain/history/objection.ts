import { dayMs, minuteMs, startOfDay, type Instant } from '../time/cityTime';
import type { PaymentFailure, PaymentRecord } from '../payments/paymentRecord';
import { normalisePlate } from '../vehicle/plate';
import type { Fine } from './fine';
import { hasMovedMoney, type HistoryOperation } from './history';

/** What an objection against a fine can state: only what records of the device and the account's history show. */

export interface Span {
  from: Instant;
  to: Instant;
}

/** The account's history around the fine, as far as it was read. */
export interface ReadHistory {
  operations: readonly HistoryOperation[];
  /** False if older operations of the period were not read. */
  isComplete: boolean;
}

export type ObjectionEvent =
  /** The time of the violation, with the parts of it that no paid stay covers; undefined if that is not known. */
  | { kind: 'violation'; at: Instant; span: Span; unpaid: readonly Span[] | undefined }
  | { kind: 'record'; at: Instant; record: PaymentRecord }
  | { kind: 'operation'; at: Instant; operation: HistoryOperation }
  /** The time between two paid stays. */
  | { kind: 'gap'; at: Instant; span: Span };

type ObjectionFine = Pick<Fine, 'at' | 'startsAt' | 'endsAt' | 'plate'>;

/** The longest violation that is taken as one. A later end is another date, or an error of the server. */
const maxViolationMs = 7 * dayMs;

/** The time of the violation. Without it only the fine's date is known, which may be that of the decision. */
const violationOf = ({ startsAt, endsAt }: ObjectionFine): Span | undefined => {
  if (startsAt === undefined) return undefined;
  const isSpan = endsAt !== undefined && endsAt > startsAt && endsAt - startsAt <= maxViolationMs;
  return { from: startsAt, to: isSpan ? endsAt : startsAt };
};

/** True if records can be found for the fine: it names a vehicle and a time. */
export const canObject = ({ status, ...fine }: ObjectionFine & Pick<Fine, 'status'>): boolean =>
  status !== 'cancelled' && fine.plate !== undefined && (fine.startsAt ?? fine.at) !== undefined;

/**
 * The city's days from the day before the fine to the day after it: the start of the first, and the end of the last.
 * The fine's own day or days are those of the violation, or else of its date.
 */
export const objectionPeriod = (fine: ObjectionFine, timeZone: string): Span | undefined => {
  const violation = violationOf(fine);
  const [first, last] = [violation?.from ?? fine.at, violation?.to ?? fine.at];
  return first === undefined || last === undefined
    ? undefined
    : { from: startOfDay(first, timeZone, -1), to: startOfDay(last, timeZone, 2) };
};

/** Days before the period in which a stay may have been paid that was still running in it. */
const earlierDays = 7;
/** The time whose operations have to be read. */
export const operationsPeriod = (period: Span, timeZone: string): Span => ({
  from: startOfDay(period.from, timeZone, -earlierDays),
  to: period.to,
});

/** Failures that show an outage between the device and the city, whichever vehicle it was about. */
const outages: readonly (PaymentFailure | undefined)[] = [
  'noNetwork',
  'silent',
  'lost',
  'timeout',
  'portal',
  'serverError',
  'busy',
];

const isInside = (at: Instant, { from, to }: Span): boolean => at >= from && at < to;

const parks: readonly HistoryOperation['type'][] = ['payment', 'renew', 'paymentGate'];

/** The parked time of an operation; undefined if the server does not send both ends. */
const parkedSpan = ({ startsAt, endsAt, durationMin }: HistoryOperation): Span | undefined => {
  if (startsAt === undefined) return undefined;
  const to = endsAt ?? (durationMin === undefined ? undefined : startsAt + durationMin * minuteMs);
  return to !== undefined && to > startsAt ? { from: startsAt, to } : undefined;
};

/** Merges spans that touch or overlap, in order of time. */
const mergedSpans = (spans: readonly Span[]): Span[] => {
  const merged: Span[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else merged.push({ from, to });
  }
  return merged;
};

/** Returns the parts of a span that no other one covers. `others` are merged. A moment is a span without length. */
const uncoveredParts = (span: Span, others: readonly Span[]): Span[] => {
  if (span.from === span.to) return others.some((other) => isInside(span.from, other)) ? [] : [span];
  const parts: Span[] = [];
  let { from } = span;
  for (const other of others) {
    if (other.from > from && from < span.to) parts.push({ from, to: Math.min(other.from, span.to) });
    from = Math.max(from, other.to);
  }
  return from < span.to ? [...parts, { from, to: span.to }] : parts;
};

/** Operations of the vehicle. A cancellation without a plate belongs to the vehicle of its order. */
const operationsOfPlate = (operations: readonly HistoryOperation[], plate: string): HistoryOperation[] => {
  const isOfPlate = (operation: HistoryOperation): boolean =>
    operation.plate !== undefined && normalisePlate(operation.plate) === plate;
  const orders = new Set(operations.filter(isOfPlate).map(({ orderNumber }) => orderNumber));
  return operations.filter(
    (one) =>
      isOfPlate(one) || (one.plate === undefined && one.orderNumber !== undefined && orders.has(one.orderNumber)),
  );
};

/**
 * Returns the times of paid stays, merged; undefined if they cannot be told from the operations. A cancelled stay ends
 * with its cancellation.
 */
const paidSpans = (operations: readonly HistoryOperation[]): Span[] | undefined => {
  const cancelledAt = new Map<string, Instant>();
  for (const operation of operations) {
    if (operation.type !== 'cancel' || !hasMovedMoney(operation)) continue;
    const { orderNumber, at, endsAt } = operation;
    const end = Math.min(at ?? Infinity, endsAt ?? Infinity);
    if (orderNumber === undefined || end === Infinity) return undefined;
    cancelledAt.set(orderNumber, Math.min(end, cancelledAt.get(orderNumber) ?? end));
  }
  const spans: Span[] = [];
  for (const operation of operations) {
    if (!parks.includes(operation.type)) continue;
    const span = parkedSpan(operation);
    if (operation.status === 'unknown' || (hasMovedMoney(operation) && !span)) return undefined;
    if (!span || !hasMovedMoney(operation)) continue;
    const to = Math.min(span.to, cancelledAt.get(operation.orderNumber ?? '') ?? span.to);
    if (to > span.from) spans.push({ from: span.from, to });
  }
  return mergedSpans(spans);
};

/** Gaps between stays that both reach into the period. */
const gapsBetween = (paid: readonly Span[], period: Span): Span[] =>
  paid.flatMap(({ from }, index) => {
    const before = paid[index - 1];
    return before && before.to > period.from && from < period.to ? [{ from: before.to, to: from }] : [];
  });

/** Of one moment, the violation stands first, then what the device did, then what the city recorded. */
const kindOrder: readonly ObjectionEvent['kind'][] = ['violation', 'record', 'operation', 'gap'];

export interface ObjectionSources {
  /** The payment records of this device. */
  records: readonly PaymentRecord[];
  history: ReadHistory | undefined;
}

/**
 * Returns what is known of the fined vehicle in the period, in order of time. Records without a vehicle are listed if
 * they show an outage. Facts against the driver are listed like all others.
 */
export const objectionEvents = (
  fine: ObjectionFine,
  { records, history }: ObjectionSources,
  timeZone: string,
): ObjectionEvent[] => {
  const period = objectionPeriod(fine, timeZone);
  if (!period || fine.plate === undefined) return [];
  const plate = normalisePlate(fine.plate);
  const operations = operationsOfPlate(history?.operations ?? [], plate);
  const paid = history?.isComplete ? paidSpans(operations) : undefined;
  const violation = violationOf(fine);

  const events: ObjectionEvent[] = [];
  if (violation)
    events.push({
      kind: 'violation',
      at: violation.from,
      span: violation,
      unpaid: paid && uncoveredParts(violation, paid),
    });
  for (const record of records) {
    const isOfFine =
      record.plate === undefined ? outages.includes(record.fault) : normalisePlate(record.plate) === plate;
    if (isOfFine && isInside(record.sentAt, period)) events.push({ kind: 'record', at: record.sentAt, record });
  }
  for (const operation of operations) {
    const at = operation.at ?? operation.startsAt;
    const span = parkedSpan(operation);
    const isRunning = span !== undefined && span.from < period.to && span.to > period.from;
    if (at !== undefined && (isInside(at, period) || isRunning)) events.push({ kind: 'operation', at, operation });
  }
  for (const span of gapsBetween(paid ?? [], period)) events.push({ kind: 'gap', at: span.from, span });
  return events.toSorted(
    (one, other) => one.at - other.at || kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind),
  );
};
