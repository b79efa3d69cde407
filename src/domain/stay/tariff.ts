import { dayKey, instantOf, minuteMs, wallTime, type Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';

/** Prices of a zone: document 1, sections 3 and 9. */
export type DayType = 'default' | 'saturday' | 'sunday' | 'holiday';

export interface PriceInterval {
  dayType: DayType;
  /** Minutes since midnight of the city's day; `toMin` may be 1440, and is less than `fromMin` for an interval over midnight. */
  fromMin: number;
  toMin: number;
  perHour: Kopecks;
}

export interface TariffContext {
  timeZone: string;
  /** Dates (`2026-11-04`) that the city charges as holidays, where its server tells them. */
  holidays?: readonly string[];
}

/** Saturday for weekday 6, Sunday for 7, a holiday by the city's calendar, else default. */
export const dayTypeAt = (at: Instant, { timeZone, holidays }: TariffContext): DayType => {
  if (holidays?.includes(dayKey(at, timeZone))) return 'holiday';
  const { weekday } = wallTime(at, timeZone);
  if (weekday === 6) return 'saturday';
  return weekday === 7 ? 'sunday' : 'default';
};

/** A day type without any intervals of its own follows the default ones (document 1, section 9: "else default"). */
const typeOf = (prices: readonly PriceInterval[], dayType: DayType): DayType =>
  prices.some((price) => price.dayType === dayType) ? dayType : 'default';

/** The intervals of one day type. */
export const intervalsOf = (prices: readonly PriceInterval[], dayType: DayType): PriceInterval[] => {
  const valid = typeOf(prices, dayType);
  return prices.filter((price) => price.dayType === valid);
};

/** Does an interval cover this minute of the day? */
export const covers = ({ fromMin, toMin }: PriceInterval, min: number): boolean =>
  fromMin < toMin ? min >= fromMin && min < toMin : min >= fromMin || min < toMin;

/** Kopecks an hour at a minute of such a day; 0 outside every interval. No list is made: the map asks for 100,000. */
export const priceOfDay = (prices: readonly PriceInterval[], dayType: DayType, min: number): Kopecks => {
  const valid = typeOf(prices, dayType);
  return prices.find((price) => price.dayType === valid && covers(price, min))?.perHour ?? 0;
};

/**
 * Reads prices at one instant: kopecks an hour; 0 outside every interval: parking is free then. The clock is read once for all that
 * are asked for.
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
  /** When the price changes next, and to what; undefined where it stays the same for the next eight days. */
  next?: { at: Instant; perHour: Kopecks };
}

/** Every instant after `at`, within eight days, at which an interval begins or ends, in order. */
const boundaries = (prices: readonly PriceInterval[], at: Instant, context: TariffContext): Instant[] => {
  const { year, month, day } = wallTime(at, context.timeZone);
  const edges = [...new Set(prices.flatMap((price) => [price.fromMin, price.toMin, 0]))];
  const all: Instant[] = [];
  for (let days = 0; days <= 8; days += 1) {
    for (const min of edges) all.push(instantOf({ year, month, day: day + days, minute: min }, context.timeZone));
  }
  return [...new Set(all)].filter((edge) => edge > at).sort((one, other) => one - other);
};

/** The price now and its next change: what the tariff card says in words. */
export const tariffNow = (prices: readonly PriceInterval[], at: Instant, context: TariffContext): TariffNow => {
  const perHour = pricePerHourAt(prices, at, context);
  for (const edge of boundaries(prices, at, context)) {
    const then = pricePerHourAt(prices, edge, context);
    if (then !== perHour) return { perHour, next: { at: edge, perHour: then } };
  }
  return { perHour };
};

/** The price of a minute: an hour's divided by 60, rounded down to a kopeck (document 1, section 9). */
export const perMinute = (perHour: Kopecks): Kopecks => Math.floor(perHour / 60);

/**
 * What a stay of at most eight days would cost by the tariff alone; the price to pay is always the server's. Whole
 * minutes count, from the one in which the stay begins.
 * @internal No screen shows it: a price without the server's word would be taken for one.
 */
export const estimateCost = (
  prices: readonly PriceInterval[],
  from: Instant,
  durationMin: number,
  context: TariffContext,
): Kopecks => {
  const start = Math.floor(from / minuteMs) * minuteMs;
  const until = start + durationMin * minuteMs;
  const stops = [start, ...boundaries(prices, start, context).filter((edge) => edge < until), until];
  return stops.slice(0, -1).reduce((total, at, index) => {
    const minutes = ((stops[index + 1] ?? at) - at) / minuteMs;
    return total + perMinute(pricePerHourAt(prices, at, context)) * minutes;
  }, 0);
};

/**
 * `08:00:00`, `8:00` or `24:00` as minutes since midnight. An interval is of whole minutes: it ends after the minute
 * that its end has begun, so 19:59:59 is 20:00; 23:59 and 23:59:59 at its end mean midnight.
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
