import { dayMs, instantOf, minuteMs, wallTime, type Instant } from '../time/cityTime';
import { hasMovedMoney, moneyDirection, type HistoryOperation } from './history';
import type { Kopecks } from '../money/money';

/** A driver's spending and parking time by month, from the operations on the device. */

export interface MonthOfSpending {
  year: number;
  /** 1–12. */
  month: number;
  /** Stays, extensions, barriers and subscriptions. A top-up of the balance is not spent yet. */
  paid: Kopecks;
  /** Refunds for cancelled stays and subscriptions, in the month in which they arrived. */
  returned: Kopecks;
  /** Minutes of paid stays without cancelled time. A stay across the end of a month counts in both months. */
  parkedMin: number;
}

export interface Spending {
  /** Newest first, without gaps between the first and the last month that has data. */
  months: MonthOfSpending[];
  /** The times of the oldest and newest operations, whether they cost anything or not; undefined if none has a date. */
  from?: Instant;
  until?: Instant;
}

const parks: readonly HistoryOperation['type'][] = ['payment', 'renew', 'paymentGate'];
/** Anything longer is a permission or an error of the server, not a stay. */
const maxStayMs = 31 * dayMs;

/** The start and end of a paid stay; undefined if the server does not send them. */
const stayOf = ({
  at,
  startsAt,
  endsAt,
  durationMin,
}: HistoryOperation): { from: Instant; to: Instant } | undefined => {
  const from = startsAt ?? at;
  if (from === undefined) return undefined;
  const to = endsAt ?? (durationMin === undefined ? undefined : from + durationMin * minuteMs);
  return to !== undefined && to > from && to - from <= maxStayMs ? { from, to } : undefined;
};

/**
 * Months by the city's clock, created on first use. Caches the last one, so that not every operation needs a time zone
 * conversion.
 */
class Months {
  readonly byStart = new Map<Instant, MonthOfSpending>();
  private last: { from: Instant; to: Instant; month: MonthOfSpending } | undefined;

  constructor(private readonly timeZone: string) {}

  /** Returns the month of a moment, and when that month ends. */
  of(at: Instant): { month: MonthOfSpending; to: Instant } {
    if (this.last && at >= this.last.from && at < this.last.to) return this.last;
    const { year, month } = wallTime(at, this.timeZone);
    const from = instantOf({ year, month, day: 1 }, this.timeZone);
    const to = instantOf({ year, month: month + 1, day: 1 }, this.timeZone);
    const known = this.byStart.get(from) ?? { year, month, paid: 0, returned: 0, parkedMin: 0 };
    this.byStart.set(from, known);
    this.last = { from, to, month: known };
    return this.last;
  }

  /** Returns all months, newest first, including empty ones in between. */
  all(): MonthOfSpending[] {
    const starts = [...this.byStart.keys()].sort((one, other) => one - other);
    const [first, last] = [starts[0], starts.at(-1)];
    if (first === undefined || last === undefined) return [];
    for (let at = first; at < last; at = this.of(at).to);
    return [...this.byStart]
      .sort(([one], [other]) => other - one)
      .map(([, month]) => ({ ...month, parkedMin: Math.round(month.parkedMin) }));
  }
}

/**
 * Sums up operations (newest first) by months of the city's clock. Money counts in the month of its operation, time in
 * the months in which the vehicle was parked.
 */
export const spendingOf = (operations: readonly HistoryOperation[], timeZone: string): Spending => {
  const months = new Months(timeZone);
  /**
   * By order number, the time from which a stay is already counted or was cancelled. In the list, cancellations and
   * extensions come before their stay.
   */
  const countedFrom = new Map<string, Instant>();
  let from: Instant | undefined;
  let until: Instant | undefined;

  const park = (operation: HistoryOperation): void => {
    const stay = stayOf(operation);
    if (!stay) return;
    const { orderNumber } = operation;
    const to = Math.min(stay.to, countedFrom.get(orderNumber ?? '') ?? stay.to);
    for (let at = stay.from; at < to;) {
      const { month, to: end } = months.of(at);
      const next = Math.min(to, end);
      month.parkedMin += (next - at) / minuteMs;
      at = next;
    }
    if (orderNumber && operation.type === 'renew') countedFrom.set(orderNumber, Math.min(to, stay.from));
  };

  for (const operation of operations) {
    const { at, type, sum, orderNumber, endsAt } = operation;
    if (at !== undefined) {
      from = Math.min(from ?? at, at);
      until = Math.max(until ?? at, at);
    }
    if (!hasMovedMoney(operation)) continue;
    if (at !== undefined && sum > 0) {
      if (moneyDirection(operation) === 'minus') months.of(at).month.paid += sum;
      else if (type === 'cancel') months.of(at).month.returned += sum;
    }
    if (type === 'cancel' && orderNumber && endsAt !== undefined) countedFrom.set(orderNumber, endsAt);
    if (parks.includes(type)) park(operation);
  }
  return { months: months.all(), from, until };
};
