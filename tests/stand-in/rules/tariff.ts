import { minuteMs, wallTimeAt, type WallTime } from './wallTime';

/** Document 1, section 9: prices by day type and hours of the day. */
export const dayTypes = ['default', 'saturday', 'sunday', 'holiday'] as const;
export type DayType = (typeof dayTypes)[number];

export interface PriceRule {
  dayType: DayType;
  /** HH:mm:ss of the city's day; 23:59:59 means until midnight. */
  from: string;
  to: string;
  kopecksPerHour: number;
}

/** A stretch of a stay at one price. Whole minutes, counted from the minute in which the stay begins. */
export interface PricedPart {
  fromMin: number;
  toMin: number;
  kopecksPerHour: number;
  kopecksPerMin: number;
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return Math.ceil(hours * 60 + minutes + seconds / 60);
};

/** Holidays go before weekdays (document 1, section 9). */
export const dayTypeOf = ({ date, weekday }: Pick<WallTime, 'date' | 'weekday'>, holidays: ReadonlySet<string>): DayType => {
  if (holidays.has(date)) return 'holiday';
  if (weekday === 6) return 'saturday';
  return weekday === 7 ? 'sunday' : 'default';
};

/** Price of an hour divided by 60, rounded down to a kopeck (document 1, section 9). */
const perMinute = (kopecksPerHour: number): number => Math.floor(kopecksPerHour / 60);

const isIn = (minute: number, from: number, to: number): boolean => (from < to ? minute >= from && minute < to : minute >= from || minute < to);

/** The price at a minute of a day and the first minute at which it may change. */
const priceAt = (rules: readonly PriceRule[], dayType: DayType, minute: number): { kopecksPerHour: number; until: number } => {
  const ofType = rules.filter((rule) => rule.dayType === dayType);
  // A day type without a line of its own is charged as any other day.
  const day = ofType.length > 0 ? ofType : rules.filter((rule) => rule.dayType === 'default');
  const spans = day.map((rule) => ({ from: minuteOf(rule.from), to: minuteOf(rule.to), kopecksPerHour: rule.kopecksPerHour }));
  const current = spans.find(({ from, to }) => isIn(minute, from, to));
  const edges = spans.flatMap(({ from, to }) => [from, to]).filter((edge) => edge > minute);
  return { kopecksPerHour: current?.kopecksPerHour ?? 0, until: Math.min(1440, ...edges) };
};

export interface Stay {
  startMs: number;
  durationMin: number;
}

/** A stay cut where its price changes; hours without a price cost nothing. The parts cover the whole stay. */
export const priceStay = (stay: Stay, rules: readonly PriceRule[], holidays: ReadonlySet<string>, timeZone: string): PricedPart[] => {
  const base = Math.floor(stay.startMs / minuteMs) * minuteMs;
  const parts: PricedPart[] = [];
  let fromMin = 0;
  while (fromMin < stay.durationMin) {
    const wall = wallTimeAt(timeZone, base + fromMin * minuteMs);
    const { kopecksPerHour, until } = priceAt(rules, dayTypeOf(wall, holidays), wall.minuteOfDay);
    const toMin = Math.min(stay.durationMin, fromMin + until - wall.minuteOfDay);
    const last = parts.at(-1);
    if (last?.kopecksPerHour === kopecksPerHour) last.toMin = toMin;
    else parts.push({ fromMin, toMin, kopecksPerHour, kopecksPerMin: perMinute(kopecksPerHour) });
    fromMin = toMin;
  }
  return parts;
};

export const costOfPart = ({ fromMin, toMin, kopecksPerMin }: PricedPart): number => (toMin - fromMin) * kopecksPerMin;

/** What a stay costs, in kopecks. */
export const costOf = (parts: readonly PricedPart[]): number => parts.reduce((sum, part) => sum + costOfPart(part), 0);
