import { dayKey, instantOf, isoInCity, type Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import { calendarDay } from '../time/dateInput';

/** What a city sells: a permission for a time (document 1, section 3; document 2, section 3). */
export interface SubscriptionOffer {
  /** Named when it is bought. */
  code: string;
  title: string;
  description?: string;
  /** Where it is good, where that is not everywhere. */
  zone?: string;
  /** The car and the day that the city offers it for. */
  plate?: string;
  startDay?: Day;
  sum: Kopecks;
  /** For the day before: its date is fixed, and is not sent (PREV_DAY). */
  isForYesterday: boolean;
}

/** A day of the city's calendar, as a date field has it: `2026-11-20`. */
export type Day = string;

/** What the constructor looks for. */
export interface OfferSearch {
  zones: readonly string[];
  startDay: Day;
  days: number;
}

/** No city asks to plan farther ahead; beyond it nothing could be bought anyway, a month being the latest. */
const maxOffsetDays = 366;

const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);
const partsOf = (day: Day): { year: number; month: number; day: number } => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, day: date };
};

export const moveDay = (from: Day, days: number): Day => {
  const { year, month, day } = partsOf(from);
  return dayOf(Date.UTC(year, month - 1, day + days));
};

/** The same day of the next month, or its last where it has no such day. */
const addMonth = (from: Day): Day => {
  const { year, month, day } = partsOf(from);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(day, lastDay)));
};

/** On which days a subscription may begin. */
export interface StartDays {
  today: Day;
  first: Day;
  last: Day;
}

/** From today and the days that the city's settings add, until a month ahead (VAL-34), by the city's calendar. */
export const startDaysAt = (now: Instant, timeZone: string, offsetDays = 0): StartDays => {
  const today = dayKey(now, timeZone);
  const days = Number.isFinite(offsetDays) ? Math.min(Math.max(0, Math.trunc(offsetDays)), maxOffsetDays) : 0;
  return { today, first: moveDay(today, days), last: addMonth(today) };
};

export type StartDayError = 'NoDate' | 'PastDate' | 'TooEarly' | 'TooLate';

/** What is wrong with the day on which a subscription should begin. */
export const checkStartDay = (day: string, { today, first, last }: StartDays): StartDayError | undefined => {
  if (calendarDay(day) === undefined) return 'NoDate';
  if (day < today) return 'PastDate';
  if (day < first) return 'TooEarly';
  return day > last ? 'TooLate' : undefined;
};

/** The beginning of a day, as `timestart` is sent: `2026-11-20T00:00:00+05:00`. */
export const dayForWire = (day: Day, timeZone: string): string =>
  isoInCity(instantOf(partsOf(day), timeZone), timeZone);

/** The text whose hash is the target of a purchase: the same subscription for the same car, whatever its first day. */
export const purchaseText = ({ code, plate }: { code: string; plate: string }): string =>
  `subscription:${code}@${plate}`;

/** Where the money for a subscription comes from. `missing` is what a provider is to be paid. */
export interface PurchasePrice {
  isFromBalance: boolean;
  missing: Kopecks;
}

/** The balance where it is enough; otherwise what it lacks goes through a provider (document 1, section 4). */
export const purchasePrice = (sum: Kopecks, balance: Kopecks | undefined, usesBalance: boolean): PurchasePrice => {
  const available = usesBalance ? Math.max(0, balance ?? 0) : 0;
  const isFromBalance = usesBalance && balance !== undefined && available >= sum;
  return { isFromBalance, missing: isFromBalance ? 0 : sum - Math.min(available, sum) };
};
