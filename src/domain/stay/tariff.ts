import { dayKey, instantOf, wallTime, type Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';

/** Prices of a zone. */
export type DayType = 'default' | 'saturday' | 'sunday' | 'holiday';

export interface PriceInterval {
  dayType: DayType;
  /**
   * Minutes since midnight of the city's day. `toMin` can be 1440, and is less than `fromMin` for an interval across
   * midnight.
   */
  fromMin: number;
  toMin: number;
  perHour: Kopecks;
}

export interface TariffContext {
  timeZone: string;
  /** Dates (`2026-11-04`) that the city charges as holidays, if its server sends them. */
  holidays?: readonly string[];
}

/**
 * Returns `holiday` for a date in the city's list, `saturday` for weekday 6, `sunday` for 7, and `default` otherwise.
 */
export const dayTypeAt = (at: Instant, { timeZone, holidays }: TariffContext): DayType => {
  if (holidays?.includes(dayKey(at, timeZone))) return 'holiday';
  const { weekday } = wallTime(at, timeZone);
  if (weekday === 6) return 'saturday';
  return weekday === 7 ? 'sunday' : 'default';
};

/** A day type without intervals follows the default ones. */
const typeOf = (prices: readonly PriceInterval[], dayType: DayType): DayType =>
  prices.some((price) => price.dayType === dayType) ? dayType : 'default';

/** The intervals of one day type. */
export const intervalsOf = (prices: readonly PriceInterval[], dayType: DayType): PriceInterval[] => {
  const valid = typeOf(prices, dayType);
  return prices.filter((price) => price.dayType === valid);
};

/** True if the interval covers this minute of the day. */
export const covers = ({ fromMin, toMin }: PriceInterval, min: number): boolean =>
  fromMin < toMin ? min >= fromMin && min < toMin : min >= fromMin || min < toMin;

/**
 * Returns kopecks an hour at a minute of a day of this type; 0 outside every interval. It creates no list, because the
 * map calls it for 100,000 objects.
 */
const priceOfDay = (prices: readonly PriceInterval[], dayType: DayType, min: number): Kopecks => {
  const valid = typeOf(prices, dayType);
  return prices.find((price) => price.dayType === valid && covers(price, min))?.perHour ?? 0;
};

/**
 * Reads prices at one instant, in kopecks an hour; 0 outside every interval, when parking is free. The clock is read
 * once for all prices.
 */
export const pricesAt = (at: Instant, context: TariffContext): ((prices: readonly PriceInterval[]) => Kopecks) => {
  const { hour, minute } = wallTime(at, context.timeZone);
  const dayType = dayTypeAt(at, context);
  return (prices) => priceOfDay(prices, dayType, hour * 60 + minute);
};

/** Kopecks an hour at an instant. */
export const pricePerHourAt = (prices: readonly PriceInterval[], at: Instant, context: TariffContext): Kopecks =>
  pricesAt(at, context)(prices);

export interface TariffNow {
  perHour: Kopecks;
  /** When the price changes next, and the new price. Undefined if it stays the same for the next eight days. */
  next?: { at: Instant; perHour: Kopecks };
}

/** Returns every instant within eight days after `at` at which an interval begins or ends, in order. */
export const boundaries = (prices: readonly PriceInterval[], at: Instant, context: TariffContext): Instant[] => {
  const { year, month, day } = wallTime(at, context.timeZone);
  const edges = [...new Set(prices.flatMap((price) => [price.fromMin, price.toMin, 0]))];
  const all: Instant[] = [];
  for (let days = 0; days <= 8; days += 1) {
    for (const min of edges) all.push(instantOf({ year, month, day: day + days, minute: min }, context.timeZone));
  }
  return [...new Set(all)].filter((edge) => edge > at).sort((one, other) => one - other);
};

/** Returns the current price and its next change, for the tariff card. */
export const tariffNow = (prices: readonly PriceInterval[], at: Instant, context: TariffContext): TariffNow => {
  const perHour = pricePerHourAt(prices, at, context);
  for (const edge of boundaries(prices, at, context)) {
    const then = pricePerHourAt(prices, edge, context);
    if (then !== perHour) return { perHour, next: { at: edge, perHour: then } };
  }
  return { perHour };
};

/** The price per minute: the hourly price divided by 60, rounded down to a kopeck. */
export const perMinute = (perHour: Kopecks): Kopecks => Math.floor(perHour / 60);

/**
 * Parses `08:00:00`, `8:00` or `24:00` into minutes since midnight. An interval includes the last minute that its end
 * has begun, so an end of 19:59:59 is 20:00. An end of 23:59 or 23:59:59 means midnight.
 */
export const minutesOfDay = (text: string, isEnd = false): number | undefined => {
  const match = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text.trim());
  const [hours, minutes, seconds] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3] ?? 0)];
  if (!match || minutes > 59 || seconds > 59) return undefined;
  const total = hours * 60 + minutes;
  if (total > 1440 || (total === 1440 && seconds > 0)) return undefined;
  if (!isEnd) return total;
  return total === 0 || total === 23 * 60 + 59 ? 1440 : total + (seconds > 0 ? 1 : 0);
};
