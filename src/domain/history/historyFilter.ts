import { instantOf, startOfDay, type Instant } from '../time/cityTime';
import type { HistoryOperation } from './history';
import type { OperationType } from './operation';
import { placeNumber } from '../stay/placeRef';
import { normalisePlate } from '../vehicle/plate';
import { calendarDay } from '../time/dateInput';
import { placeOf, type Zone } from '../stay/zone';

/** The part of the history that is read. */
export type HistoryPeriod = 'all' | 'today' | 'yesterday' | 'weekly' | 'monthly' | 'custom';
export const historyPeriods: readonly HistoryPeriod[] = ['all', 'today', 'yesterday', 'weekly', 'monthly', 'custom'];

export type FilteredType = Exclude<OperationType, 'other' | 'paymentGate'>;
const types: readonly FilteredType[] = ['payment', 'refill', 'renew', 'cancel', 'paymentSubscription', 'bonus20'];

/**
 * The filter in the address. Missing values mean the default: the last thirty days of everything. Dates are YYYY-MM-DD.
 */
export interface HistorySearch {
  period?: Exclude<HistoryPeriod, 'monthly'>;
  from?: string;
  to?: string;
  operation?: FilteredType;
  vehicle?: string;
  /** A zone number, or a parking code in cities that use codes instead of zones. */
  zone?: string;
  /** The order number of an operation. */
  order?: string;
  /** The phone of a driver, as the city's operations name it. */
  driver?: string;
}

const maxTextLength = 40;
/** The longest order number that an operation shows. */
export const maxOrderLength = 120;

const shortText = (value: unknown, maxLength = maxTextLength): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text === 'all' || text.length > maxLength || /\p{Cc}/u.test(text) ? undefined : text;
};

/** An order number as it is sent. The sign before it in a list or a receipt is not part of it. */
export const orderNumberOf = (value: unknown): string | undefined =>
  shortText(typeof value === 'string' ? value.replace(/^\s*(?:№|#|No\.)/u, '') : undefined, maxOrderLength);

/** Reads an address and drops invalid values. Dates apply to a custom period only. */
export const readHistorySearch = (search: Record<string, unknown>): HistorySearch => {
  const period = historyPeriods.find((one) => one === search['period']);
  return {
    period: period === 'monthly' ? undefined : period,
    from: period === 'custom' ? calendarDay(search['from']) : undefined,
    to: period === 'custom' ? calendarDay(search['to']) : undefined,
    operation: types.find((one) => one === search['operation']),
    vehicle: shortText(search['vehicle']),
    zone: shortText(search['zone']),
    order: orderNumberOf(search['order']),
    driver: shortText(search['driver']),
  };
};

/** How many filters are chosen besides the period. */
export const filterCount = ({ operation, vehicle, zone, order, driver }: HistorySearch): number =>
  [operation, vehicle, zone, order, driver].filter((one) => one !== undefined).length;

/** The same period of everything. */
export const withoutFilters = ({ period, from, to }: HistorySearch): HistorySearch => ({ period, from, to });

/** What the operations of a city carry, and so can be searched by (OPS-15). */
export interface SearchedFields {
  hasOrders: boolean;
  /** The phones of the drivers in the operations. */
  drivers: readonly string[];
}

/** Adds what these operations carry. Returns the same object if they carry nothing new. */
export const withFieldsOf = (known: SearchedFields, operations: readonly HistoryOperation[]): SearchedFields => {
  let { hasOrders } = known;
  const drivers = new Set(known.drivers);
  for (const { orderNumber, driver } of operations) {
    hasOrders ||= orderNumber !== undefined;
    if (driver !== undefined) drivers.add(driver);
  }
  return hasOrders === known.hasOrders && drivers.size === known.drivers.length
    ? known
    : { hasOrders, drivers: [...drivers] };
};

export const periodOf = ({ period }: HistorySearch): HistoryPeriod => period ?? 'monthly';

/** The types in the filter. Bonuses are offered only where the city gives them (OPS-02). */
export const filteredTypes = (givesBonus: boolean): FilteredType[] =>
  types.filter((type) => type !== 'bonus20' || givesBonus);

/** True if the first day is after the last day, so that the period is empty. */
export const isBackwards = ({ from, to }: HistorySearch): boolean =>
  from !== undefined && to !== undefined && from > to;

/** True if the days are known. A custom period needs both ends (B-53, B-54). */
export const isComplete = (search: HistorySearch): boolean =>
  periodOf(search) !== 'custom' || (search.from !== undefined && search.to !== undefined && !isBackwards(search));

/** The number of days between today and the first day of a period. */
const daysBack: { [Period in HistoryPeriod]?: number } = { today: 0, yesterday: 1, weekly: 6, monthly: 29 };

const midnight = (day: string | undefined, timeZone: string, moveDays = 0): Instant | undefined => {
  if (day === undefined) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return instantOf({ year, month, day: date + moveDays }, timeZone);
};

/**
 * Returns the start and the exclusive end of a period; undefined where it is open. Week and month are rolling: 7 and 30
 * days including today, by the city's clock.
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

/**
 * The vehicles in the filter. A vehicle from the address is added if it is missing, because the list shows its
 * operations.
 */
export const withChosenPlate = (plates: readonly string[], chosen: string | undefined): string[] =>
  chosen === undefined || plates.some((plate) => normalisePlate(plate) === normalisePlate(chosen))
    ? [...plates]
    : [...plates, chosen];

/** The filter's value for a zone. */
export const zoneValue = (zone: Zone): string => placeNumber(placeOf(zone));

/** The zones in the filter, without duplicates. Parkings by code are listed only if they charge anything (OPS-04). */
export const zonesToFilter = (zones: readonly Zone[]): Zone[] => {
  const charged = zones.filter(
    ({ parkingCode, prices }) => parkingCode === undefined || prices.some(({ perHour }) => perHour > 0),
  );
  return [...new Map(charged.map((zone): [string, Zone] => [zoneValue(zone), zone])).values()];
};
