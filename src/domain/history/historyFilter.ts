import { instantOf, startOfDay, type Instant } from '../time/cityTime';
import type { OperationType } from './operation';
import { placeNumber } from '../stay/placeRef';
import { normalisePlate } from '../vehicle/plate';
import { calendarDay } from '../time/dateInput';
import { placeOf, type Zone } from '../stay/zone';

/** Which part of the history is read (document 2, sections 2 and 9). */
export type HistoryPeriod = 'all' | 'today' | 'yesterday' | 'weekly' | 'monthly' | 'custom';
export const historyPeriods: readonly HistoryPeriod[] = ['all', 'today', 'yesterday', 'weekly', 'monthly', 'custom'];

export type FilteredType = Exclude<OperationType, 'other' | 'paymentGate'>;
const types: readonly FilteredType[] = ['payment', 'refill', 'renew', 'cancel', 'paymentSubscription', 'bonus20'];

/** As it stands in the address: what is not there is the default, the last thirty days of everything. Dates are YYYY-MM-DD. */
export interface HistorySearch {
  period?: Exclude<HistoryPeriod, 'monthly'>;
  from?: string;
  to?: string;
  operation?: FilteredType;
  vehicle?: string;
  /** A zone's number, or a parking's code where the city has those in the place of zones. */
  zone?: string;
}

const maxTextLength = 40;
const shortText = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text === 'all' || text.length > maxTextLength || /\p{Cc}/u.test(text) ? undefined : text;
};

/** Reads an address; whatever makes no sense in it is left out. Dates belong to a chosen period alone. */
export const readHistorySearch = (search: Record<string, unknown>): HistorySearch => {
  const period = historyPeriods.find((one) => one === search['period']);
  return {
    period: period === 'monthly' ? undefined : period,
    from: period === 'custom' ? calendarDay(search['from']) : undefined,
    to: period === 'custom' ? calendarDay(search['to']) : undefined,
    operation: types.find((one) => one === search['operation']),
    vehicle: shortText(search['vehicle']),
    zone: shortText(search['zone']),
  };
};

export const periodOf = ({ period }: HistorySearch): HistoryPeriod => period ?? 'monthly';

/** The types that may be asked for; bonuses only where the city gives them (OPS-02). */
export const filteredTypes = (givesBonus: boolean): FilteredType[] =>
  types.filter((type) => type !== 'bonus20' || givesBonus);

/** A period whose first day comes after its last one: nothing can be in it. */
export const isBackwards = ({ from, to }: HistorySearch): boolean =>
  from !== undefined && to !== undefined && from > to;

/** Is it clear which days are meant? Of a chosen period both ends are waited for (`bad-input.md`, B-53, B-54). */
export const isComplete = (search: HistorySearch): boolean =>
  periodOf(search) !== 'custom' || (search.from !== undefined && search.to !== undefined && !isBackwards(search));

/** How many days back a period begins. */
const daysBack: { [Period in HistoryPeriod]?: number } = { today: 0, yesterday: 1, weekly: 6, monthly: 29 };

const midnight = (day: string | undefined, timeZone: string, moveDays = 0): Instant | undefined => {
  if (day === undefined) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return instantOf({ year, month, day: date + moveDays }, timeZone);
};

/**
 * From which moment to which a period lasts, the second one no longer in it; undefined where it is open. Week and month
 * are rolling: 7 and 30 days including today, by the city's clock (`decisions.md`).
 */
export const periodSpan = (
  search: HistorySearch,
  now: Instant,
  timeZone: string,
): { from?: Instant; until?: Instant } => {
  const period = periodOf(search);
  if (period === 'custom') return { from: midnight(search.from, timeZone), until: midnight(search.to, timeZone, 1) };
  const days = daysBack[period];
  return {
    from: days === undefined ? undefined : startOfDay(now, timeZone, -days),
    until: period === 'yesterday' ? startOfDay(now, timeZone) : undefined,
  };
};

/** The vehicles to choose from; one that only the address names stands among them, for the list is of it. */
export const withChosenPlate = (plates: readonly string[], chosen: string | undefined): string[] =>
  chosen === undefined || plates.some((plate) => normalisePlate(plate) === normalisePlate(chosen))
    ? [...plates]
    : [...plates, chosen];

/** What the filter asks for in the place of a zone. */
export const zoneValue = (zone: Zone): string => placeNumber(placeOf(zone));

/** The zones to choose from, each once; of parkings by code only those that cost anything (OPS-04). */
export const zonesToFilter = (zones: readonly Zone[]): Zone[] => {
  const charged = zones.filter(
    ({ parkingCode, prices }) => parkingCode === undefined || prices.some(({ perHour }) => perHour > 0),
  );
  return [...new Map(charged.map((zone): [string, Zone] => [zoneValue(zone), zone])).values()];
};
