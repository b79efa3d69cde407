import { dayMs, instantOf, minuteMs, wallTime, type Instant } from '../time/cityTime';
import type { HistoryOperation } from './history';
import type { Kopecks } from '../money/money';

/** What a driver spent and how long the car stood, month by month, from the lines of the history that are on the device. */

export interface MonthOfSpending {
  year: number;
  /** 1–12. */
  month: number;
  /** Stays, their renewals, barriers and subscriptions; a top-up of the balance is not spent yet. */
  paid: Kopecks;
  /** What cancelled stays and subscriptions gave back, in the month in which it came. */
  returned: Kopecks;
  /** Minutes of paid stays, what was cancelled not counted; a stay over midnight of the last day belongs to two months. */
  parkedMin: number;
}

export interface Spending {
  /** The newest first, none left out between the first and the last one with anything in it. */
  months: MonthOfSpending[];
  /** The oldest and the newest of the lines, whether they cost anything or not; undefined where none has a date. */
  from?: Instant;
  until?: Instant;
}

const spends: readonly HistoryOperation['type'][] = ['payment', 'renew', 'paymentGate', 'paymentSubscription'];
const parks: readonly HistoryOperation['type'][] = ['payment', 'renew', 'paymentGate'];
/** What is longer is a permission or a slip of the server, no stay. */
const maxStayMs = 31 * dayMs;

/** What was refused, called off or is not paid yet moved no money; of what the app cannot read nothing is known. */
const isDone = ({ status }: HistoryOperation): boolean => status === undefined || status === 'done';

/** From when to when a paid stay lasts; undefined where the server does not say. */
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

/** Months by the city's clock, each made when it is first asked for. Which one a moment is in is not asked of the platform line by line. */
class Months {
  readonly byStart = new Map<Instant, MonthOfSpending>();
  private last: { from: Instant; to: Instant; month: MonthOfSpending } | undefined;

  constructor(private readonly timeZone: string) {}

  /** The month of a moment, and when it ends. */
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

  /** The newest first; those between two of them too. */
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
 * Sums up lines of a history, the newest first, by months of the city's clock (issue "Receipts and the personal cabinet";
 * types and statuses: document 2, section 3). Money counts in the month of its line, time in the months in which the car stood.
 */
export const spendingOf = (operations: readonly HistoryOperation[], timeZone: string): Spending => {
  const months = new Months(timeZone);
  /** From when on a stay's time is counted already or was cancelled: a cancellation and renewals stand before what they belong to. */
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
    if (!isDone(operation)) continue;
    if (at !== undefined && sum > 0) {
      if (spends.includes(type)) months.of(at).month.paid += sum;
      else if (type === 'cancel') months.of(at).month.returned += sum;
    }
    if (type === 'cancel' && orderNumber && endsAt !== undefined) countedFrom.set(orderNumber, endsAt);
    if (parks.includes(type)) park(operation);
  }
  return { months: months.all(), from, until };
};
