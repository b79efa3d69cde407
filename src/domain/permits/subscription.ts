import { dayKey, instantOf, isoInCity, type Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import { calendarDay } from '../time/dateInput';

/** A subscription for sale: a permit for a limited time. */
export interface SubscriptionOffer {
  /** Sent with the purchase. */
  code: string;
  title: string;
  description?: string;
  /** Where it is valid, unless that is everywhere. */
  zone?: string;
  /** The vehicle and the day that the city offers it for. */
  plate?: string;
  startDay?: Day;
  sum: Kopecks;
  /** For the day before (`prev_day`): its date is fixed and not sent. */
  isForYesterday: boolean;
}

/** A day of the city's calendar in the format of a date field: `2026-11-20`. */
export type Day = string;

/** The parameters of a search in the constructor. */
export interface OfferSearch {
  zones: readonly string[];
  startDay: Day;
  days: number;
}

/** No city plans further ahead. Nothing could be bought beyond it anyway, because the latest start is a month ahead. */
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

/** The same day of the next month, or its last day if it has no such day. */
const addMonth = (from: Day): Day => {
  const { year, month, day } = partsOf(from);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(day, lastDay)));
};

/** The days on which a subscription may begin. */
export interface StartDays {
  today: Day;
  first: Day;
  last: Day;
}

/** Returns the allowed days by the city's calendar: from today plus the city's offset to a month ahead (VAL-34). */
export const startDaysAt = (now: Instant, timeZone: string, offsetDays = 0): StartDays => {
  const today = dayKey(now, timeZone);
  const days = Number.isFinite(offsetDays) ? Math.min(Math.max(0, Math.trunc(offsetDays)), maxOffsetDays) : 0;
  return { today, first: moveDay(today, days), last: addMonth(today) };
};

export type StartDayError = 'NoDate' | 'PastDate' | 'TooEarly' | 'TooLate';

/** Validates the first day of a search: a day of the calendar from today on. */
export const checkSearchDay = (day: string, today: Day): 'NoDate' | 'PastDate' | undefined => {
  if (calendarDay(day) === undefined) return 'NoDate';
  return day < today ? 'PastDate' : undefined;
};

/** Validates the first day of a purchase. */
export const checkStartDay = (day: string, { today, first, last }: StartDays): StartDayError | undefined => {
  const error = checkSearchDay(day, today);
  if (error) return error;
  if (day < first) return 'TooEarly';
  return day > last ? 'TooLate' : undefined;
};

/** Returns the start of a day as sent in `timestart`: `2026-11-20T00:00:00+05:00`. */
export const dayForWire = (day: Day, timeZone: string): string =>
  isoInCity(instantOf(partsOf(day), timeZone), timeZone);

/** The text that is hashed as the target of a purchase: subscription and vehicle, without the first day. */
export const purchaseText = ({ code, plate }: { code: string; plate: string }): string =>
  `subscription:${code}@${plate}`;

/** How a subscription is paid. `missing` is the amount to pay through a provider. */
export interface PurchasePrice {
  isFromBalance: boolean;
  missing: Kopecks;
}

/** Uses the balance if it suffices. Otherwise the missing amount is paid through a provider. */
export const purchasePrice = (sum: Kopecks, balance: Kopecks | undefined, usesBalance: boolean): PurchasePrice => {
  const available = usesBalance ? Math.max(0, balance ?? 0) : 0;
  const isFromBalance = usesBalance && balance !== undefined && available >= sum;
  return { isFromBalance, missing: isFromBalance ? 0 : sum - Math.min(available, sum) };
};
